import type { FastifyInstance } from 'fastify'

/** Returns in one word what is wrong; undefined when nothing is. */
type ReadinessCheck = () => string | undefined | Promise<string | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** What must be right for the server to be ready. Others may add to it. */
    readinessChecks: ReadinessCheck[]
  }
}

/**
 * The routes for the probes of an operator. `/health/live`: the process responds. `/health/ready`: it can serve requests;
 * otherwise 503, and `problems` names what is wrong: `database` when the database does not respond, and what
 * other parts add to `readinessChecks`, such as `stopping` when the server is about to stop.
 */
export function healthRoutes(app: FastifyInstance, isDatabaseAnswering: () => Promise<boolean>): void {
  app.decorate('readinessChecks', [async () => ((await isDatabaseAnswering()) ? undefined : 'database')])
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const found = await Promise.all(app.readinessChecks.map((check) => check()))
    const problems = found.filter((problem) => problem !== undefined)
    const isReady = problems.length === 0
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', problems })
  })
}
