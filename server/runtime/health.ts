import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mailStatus, readMailBacklog } from './mail-backlog.ts'
import { watchTrustProxy } from './trust-proxy.ts'

/** How long the database may take to respond, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2_000
/** When to ask again for a server that is not ready, in seconds. */
const RETRY_AFTER_S = 10

/**
 * The routes for the probes of an operator. `/health/live`: the process responds. `/health/ready`: it can serve requests;
 * 503 when the database does not respond within two seconds, or when the server is shutting down. `warnings` lists what is
 * wrong with the settings, `mail` whether it is sent on time: neither keeps the server from serving requests.
 */
export function healthRoutes(app: FastifyInstance): void {
  let isDraining = false
  const trustProxyProblem = watchTrustProxy(app)
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isDraining && (await isDatabaseReachable(app))
    const warnings = [trustProxyProblem()].filter((warning) => warning !== undefined)
    const about = warnings.length > 0 ? { warnings } : {}
    if (!isReady)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ status: 'not ready', ...about })
    const mail = await readMailBacklog(app).then(mailStatus, () => 'unknown')
    return { status: 'ready', mail, ...about }
  })
}

async function isDatabaseReachable({ db }: FastifyInstance): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, DATABASE_TIMEOUT_MS).unref())
  return Promise.race([sql`select 1`.execute(db), timeout]).then(
    () => true,
    () => false,
  )
}
