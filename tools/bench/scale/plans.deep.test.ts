import pg from 'pg'
import { describe, expect, test } from 'vitest'

import { startPostgres } from '../../../testing/harness/postgres.ts'
import { launch } from '../../../testing/harness/server.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { type Explained, explainRequests } from './explain-requests.ts'
import { fill } from './fill.ts'
import { explainingEnv, loggingSettings, openPlanLog } from './plan-log.ts'
import { pretendSize } from './pretend-size.ts'
import { largeTablesOf, readSizes } from './whole-tables.ts'

// No request of a page reads a large table as a whole. A database with a thousandth of the full size gets the statistics
// of the full size, every request is sent, and the executed plans are examined, also those of triggers and foreign keys.
// What it cannot see: an index that finds the rows late, and plans that depend on the distribution of values at full
// size. `npm run bench -- scale` measures these.

const SIZE = 0.001
/** Statements are planned for the values of a request, or, when executed often, for any values. */
const modes = ['force_custom_plan', 'force_generic_plan']

const root = process.cwd()

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  // Some may still be closing when PostgreSQL stops.
  return pool.on('error', () => {})
}

async function explainWith(
  url: string,
  folder: string,
  settings: Record<string, string>,
): Promise<Explained> {
  const pool = openPool(url)
  const env = {
    DATABASE_URL: url,
    DATA_DIR: createTemporaryFolder('beterwerk-plans-'),
    EXPORTS_PER_HOUR: '19999',
  }
  const log = openPlanLog(folder, pool)
  const server = await launch({ ...env, ...explainingEnv(settings) }, root)
  try {
    const sizes = largeTablesOf(await readSizes(pool))
    return await explainRequests({ url: server.address.url, pool, log, sizes, times: 1, kinds: ['ordinary'] })
  } finally {
    server.process.disconnect()
    await server.exited
    await pool.end()
  }
}

/** Each statement once, with the first request that executes it. */
function describeReads({ ofRequests }: Explained): string[] {
  const statements = new Map<string, string>()
  for (const [name, reads] of ofRequests)
    for (const { table, node, statement } of reads) {
      const key = `${table}, ${node}: ${statement.trim().replaceAll(/\s+/g, ' ')}`
      if (!statements.has(key)) statements.set(key, name)
    }
  return [...statements].map(([statement, name]) => `${name}: ${statement}`)
}

describe('with the statistics of a million people', () => {
  test('no request reads a large table as a whole', async () => {
    const postgres = await startPostgres({ settings: loggingSettings })
    let pool: pg.Pool | undefined
    try {
      await fill(postgres.url, { size: SIZE, seed: 1 })
      pool = openPool(postgres.url)
      await pool.query('vacuum analyze')
      await pretendSize(pool, 1 / SIZE)
      for (const plan_cache_mode of modes) {
        const explained = await explainWith(postgres.url, postgres.data, { plan_cache_mode })
        expect(describeReads(explained), plan_cache_mode).toEqual([])
        expect(explained.failures).toEqual([])
        expect(explained.withoutPlace).toEqual([])
      }
    } finally {
      await pool?.end()
      await postgres.stop()
    }
  })
})
