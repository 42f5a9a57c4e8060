import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'

import { contentsOfAllTables } from '../../testing/harness/all-tables.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { type Acknowledged, saveSome, startWriters, type Writers } from './writers.ts'

const runFile = promisify(execFile)

/** What restoring ends on purpose, and unlogged tables, which PostgreSQL empties. */
const NOT_RESTORED = ['session', 'first_login', 'password_reset', 'login_attempt', 'throttle']
const SAVED_BEFORE = 100

export const contentsOfTables = (portal: Portal): Promise<Record<string, unknown>> =>
  portal.withDatabase(async ({ pool }) => contentsOfAllTables(async (text) => (await pool.query(text)).rows))

/** Without those that are not restored. */
export const differentTables = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(before).filter(
    (table) => !NOT_RESTORED.includes(table) && !isDeepStrictEqual(before[table], after[table]),
  )

export async function saveBefore(writers: Writers): Promise<Acknowledged> {
  await saveSome(writers, SAVED_BEFORE)
  return new Map(writers.acknowledged)
}

/** Every row of every table, and the hash of every uploaded file. */
async function contentsOf(portal: Portal): Promise<Record<string, unknown>> {
  const folder = join(portal.settings.DATA_DIR, 'files')
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  const files = globSync('*/*', { cwd: folder }).sort()
  return {
    ...(await contentsOfTables(portal)),
    files: files.map((path) => [path, hashOf(join(folder, path))]),
  }
}

/**
 * Backs up the server while people save, destroys and restores its data, and compares: with what was acknowledged before
 * the backup, and row by row with a backup of the stopped server.
 */
export async function drillRestore(portal: Portal): Promise<Outcome> {
  const run = (command: string, ...args: string[]) =>
    runFile(process.execPath, [`server/operations/commands/${command}.ts`, ...args], {
      env: { ...process.env, ...portal.settings },
    })
  const destroy = () => rmSync(portal.settings.DATA_DIR, { recursive: true })

  await portal.start()
  const writers = await startWriters(portal.url)
  const acknowledged = await saveBefore(writers)
  await run('backup', join(portal.folder, 'serving.zip'))
  const during = writers.acknowledged.size - acknowledged.size
  await writers.stop()
  await portal.stop()
  const before = await contentsOf(portal)
  await run('backup', join(portal.folder, 'stopped.zip'))

  destroy()
  await run('restore', join(portal.folder, 'serving.zip'))
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  destroy()
  await run('restore', join(portal.folder, 'stopped.zip'))
  const after = await contentsOf(portal)
  const different = differentTables(before, after)
  await portal.start()
  await portal.stop()
  const failures = [
    ...writers.failures,
    ...different.map((table) => `${table} is different`),
    ...(during === 0 ? ['nothing was saved during the backup'] : []),
  ]
  const note = `${acknowledged.size} saved before the backup, ${during} during it; ${Object.keys(before).length} tables and files compared`
  return { tried: 2, survived: different.length > 0 ? 1 : 2, lost, doubled, note, failures }
}
