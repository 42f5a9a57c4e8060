import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { failingWorkers } from '../monitoring/store.ts'
import { describeLost } from '../storage/lost-objects.ts'
import { mailStatus, readMailBacklog } from './mail-backlog.ts'
import { watchTrustProxy } from './trust-proxy.ts'

/** A probe waits this long to hear of mail and files, in milliseconds: a full pool takes longer than probes wait. */
const WAIT_MS = 500

/** In seconds, for a server that is not ready. */
const RETRY_AFTER_S = 10

type ReadinessCheck = () => string | undefined | Promise<string | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    readinessChecks: ReadinessCheck[]
  }
}

/** In time for the probe. undefined too while the database is too busy to say. */
const lostObjects = ({ db }: FastifyInstance) =>
  Promise.race([describeLost(db).catch(() => undefined), setTimeout(WAIT_MS, undefined, { ref: false })])

const isString = (value: string | undefined): value is string => value !== undefined

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve requests, or 503 with `problems`: `database`,
 * and what others add to `readinessChecks`. `warnings` (about settings, workers and files) and `mail` (whether it is on time;
 * `unknown` when the database is too busy) only inform. `x-build`: the served build.
 */
export function healthRoutes(app: FastifyInstance, isDatabaseAnswering: () => Promise<boolean>): void {
  const trustProxyProblem = watchTrustProxy(app)
  app.decorate('readinessChecks', [async () => ((await isDatabaseAnswering()) ? undefined : 'database')])
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const build = app.buildId()
    if (build) reply.header('x-build', build)
    const problems = (await Promise.all(app.readinessChecks.map((check) => check()))).filter(isString)
    const warnings = [trustProxyProblem(), failingWorkers(), await lostObjects(app)].filter(isString)
    const about = { problems, ...(warnings.length > 0 && { warnings }) }
    if (problems.length > 0)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ status: 'not ready', ...about })
    const mail = await Promise.race([
      readMailBacklog(app).then(mailStatus, () => 'unknown'),
      setTimeout(WAIT_MS, 'unknown', { ref: false }),
    ])
    return { status: 'ready', mail, ...about }
  })
}
