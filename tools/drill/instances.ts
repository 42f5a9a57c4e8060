import { setTimeout } from 'node:timers/promises'

import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { startCluster } from '../../testing/cluster/cluster.ts'
import { Crowd } from '../../testing/cluster/crowd.ts'
import { query } from '../../testing/harness/postgres.ts'
import type { Outcome } from './report.ts'

const VISITORS = 4
const MAX_RUN_MS = 3_000

/** At random moments while people work, `rounds` times. PostgreSQL must sync its commits. */
export async function drillInstances(databaseUrl: string, rounds: number): Promise<Outcome> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: '' }
  const { db, close } = await connect(parseConfig(settings), createLogger())
  await migrate(db).finally(close)
  const cluster = await startCluster(settings)
  try {
    const crowd = new Crowd(cluster, (...statement) => query(databaseUrl, ...statement))
    for (let number = 0; number < VISITORS; number++) await crowd.add(`els${number}`)
    const unanswered = await crowd.work(async () => {
      for (let round = 0; round < rounds; round++) {
        const instance = cluster.instances[Math.floor(Math.random() * cluster.instances.length)]!
        await setTimeout(Math.random() * MAX_RUN_MS)
        await instance.kill()
        await instance.start()
      }
    })
    await crowd.expireClaims()
    const { lost, doubled } = await crowd.compare()
    const unexplained = unanswered.filter((failure) => !crowd.wasOnDying(failure))
    const saved = crowd.visitors.flatMap(({ advices, files }) => [...advices, ...files]).length
    return {
      tried: rounds,
      survived: rounds - unexplained.length,
      lost: lost.length,
      doubled: doubled.length,
      note: `${saved} advices and files saved; ${unanswered.length} requests were on an instance that died`,
      failures: [...lost, ...doubled, ...unexplained.map((failure) => JSON.stringify(failure))],
    }
  } finally {
    await cluster.stop()
  }
}
