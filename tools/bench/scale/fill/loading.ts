import { continueIds, listDefinitions, listReferenced } from './definitions.ts'
import { createFilling, type Filled, type Progress } from './filling.ts'
import { inTransaction, openClient, runJobs } from './jobs.ts'
import { startRowMakers } from './row-makers.ts'
import { searchTables } from './search-tables.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'

const CONNECTIONS = 2

/**
 * Fills an empty database: first the tables that others refer to, which can only be emptied together with all others;
 * then the rest with their indexes, two at once. Throws on any failure, which leaves indexes missing: create the database
 * anew.
 */
export async function load(url: string, world: World, progress: Progress): Promise<Filled[]> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openClient(url)))
  const [first] = clients
  const makers = startRowMakers(world)
  const names = [...tables.map(({ name }) => name), ...searchTables]
  try {
    const referenced = await listReferenced(first!)
    const definitions = await listDefinitions(first!, names)
    const filling = createFilling({ world, makers, definitions, names, progress })
    const before = tables.filter(({ name }) => referenced.includes(name))
    const after = tables.filter(({ name }) => !referenced.includes(name))
    await inTransaction(filling.fillReferenced(before))(first!)
    await runJobs(clients, filling.listJobs(before, after))
    await continueIds(first!, names)
    progress('statistics for the planner')
    await runJobs(
      clients,
      names.map((name) => async (client) => {
        await client.query(`vacuum (analyze) "${name}"`)
      }),
    )
    return filling.filled
  } finally {
    await makers.stop()
    await Promise.all(clients.map((client) => client.end()))
  }
}
