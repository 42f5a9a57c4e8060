import type { Client } from 'pg'

import { copyRows } from './copy-rows.ts'
import type { Definition } from './definitions.ts'
import { inTransaction, type Job } from './jobs.ts'
import type { startRowMakers } from './row-makers.ts'
import { fillSearch, searchTables } from './search-tables.ts'
import type { Table } from './tables/table.ts'
import type { World } from './world.ts'

const STEPS = 10

/** `rows`: null when only indexes were made. `seconds`: including indexes. */
export type Filled = { table: string; rows: number | null; seconds: number }

export type Progress = (line: string) => void

type Options = {
  world: World
  makers: ReturnType<typeof startRowMakers>
  definitions: readonly Definition[]
  names: readonly string[]
  progress: Progress
}

/** First, so that the connections finish at about the same time. */
const longest = ['person_search', 'check_answer', 'company_activity'] as const
/** It reads the companies, whose indexes cannot be made meanwhile. */
const AFTER_INDEXES = 'company_search'

export function createFilling({ world, makers, definitions, names, progress }: Options) {
  const filled: Filled[] = []

  async function timed(table: string, run: () => Promise<number | null>): Promise<void> {
    const start = performance.now()
    const rows = await run()
    const seconds = (performance.now() - start) / 1000
    filled.push({ table, rows, seconds })
    progress(`${table}: ${rows === null ? 'indexes' : `${rows} rows`} in ${seconds.toFixed(1)} s`)
  }

  function copy(client: Client, table: Table): Promise<number> {
    let told = 0
    const rows = makers.rowsOf(world, table, (part) => {
      const step = Math.floor(part * STEPS)
      if (step > told && step < STEPS) progress(`${table.name}: ${(step * 100) / STEPS} %`)
      told = step
    })
    return copyRows(client, table, rows)
  }

  async function createIndexes(client: Client, name: string): Promise<void> {
    for (const { table, create } of definitions) if (table === name) await client.query(create)
  }

  const fill = (name: string, add: (client: Client) => Promise<number>): Job =>
    inTransaction((client) =>
      timed(name, async () => {
        await client.query(`truncate "${name}"`)
        const count = await add(client)
        await createIndexes(client, name)
        return count
      }),
    )

  const index =
    (name: string): Job =>
    (client) =>
      timed(name, async () => {
        await createIndexes(client, name)
        return null
      })

  return {
    filled,
    /** Empties all tables, removes the indexes, and fills the tables that others refer to. Requires a transaction. */
    fillReferenced:
      (referenced: readonly Table[]): Job =>
      async (client) => {
        await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity cascade`)
        for (const { drop } of definitions) await client.query(drop)
        // The trigger computes the key by which companies are sorted.
        await client.query('alter table company enable always trigger sort_new_company')
        for (const table of referenced) await timed(table.name, () => copy(client, table))
        await client.query('alter table company enable trigger sort_new_company')
      },
    /** The jobs that make the indexes of the filled tables, and fill the others, longest first. */
    listJobs(referenced: readonly Table[], others: readonly Table[]): Job[] {
      const filling = new Map<string, Job>([
        ...others.map((table) => [table.name, fill(table.name, (client) => copy(client, table))] as const),
        ...searchTables.map((name) => [name, fill(name, (client) => fillSearch(client, name))] as const),
      ])
      const take = (name: string): Job => {
        const job = filling.get(name)!
        filling.delete(name)
        return job
      }
      const first = longest.map(take)
      const last = take(AFTER_INDEXES)
      return [...first, ...referenced.map(({ name }) => index(name)), last, ...filling.values()]
    },
  }
}
