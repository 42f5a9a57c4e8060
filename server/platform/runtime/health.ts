import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { mailStatus, readMailBacklog } from './mail-backlog.ts'
import { watchTrustProxy } from './trust-proxy.ts'

/** How long a probe waits to hear of the mail, in milliseconds: the pool may be full, which takes longer than probes wait. */
const MAIL_WAIT_MS = 500

/** When to ask again for a server that is not ready, in seconds. */
const RETRY_AFTER_S = 10

/** Returns in one word what is wrong; undefined when nothing is. */
type ReadinessCheck = () => string | undefined | Promise<string | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** What must be right for the server to be ready. Others may add to it. */
    readinessChecks: ReadinessCheck[]
  }
}

const isString = (value: string | undefined): value is string => value !== undefined

/**
 * The routes for the probes of an operator. `/health/live`: the process responds. `/health/ready`: it can serve requests;
 * otherwise 503, and `problems` names what is wrong: `database` when the database does not respond, and what other parts
 * add to `readinessChecks`, such as `stopping` when the server is about to stop. `warnings` lists what is wrong with the
 * settings, `mail` whether it is sent on time (`unknown` when the database is too busy to say): neither keeps the server
 * from serving requests. The header `x-build` says which build is served.
 */
export function healthRoutes(app: FastifyInstance, isDatabaseAnswering: () => Promise<boolean>): void {
  const trustProxyProblem = watchTrustProxy(app)
  app.decorate('readinessChecks', [async () => ((await isDatabaseAnswering()) ? undefined : 'database')])
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const build = app.buildId()
    if (build) reply.header('x-build', build)
    const problems = (await Promise.all(app.readinessChecks.map((check) => check()))).filter(isString)
    const warnings = [trustProxyProblem()].filter(isString)
    const about = { problems, ...(warnings.length > 0 && { warnings }) }
    if (problems.length > 0)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ status: 'not ready', ...about })
    const mail = await Promise.race([
      readMailBacklog(app).then(mailStatus, () => 'unknown'),
      setTimeout(MAIL_WAIT_MS, 'unknown', { ref: false }),
    ])
    return { status: 'ready', mail, ...about }
  })
}
