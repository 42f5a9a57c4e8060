import pg, { type Client } from 'pg'

export type Job = (client: Client) => Promise<void>

/** No trigger fires, and no foreign key is checked. */
const SETTINGS = 'set session_replication_role = replica; set synchronous_commit = off; set jit = off'

export async function openClient(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(SETTINGS)
  return client
}

export const inTransaction =
  (job: Job): Job =>
  async (client) => {
    await client.query('begin')
    await job(client)
    await client.query('commit')
  }

/** In order, one per connection at a time. Rejects with the first error. */
export async function runJobs(clients: readonly Client[], jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs]
  await Promise.all(
    clients.map(async (client) => {
      for (let job = waiting.shift(); job; job = waiting.shift()) await job(client)
    }),
  )
}
