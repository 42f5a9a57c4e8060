import { pino } from 'pino'
import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { today as dayInAmsterdam } from '#shared/domain/basics/date.ts'
import { PASSWORD } from '../accounts.ts'
import { listAccounts } from './fill/accounts.ts'
import type { Progress } from './fill/filling.ts'
import { load } from './fill/loading.ts'
import { computeSummaries } from './fill/summaries.ts'
import { readTemplates } from './fill/templates.ts'
import { createWorld } from './fill/world.ts'

/** For two processors and 16 GB. Source: PostgreSQL's documentation, "Populating a Database". */
export const RECOMMENDED_SETTINGS: Record<string, string> = {
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '30min',
}

/**
 * `size`: 1 for a million people, 300,000 companies, 50 million answers and 10 million action points. `seed`: a whole
 * number; equal seeds give equal data on the same day, except for the password's salt. `progress`: takes a line about
 * what is done.
 */
export type FillOptions = { size: number; seed: number; progress?: Progress }

export type Fill = Awaited<ReturnType<typeof fill>>

/**
 * Migrates and fills the empty database at `url`, whose user must be a superuser. Returns accounts with their `password`,
 * and rows and seconds per table. Throws an error when there are people already. Files of companies have no bytes: their
 * downloads fail.
 */
export async function fill(url: string, { size, seed, progress = () => undefined }: FillOptions) {
  const start = performance.now()
  const { db, close } = await connect(parseConfig({ DATABASE_URL: url }), pino({ level: 'silent' }))
  try {
    await migrate(db)
    if (await db.selectFrom('person').select('id').limit(1).executeTakeFirst())
      throw new Error('The database is not empty')
    progress('templates of checks')
    const templates = await readTemplates(url, seed)
    const passwordHash = await hashPassword(PASSWORD)
    const world = createWorld({ size, seed, today: dayInAmsterdam(), passwordHash, templates })
    const tables = await load(url, world, progress)
    progress('summaries of companies')
    await computeSummaries(db)
    return {
      accounts: listAccounts(world),
      password: PASSWORD,
      tables,
      seconds: (performance.now() - start) / 1000,
    }
  } finally {
    await close()
  }
}

// `npx node tools/bench/scale/fill.ts <url> [size] [seed]` fills a database and prints who can log in.
if (import.meta.main) {
  const [url, size = '0.001', seed = '1'] = process.argv.slice(2)
  if (!url) throw new Error('The address of an empty database is needed')
  const progress = (line: string) => process.stderr.write(`${line}\n`)
  console.log(await fill(url, { size: Number(size), seed: Number(seed), progress }))
}
