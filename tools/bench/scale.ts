import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import pg from 'pg'

import { query, startPostgres } from '../../testing/harness/postgres.ts'
import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import type { Report } from './report.ts'
import { compareSizes } from './scale/compare-sizes.ts'
import { explainRequests } from './scale/explain-requests.ts'
import { fill, RECOMMENDED_SETTINGS } from './scale/fill.ts'
import { measureLoginsOf } from './scale/logins.ts'
import { kindsOfPlaces } from './scale/measured.ts'
import { measurePartitions } from './scale/partitions.ts'
import { explainingEnv, loggingSettings, openPlanLog } from './scale/plan-log.ts'
import { reportWholeReads } from './scale/report-whole-reads.ts'
import { largeTablesOf, readSizes } from './scale/whole-tables.ts'
import type { Workspace } from './workspace.ts'

/** The same data in every run. */
const SEED = 1
const THOUSANDTH = 0.001
/** After five executions PostgreSQL plans a statement for any values: it is explained before and after. */
const TIMES = 7

/** The measurements add more than companies may have. */
const NO_LIMITS = { ITEMS_PER_COMPANY: '99999', RECORDS_PER_COMPANY: '99999', SECTIONS_PER_CHECK: '99999' }

const settingsOfPostgres = { ...loggingSettings, ...RECOMMENDED_SETTINGS }

/** Fills the database unless an earlier run did. Returns its address. */
async function prepareDatabase(serverUrl: string, size: number): Promise<string> {
  const name = `size_${String(size).replace('.', '_')}`
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href
  // Renamed only when it is complete.
  const filling = Object.assign(new URL(serverUrl), { pathname: 'filling' }).href
  if ((await query(serverUrl, 'select from pg_database where datname = $1', [name])).length > 0) return url
  await query(serverUrl, 'drop database if exists filling')
  await query(serverUrl, 'create database filling')
  const progress = (line: string) => process.stderr.write(`${line}\n`)
  await fill(filling, { size, seed: SEED, progress })
  await query(filling, 'vacuum analyze')
  await query(serverUrl, `alter database filling rename to ${name}`)
  return url
}

/**
 * Fills PostgreSQL with this share of a million people and with a thousandth of it. Measures the pages' reads and writes,
 * and reports statements that read large tables as a whole. `folder`: keeps the data. `triesPartitions`: by company.
 */
export async function measureScale(
  workspace: Workspace,
  root: string,
  { size, folder, triesPartitions }: { size: number; folder: string | undefined; triesPartitions: boolean },
  report: Report,
) {
  if (folder) mkdirSync(folder, { recursive: true })
  const postgres = await startPostgres({
    folder: folder ? resolve(folder) : createTemporaryFolder('beterwerk-scale-'),
    isKept: folder !== undefined,
    settings: settingsOfPostgres,
  })
  const pools: pg.Pool[] = []
  const start = async (url: string, env: NodeJS.ProcessEnv = {}) => {
    const pool = new pg.Pool({ connectionString: url })
    // Connections that are closing when PostgreSQL stops.
    pool.on('error', () => {})
    pools.push(pool)
    const settings = { DATABASE_URL: url, DEMO: '0', ...NO_LIMITS, ...env }
    const portal = await workspace.startPortal(root, 'scale-data', settings)
    return { ...portal, pool }
  }
  try {
    const urls = [await prepareDatabase(postgres.url, THOUSANDTH), await prepareDatabase(postgres.url, size)]
    const small = await start(urls[0]!)
    const large = await start(urls[1]!)
    await compareSizes(small, large, report)
    await small.stop()
    await measureLoginsOf(large, report)
    await large.stop()

    const { url, pool, stop } = await start(urls[1]!, explainingEnv())
    const sizes = largeTablesOf(await readSizes(pool))
    const log = openPlanLog(postgres.data, pool)
    const explained = await explainRequests({ url, pool, log, sizes, times: TIMES, kinds: kindsOfPlaces })
    reportWholeReads(explained, report)
    await stop()
    if (triesPartitions) await measurePartitions(pool, report)
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await postgres.stop()
    // It would grow with every run.
    rmSync(join(postgres.data, 'log'), { recursive: true, force: true })
  }
}
