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

/** `problems`: why it cannot serve requests. The rest only informs. */
type Readiness = {
  status: 'ready' | 'not ready'
  problems: string[]
  mail: 'on time' | 'delayed' | 'unknown'
  disk: 'enough' | 'nearly full'
  warnings: string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    readinessChecks: ReadinessCheck[]
    /** For operators: visitors need not know what could be better. */
    readiness: () => Promise<Readiness>
  }
}

/** In time for the probe. undefined too while the database is too busy to say. */
const lostObjects = ({ db }: FastifyInstance) =>
  Promise.race([describeLost(db).catch(() => undefined), setTimeout(WAIT_MS, undefined, { ref: false })])

const isString = (value: string | undefined): value is string => value !== undefined

const readMail = (app: FastifyInstance): Promise<Readiness['mail']> =>
  Promise.race([
    readMailBacklog(app).then(mailStatus, () => 'unknown' as const),
    setTimeout(WAIT_MS, 'unknown' as const, { ref: false }),
  ])

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve requests, or 503 with `problems`: `database`,
 * and what others add to `readinessChecks`. `x-build`: the served build, which its files tell anyway.
 */
export function healthRoutes(app: FastifyInstance, isDatabaseAnswering: () => Promise<boolean>): void {
  const trustProxyProblem = watchTrustProxy(app)
  app.decorate('readinessChecks', [async () => ((await isDatabaseAnswering()) ? undefined : 'database')])
  const findProblems = async () =>
    (await Promise.all(app.readinessChecks.map((check) => check()))).filter(isString)
  app.decorate('readiness', async () => {
    const [problems, mail, isLow, lost] = await Promise.all([
      findProblems(),
      readMail(app),
      app.disks.isLow(),
      lostObjects(app),
    ])
    return {
      status: problems.length > 0 ? 'not ready' : 'ready',
      problems,
      mail,
      disk: isLow ? 'nearly full' : 'enough',
      warnings: [trustProxyProblem(), failingWorkers(), lost].filter(isString),
    }
  })
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const build = app.buildId()
    if (build) reply.header('x-build', build)
    const problems = await findProblems()
    if (problems.length === 0) return { status: 'ready', problems }
    return reply.code(503).header('retry-after', RETRY_AFTER_S).send({ status: 'not ready', problems })
  })
}
