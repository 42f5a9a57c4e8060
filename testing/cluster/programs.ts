import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of servers that the PATH of an ordinary user may lack. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Undefined when the program is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** PgBouncer refuses to run as root. Returns the ids of the user `nobody` instead. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
