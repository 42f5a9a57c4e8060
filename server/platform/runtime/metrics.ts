import { once } from 'node:events'
import { createServer } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { readMailBacklog } from './mail-backlog.ts'
import { addOperationMetrics } from './operation-metrics.ts'

/** In seconds: from well below the target for a read, 50 ms, to an evident fault. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Metrics = { close: () => Promise<void> }

/**
 * Prometheus metrics on a port of their own, which a load balancer does not expose, and `/health/ready` with everything
 * that operators should know. Routes are labelled with their
 * template, never with the requested path.
 */
export async function startMetrics(app: FastifyInstance, port: number): Promise<Metrics> {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, queuedCount } = app.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, queuedCount)
    },
  })
  new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest mail waits; 0 when none does',
    registers,
    async collect() {
      const backlog = await readMailBacklog(app).catch(() => undefined)
      this.set(backlog?.oldestSeconds ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'mails',
    help: 'Mails that wait, and those of the last days that were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await readMailBacklog(app).catch(() => undefined)
      this.set({ state: 'waiting' }, backlog?.waiting ?? Number.NaN)
      this.set({ state: 'given up' }, backlog?.givenUp ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free on the disk of DATA_DIR, and on those of the database and the files that this instance keeps',
    labelNames: ['disk'],
    registers,
    async collect() {
      this.reset()
      for (const [disk, { free }] of Object.entries(await app.disks.read())) this.set({ disk }, free)
    },
  })
  new Gauge({
    name: 'stored_bytes',
    help: 'Of all files together, of which STORAGE_QUOTA_GB is the maximum',
    registers,
    async collect() {
      this.set(await app.storageQuota.count().catch(() => Number.NaN))
    },
  })
  new Gauge({
    name: 'build_info',
    help: 'The build that is served: the same on every instance',
    labelNames: ['build'],
    registers,
    collect() {
      this.reset()
      this.set({ build: app.buildId() ?? 'none' }, 1)
    },
  })
  addOperationMetrics(app, registry)
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
    done()
  })
  const server = createServer(async ({ url }, response) => {
    if (url === '/health/ready') {
      const readiness = await app.readiness()
      response.writeHead(readiness.status === 'ready' ? 200 : 503, { 'content-type': 'application/json' })
      response.end(JSON.stringify(readiness))
      return
    }
    response.setHeader('content-type', registry.contentType).end(await registry.metrics())
  })
  server.listen(port, app.config.host)
  await once(server, 'listening')
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}
