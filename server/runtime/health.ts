import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { mailStatus, readMailBacklog } from './mail-backlog.ts'

/** How long the database may take to respond, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2_000

/**
 * The routes for the probes of an operator. `/health/live`: the process responds. `/health/ready`: it can serve requests;
 * 503 when the database does not respond within two seconds, or when the server is shutting down. It also says whether mail
 * is on time, which changes nothing in the status.
 */
export function healthRoutes(app: FastifyInstance): void {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isDraining && (await isDatabaseReachable(app))
    if (!isReady) return reply.code(503).send({ status: 'not ready' })
    return { status: 'ready', mail: await readMailBacklog(app).then(mailStatus, () => 'unknown') }
  })
}

async function isDatabaseReachable({ db }: FastifyInstance): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, DATABASE_TIMEOUT_MS).unref())
  return Promise.race([sql`select 1`.execute(db), timeout]).then(
    () => true,
    () => false,
  )
}
