import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Programs } from './programs.ts'

export const DATABASE_USER = 'beterwerk'
/** In the cluster, so that a copy of it has it too: for connections that do not come over its socket. */
export const PASSWORD_FILE = 'beterwerk-password'

/** The initdb of a killed start writes on for seconds: eleven in all, in longer and longer pauses. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }

const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=nl']
const ACCESS = [`--username=${DATABASE_USER}`, '--auth-local=trust', '--auth-host=scram-sha-256']

/**
 * Creates the cluster `data` in another folder and moves it into place when it is complete, so that an interrupted
 * start leaves none. `more`: options of initdb. Throws an error with the output of initdb.
 */
export async function initialise(programs: Programs, data: string, more: string[] = []): Promise<void> {
  for await (const leftover of glob(`${data}.new-*`)) await rm(leftover, REMOVAL)
  const unfinished = await mkdtemp(`${data}.new-`)
  const created = join(unfinished, 'data')
  const password = join(unfinished, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await programs.give(unfinished)
  const options = ['--data-checksums', '--no-instructions', ...LOCALE, ...ACCESS, ...more]
  await programs.run('initdb', `--pgdata=${created}`, `--pwfile=${password}`, ...options)
  await rename(password, join(created, PASSWORD_FILE))
  // Another start may have been first: only one of both can be started.
  await rename(created, data).catch((error) => {
    if (!existsSync(data)) throw error
  })
  await rm(unfinished, { recursive: true })
}
