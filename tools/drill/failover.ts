import { setTimeout } from 'node:timers/promises'

import { Crowd } from '../../testing/cluster/crowd.ts'
import { startPair, startServerOn } from '../../testing/cluster/pair.ts'
import { query } from '../../testing/harness/postgres.ts'
import { inSeconds } from './recovery.ts'
import type { Outcome } from './report.ts'

const VISITORS = 4
const MIN_RUN_MS = 1_000

const POLL_MS = 5

/**
 * Kills the primary at random moments while people work, and promotes its standby, which has every acknowledged commit,
 * `rounds` times. Measures the longest time in which nobody could save.
 */
export async function drillFailovers(rounds: number): Promise<Outcome> {
  const pair = await startPair({ fsync: 'on', full_page_writes: 'on' })
  const server = await startServerOn(pair)
  try {
    const crowd = new Crowd({ ...server, deaths: [] }, (...statement) =>
      query(pair.primary.url, ...statement),
    )
    for (let number = 0; number < VISITORS; number++) await crowd.add(`els${number}`)
    const saved = () =>
      crowd.visitors.reduce((sum, { advices, files }) => sum + advices.length + files.size, 0)
    const pauses: number[] = []
    const unanswered = await crowd.work(async () => {
      for (let round = 0; round < rounds; round++) {
        await setTimeout(MIN_RUN_MS + Math.random() * MIN_RUN_MS)
        const begin = performance.now()
        const failed = pair.failOver()
        const before = saved()
        await failed
        while (saved() === before) await setTimeout(POLL_MS)
        pauses.push(performance.now() - begin)
        await pair.replaceDead()
      }
    })
    const { lost, doubled } = await crowd.compare()
    const unexpected = unanswered.filter(({ reason }) => reason !== 503)
    return {
      tried: rounds,
      survived: rounds - unexpected.length,
      lost: lost.length,
      doubled: doubled.length,
      note: `${saved()} advices and files saved, ${unanswered.length} requests repeated; nothing saved for ${inSeconds(Math.max(...pauses))} at most, of which promoting is a part`,
      failures: [...lost, ...doubled, ...unexpected.map((failure) => JSON.stringify(failure))],
    }
  } finally {
    await server.stop()
    await pair.stop()
  }
}
