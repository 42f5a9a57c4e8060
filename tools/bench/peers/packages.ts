import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

// The packages of the peers are no dependencies of ours: they are fetched when the peers are measured, and kept. Only
// their own files, since what a CDN serves of them contains everything they need.

/** Exact versions, so that a measurement can be repeated. */
export const versions = {
  '@teamhanko/hanko-elements': '2.7.0',
  '@commercelayer/drop-in.js': '2.27.0',
  '@shopify/buy-button-js': '3.0.6',
  '@descope/web-component': '4.3.2',
  '@descope/web-components-ui': '3.14.1',
  '@descope/web-js-sdk': '1.53.0',
  '@clerk/clerk-js': '6.40.0',
  '@clerk/ui': '1.36.0',
}
export type PackageName = keyof typeof versions

const CACHE = resolve('node_modules/.cache/bench-peers')

const folderOf = (name: PackageName) => join(CACHE, `${name.replace('/', '-')}-${versions[name]}`)

function fetchPackage(name: PackageName) {
  const folder = folderOf(name)
  if (existsSync(folder)) return
  const unpacked = `${folder}.part`
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const spec = `${name}@${versions[name]}`
  try {
    const archive = execSync(`npm pack --silent ${spec}`, { cwd: unpacked, encoding: 'utf8' })
    execSync(`tar xzf ${archive.trim()}`, { cwd: unpacked })
  } catch (cause) {
    throw new Error(`The peers cannot be measured: npm could not fetch ${spec} from its registry.`, { cause })
  }
  renameSync(unpacked, folder)
}

/**
 * Fetches the packages of all peers with npm, unless they were fetched before. Returns the folder of each. Throws an
 * error when npm cannot reach its registry.
 */
export function fetchPackages(): Record<PackageName, string> {
  const names = Object.keys(versions) as PackageName[]
  names.forEach(fetchPackage)
  // Archives of npm contain the folder `package`.
  return Object.fromEntries(names.map((name) => [name, join(folderOf(name), 'package')])) as Record<
    PackageName,
    string
  >
}
