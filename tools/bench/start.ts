import { pino } from 'pino'

import { openEmbedded } from '#server/platform/embedded-database/embedded.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const RESTARTS = 5

/** Returns the result of `work`, and its time in milliseconds. */
async function time<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

/** Until the server says that it is ready: the first time, and after it was killed. */
export async function measureStart(workspace: Workspace, root: string, report: Report) {
  const options = { poolSize: parseConfig({}).databaseLimits.poolSize, programs: process.env.PG_BIN_DIR }
  const [database, creating] = await time(() =>
    openEmbedded(workspace.dataDir('empty-database'), options, pino({ level: 'silent' })),
  )
  await database.close()
  const start = () => workspace.startPortal(root, 'start-data')
  const [first, starting] = await time(start)
  report('first start, with the demo', formatMilliseconds(starting))
  report('  of the database alone', formatMilliseconds(creating), '≤ 2000 ms')
  let portal = first
  const times: number[] = []
  for (let round = 0; round < RESTARTS; round++) {
    await portal.kill()
    const [next, restarting] = await time(start)
    portal = next
    times.push(restarting)
  }
  report(
    `start after a kill, the longest of ${RESTARTS}`,
    formatMilliseconds(Math.max(...times)),
    '≤ 3000 ms',
  )
  await portal.stop()
}
