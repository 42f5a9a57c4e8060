import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { copySources } from '../harness/copy-sources.ts'
import { type Addition, additions } from './additions.ts'

// Adds a theme to a copy of the sources, as docs/recipes/theme.md describes it. Its files end in .txt here, because they
// are not part of the product and only fit in the copy.

const ROOT = join(import.meta.dirname, '../..')
const FILES = join(import.meta.dirname, 'files')

/** After the last item of the list that begins with `list`, or on top. */
function withLines(text: string, { file, list, lines }: Addition): string {
  const added = `${lines.join('\n')}\n`
  if (list === undefined) return added + text
  const end = text.slice(text.indexOf(`${list}\n`)).match(/^[\]}]/m)?.index
  if (!text.includes(`${list}\n`) || end === undefined) throw new Error(`${file} has no ${list}`)
  const at = text.indexOf(`${list}\n`) + end
  return text.slice(0, at) + added + text.slice(at)
}

/** Copies the sources without their tests. Returns the files added or changed. */
export function addTheme(root: string): string[] {
  copySources(root)
  const files = globSync('**/*.txt', { cwd: FILES }).map((file) => file.replaceAll('\\', '/').slice(0, -4))
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    cpSync(join(FILES, `${file}.txt`), join(root, file))
  }
  for (const addition of additions) {
    const path = join(root, addition.file)
    writeFileSync(path, withLines(readFileSync(path, 'utf8'), addition))
  }
  return [...new Set([...files, ...additions.map(({ file }) => file)])]
}

export function countAddedLines(root: string, file: string): number {
  const read = (path: string) => globSync(path).flatMap((found) => readFileSync(found, 'utf8').split('\n'))
  const linesOf = (path: string) => read(path).filter((line) => line.trim() !== '').length
  return linesOf(join(root, file)) - linesOf(join(ROOT, file))
}
