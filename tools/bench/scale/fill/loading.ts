import type { Client } from 'pg'

import { copyRows } from './copy-rows.ts'
import { continueIds, type Definition, listDefinitions, listReferenced } from './definitions.ts'
import { inTransaction, type Job, openClient, runJobs } from './jobs.ts'
import { startRowMakers } from './row-makers.ts'
import { searchTables } from './search-tables.ts'
import type { Table } from './tables/table.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'

/** How many connections work at once: as many as the processors of the machine for which the target is. */
const CONNECTIONS = 2
/** The number of steps of a table about which something is said. */
const STEPS = 10

/** What was done with a table. `rows`: that were copied; null for none. `seconds`: with its indexes. */
export type Filled = { table: string; rows: number | null; seconds: number }

/** Tells what is being done. */
export type Progress = (line: string) => void

/** The tables, the longest first: what is left to one connection at the end must be short. */
const longestFirst = [
  'check_answer',
  'company_activity',
  'person_search',
  'check_risk',
  'audit_event',
  'reminder',
  'check_round',
]
const placeOf = (name: string) => longestFirst.indexOf(name) + 1 || longestFirst.length + 1

/**
 * Fills all tables of an empty database with the rows of a world. First those that others refer to, since they can be emptied
 * only together with all others; then the others with their indexes, two at once. Throws an error when something fails; the
 * database must be made anew then, since indexes are missing.
 */
export async function load(url: string, world: World, progress: Progress): Promise<Filled[]> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openClient(url)))
  const makers = startRowMakers(world)
  const filled: Filled[] = []
  const names = [...tables, ...searchTables].map(({ name }) => name)

  async function timed(table: string, run: () => Promise<number | null>): Promise<void> {
    const start = performance.now()
    const rows = await run()
    const seconds = (performance.now() - start) / 1000
    filled.push({ table, rows, seconds })
    progress(`${table}: ${rows === null ? 'indexes' : `${rows} rows`} in ${seconds.toFixed(1)} s`)
  }

  function copy(client: Client, table: Table): Promise<number> {
    let step = 0
    const rows = makers.rowsOf(world, table, (part) => {
      const reached = Math.floor(part * STEPS)
      if (reached > step && reached < STEPS) progress(`${table.name}: ${reached * (100 / STEPS)} %`)
      step = reached
    })
    return copyRows(client, table, rows)
  }

  async function createIndexes(
    client: Client,
    definitions: readonly Definition[],
    table: string,
  ): Promise<void> {
    for (const definition of definitions)
      if (definition.table === table) await client.query(definition.create)
  }

  async function copyReferenced(
    client: Client,
    referenced: readonly Table[],
    definitions: readonly Definition[],
  ) {
    await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity cascade`)
    for (const { drop } of definitions) await client.query(drop)
    // The trigger computes the key by which companies are sorted.
    await client.query('alter table company enable always trigger sort_new_company')
    for (const table of referenced) await timed(table.name, () => copy(client, table))
    await client.query('alter table company enable trigger sort_new_company')
  }

  const jobsOf = (
    others: readonly Table[],
    referenced: readonly Table[],
    definitions: readonly Definition[],
  ): Job[] => {
    const fill = (name: string, rows: (client: Client) => Promise<number>): Job => ({
      name,
      run: (client) =>
        inTransaction(client, () =>
          timed(name, async () => {
            await client.query(`truncate "${name}"`)
            const count = await rows(client)
            await createIndexes(client, definitions, name)
            return count
          }),
        ),
    })
    const filling = [
      ...others.map((table) => fill(table.name, (client) => copy(client, table))),
      ...searchTables.map((table) =>
        fill(table.name, async (client) => (await client.query(table.fill)).rowCount ?? 0),
      ),
    ].toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
    const indexing = referenced.map(
      ({ name }): Job => ({
        name,
        run: (client) =>
          timed(name, async () => {
            await createIndexes(client, definitions, name)
            return null
          }),
      }),
    )
    return [...filling, ...indexing]
  }

  try {
    const [client] = clients
    const namesReferenced = await listReferenced(client!)
    const referenced = tables.filter(({ name }) => namesReferenced.includes(name))
    const others = tables.filter(({ name }) => !namesReferenced.includes(name))
    const definitions = await listDefinitions(client!, names)
    await inTransaction(client!, () => copyReferenced(client!, referenced, definitions))
    await runJobs(clients, jobsOf(others, referenced, definitions))
    await continueIds(client!, names)
    await client!.query('vacuum analyze')
    return filled
  } finally {
    await makers.stop()
    await Promise.all(clients.map((client) => client.end()))
  }
}
