import type { Client } from 'pg'

import { copyRows } from './copy-rows.ts'
import type { Definition } from './definitions.ts'
import { inTransaction, type Job } from './jobs.ts'
import type { startRowMakers } from './row-makers.ts'
import { fillSearch, searchTables } from './search-tables.ts'
import type { Table } from './tables/table.ts'
import type { World } from './world.ts'

/** The number of steps of a table that are told. */
const STEPS = 10

/** What was done with a table. `rows`: that were added; null when only its indexes were made. `seconds`: with its indexes. */
export type Filled = { table: string; rows: number | null; seconds: number }

/** Takes a line about what is being done. */
export type Progress = (line: string) => void

type Options = {
  world: World
  makers: ReturnType<typeof startRowMakers>
  definitions: readonly Definition[]
  /** Of all tables that are filled. */
  names: readonly string[]
  progress: Progress
}

/** The tables that take longest, so that one connection has little left to do when the other one has nothing. */
const first = ['person_search', 'check_answer', 'company_activity']
const placeOf = (name: string) => first.indexOf(name) + 1 || first.length + 1

/** Creates the jobs that fill tables. They add what they did to `filled`. */
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

  return {
    filled,
    /** Empties all tables, removes the indexes, and fills the tables that others refer to. Requires a transaction. */
    fillReferenced:
      (referenced: readonly Table[]): Job =>
      async (client) => {
        await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity cascade`)
        for (const { drop } of definitions) await client.query(drop)
        // It computes the key by which companies are sorted.
        await client.query('alter table company enable always trigger sort_new_company')
        for (const table of referenced) await timed(table.name, () => copy(client, table))
        await client.query('alter table company enable trigger sort_new_company')
      },
    /** Fills the other tables and those of the search, the longest ones first. */
    fillOthers: (others: readonly Table[]): Job[] =>
      [
        ...others.map((table) => ({
          name: table.name,
          job: fill(table.name, (client) => copy(client, table)),
        })),
        ...searchTables.map((name) => ({ name, job: fill(name, (client) => fillSearch(client, name)) })),
      ]
        .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
        .map(({ job }) => job),
    /** Makes the indexes of a table whose rows are there. */
    createIndexesOf:
      (name: string): Job =>
      (client) =>
        timed(name, async () => {
          await createIndexes(client, name)
          return null
        }),
  }
}
