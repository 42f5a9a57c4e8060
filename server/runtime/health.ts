import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** How long the database may take to say that it is there, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2_000

/**
 * What an operator's probes ask. `/health/live`: the process answers. `/health/ready`: it can serve requests; 503
 * when the database does not answer in two seconds, or when the server is draining.
 */
export function healthRoutes(app: FastifyInstance): void {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isDraining && (await answers(app))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

async function answers({ db }: FastifyInstance): Promise<boolean> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, DATABASE_TIMEOUT_MS).unref())
  return Promise.race([sql`select 1`.execute(db), late]).then(
    () => true,
    () => false,
  )
}
