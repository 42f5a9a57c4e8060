import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { readSource } from '../source.ts'
import { root, version } from './compiler.ts'

/** The bundler has a range for these, so that a remote of others can share them. */
const SHARED_PACKAGES = /^react(-dom)?(\/|$)/
const CODE = /\.tsx?$/
/** Of the hash: enough that no two contents of a file have the same. */
const HASH_LENGTH = 10

const packageOf = (specifier: string) => specifier.match(/^(@[^/]+\/)?[^/]+/)![0]

function packageVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json')
  return `${name}@${JSON.parse(readFileSync(file, 'utf8')).version}`
}

/** By path, what the file imports: own code, and packages with their versions. Read once per build. */
const imports = new Map<string, { text: string; files: string[]; packages: string[] }>()

function importsOf(file: string) {
  const known = imports.get(file)
  if (known) return known
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const { specifiers } = readSource(file, text)
  const own = specifiers.filter((specifier) => /^[.#]/.test(specifier))
  const read = {
    text,
    files: own
      .map((it) => (it.startsWith('#') ? it.slice(1) : posix.join(posix.dirname(file), it)))
      .filter((path) => CODE.test(path)),
    packages: specifiers
      .filter((specifier) => !own.includes(specifier) && !SHARED_PACKAGES.test(specifier))
      .map((specifier) => packageVersion(packageOf(specifier))),
  }
  imports.set(file, read)
  return read
}

function contentsOf(file: string, found = new Set<string>()): Set<string> {
  const { text, files, packages } = importsOf(file)
  const content = `${file}\n${text}`
  if (found.has(content)) return found
  found.add(content)
  for (const name of packages) found.add(name)
  for (const imported of files) contentsOf(imported, found)
  return found
}

/**
 * The version of the product with a hash of what the module is: its source with its types, that of everything it
 * imports, and the versions of packages, as in '0.5.0-h1a2b3c4d5e'. `file`: its path in the project, with slashes.
 */
export function versionOfModule(file: string): string {
  const hash = createHash('sha256')
    .update([...contentsOf(file)].toSorted().join('\0'))
    .digest('hex')
  return `${version}-h${hash.slice(0, HASH_LENGTH)}`
}
