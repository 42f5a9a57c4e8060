import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of servers that the PATH of an ordinary user may lack. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Per installation, in milliseconds. */
const INSTALL_TIMEOUT_MS = 300_000

/** Undefined when the program is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** As root on Debian and its derivatives only. Prints what it installs, and when that fails. */
export function installPackages(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`To test with, this installs: ${names.join(', ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIMEOUT_MS,
    })
  try {
    run('update', '-q')
    run('install', '-qy', ...names)
  } catch {
    process.stdout.write(`Could not be installed: ${names.join(', ')}\n`)
  }
}

/** PgBouncer refuses to run as root. Returns the ids of the user `nobody` instead. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
