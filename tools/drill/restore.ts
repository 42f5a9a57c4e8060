import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { contentsOfAllTables } from '../../testing/harness/all-tables.ts'
import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { compare, startWriters } from './writers.ts'

/** What restoring ends on purpose. */
const ENDED = ['session', 'first_login', 'password_reset']

const contentsOf = (portal: Portal) =>
  portal.withDatabase(async ({ pool }) => contentsOfAllTables(async (text) => (await pool.query(text)).rows))

/**
 * Backs up the server while people save, destroys its data, restores them, and compares: everything that was acknowledged
 * when the backup began, and row by row what the server has after it was stopped and backed up once more.
 */
export async function drillRestore(portal: Portal): Promise<Outcome> {
  const run = (command: string, ...args: string[]) =>
    execFileSync(process.execPath, [`server/commands/${command}.ts`, ...args], {
      env: { ...process.env, ...portal.settings },
    })
  const destroy = () => rmSync(portal.settings.DATA_DIR, { recursive: true })

  await portal.start()
  const writers = await startWriters(portal.url, portal.companyId)
  while (writers.acknowledged.size < 100) await new Promise(setImmediate)
  const acknowledged = new Set(writers.acknowledged)
  run('backup', join(portal.folder, 'serving.zip'))
  await writers.stop()
  await portal.stop()
  const before = await contentsOf(portal)
  run('backup', join(portal.folder, 'stopped.zip'))

  destroy()
  run('restore', join(portal.folder, 'serving.zip'))
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  destroy()
  run('restore', join(portal.folder, 'stopped.zip'))
  const after = await contentsOf(portal)
  const different = Object.keys(before).filter(
    (table) => !ENDED.includes(table) && JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  )
  await portal.start()
  await portal.stop()
  const note =
    different.length > 0 ? `different: ${different.join(', ')}` : `${acknowledged.size} saved before`
  return { tried: 2, survived: different.length > 0 ? 1 : 2, lost, doubled, note }
}
