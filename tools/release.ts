import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

// npm run release                                 builds, and collects in release/ what a server needs: nothing else is
//                                                 installed there. It runs on systems like the one that made it.
// npm run release -- --out folder                 in another folder, which must not exist
// npm run release -- --without-dependencies       without node_modules: `npm ci` makes them there

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'release' }, 'without-dependencies': { type: 'boolean' } },
})
const out = resolve(values.out)

const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'docs/operators.md', 'docs/cms-editors.md']
const INSTALLATION = ['package.json', 'package-lock.json', '.npmrc']
const CHECKSUMS = 'SHA256SUMS'

/** Whether a file runs in production. */
const isProduct = (path: string) => !/\.test\.tsx?$/.test(path)

function copySources() {
  for (const folder of ['server', 'content', 'shared/domain', 'dist'])
    cpSync(folder, join(out, folder), { recursive: true, filter: isProduct })
  for (const file of [...INSTALLATION, ...DOCUMENTS]) cpSync(file, join(out, file))
  cpSync('tools/release', out, { recursive: true })
}

/**
 * Leaves the scripts for operators, and the packages of the server: with those for development listed, npm would also
 * install what is optional and development needs (the TypeScript compiler), and leave out of the list of packages what
 * both need.
 */
function reduceDescription() {
  const path = join(out, 'package.json')
  const description = JSON.parse(readFileSync(path, 'utf8'))
  delete description.devDependencies
  const scripts = Object.entries<string>(description.scripts).filter(([, command]) =>
    / server\//.test(command),
  )
  writeFileSync(
    path,
    `${JSON.stringify({ ...description, scripts: Object.fromEntries(scripts) }, null, 2)}\n`,
  )
  npm('install', '--package-lock-only', '--no-audit', '--no-fund')
}

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: out, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** All packages in production, as CycloneDX, without what differs per run. */
function writeBillOfMaterials() {
  const list = JSON.parse(npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx'))
  delete list.serialNumber
  delete list.metadata.timestamp
  list.metadata.component.name = 'beterwerk'
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(list, null, 2)}\n`)
}

/** For `sha256sum --check --quiet SHA256SUMS`. */
function writeChecksums() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .sort()
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  writeFileSync(join(out, CHECKSUMS), files.map((file) => `${sum(file)}  ${file}\n`).join(''))
}

if (existsSync(out)) throw new Error(`${out} exists already`)
mkdirSync(out, { recursive: true })
copySources()
reduceDescription()
if (!values['without-dependencies']) npm('ci', '--no-audit', '--no-fund')
writeBillOfMaterials()
writeChecksums()
process.stdout.write(`The release is in ${out}\n`)
