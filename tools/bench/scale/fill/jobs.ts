import pg, { type Client } from 'pg'

/** What is done with any connection. */
export type Job = (client: Client) => Promise<void>

/** What every connection of the generator sets: no trigger fires, and no foreign key is checked. */
const SETTINGS = 'set session_replication_role = replica; set synchronous_commit = off; set jit = off'

/** Opens a connection. */
export async function openClient(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(SETTINGS)
  return client
}

/** Returns a job that runs in a transaction. */
export const inTransaction =
  (job: Job): Job =>
  async (client) => {
    await client.query('begin')
    await job(client)
    await client.query('commit')
  }

/** Runs jobs in their order, as many at once as there are connections. Rejects with the first error. */
export async function runJobs(clients: readonly Client[], jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs]
  await Promise.all(
    clients.map(async (client) => {
      for (let job = waiting.shift(); job; job = waiting.shift()) await job(client)
    }),
  )
}
