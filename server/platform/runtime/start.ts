import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { type Config, parseConfig, SettingError } from './config.ts'
import { createLogger } from './log.ts'
import { tooLittleMemory } from './memory.ts'
import type { Metrics } from './metrics.ts'

export type Service = {
  app: FastifyInstance
  startBackgroundWork: () => () => Promise<void>
  close: () => Promise<void>
}

export type Server<S extends Service> = S & {
  config: Config
  /**
   * Reports that the server is not ready for the time in the settings, then answers the requests in flight, and
   * stops it with everything it uses. Returns false when something did not stop within 29 seconds after that time:
   * the process has to be ended.
   */
  stop: () => Promise<boolean>
}

/** In milliseconds: less than the usual 30 s of orchestrators. */
const STOP_TIMEOUT_MS = 29_000

/** `environment`: PORT=0 picks a free port. Throws a SettingError or the error of `compose`, and leaves nothing open. */
export async function start<S extends Service>(
  environment: NodeJS.ProcessEnv,
  compose: (config: Config, logger: FastifyBaseLogger) => Promise<S>,
): Promise<Server<S>> {
  const port = environment.PORT === '0' ? await freePort(environment.HOST) : environment.PORT
  const config = parseConfig({ ...environment, PORT: port })
  const logger = createLogger()
  const memory = tooLittleMemory()
  if (memory) logger.warn(memory.complaint)
  const service = await compose(config, logger)
  const { app } = service
  let metrics: Metrics | undefined
  let stopBackgroundWork = async () => {}
  const close = async () => {
    await Promise.all([stopBackgroundWork(), app.close()])
    await metrics?.close()
    await service.close()
    return true
  }
  try {
    if (config.metricsPort !== undefined) metrics = await serveMetrics(app, config.metricsPort)
    await listen(app, config)
  } catch (error) {
    await close()
    throw error
  }
  stopBackgroundWork = service.startBackgroundWork()
  const stop = async () => {
    app.readinessChecks.push(() => 'stopping')
    await setTimeout(config.drainTime)
    const isClosed = await Promise.race([close(), setTimeout(STOP_TIMEOUT_MS, false, { ref: false })])
    if (!isClosed) logger.error('the server did not stop in time')
    return isClosed
  }
  return { ...service, config, stop }
}

async function serveMetrics(app: FastifyInstance, port: number): Promise<Metrics> {
  const { startMetrics } = await import('./metrics.ts')
  return startMetrics(app, port)
}

async function listen(app: FastifyInstance, { port, host }: Config) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw isInUse(error)
      ? new SettingError(`The setting PORT is ${port}, where something else is listening already.`)
      : error
  }
}

const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/**
 * A free port is picked from these. Outgoing connections get none of them, which could otherwise take the port
 * before the server listens: Linux gives them 32768 and up, other systems 49152 and up.
 */
const [FIRST_PORT, END_OF_PORTS] = [20_000, 32_768]

/**
 * A port that is free at this moment, picked before the server is put together, since the address of the portal is
 * a setting. Throws an error when the host is not an address of this machine.
 */
export async function freePort(host = '127.0.0.1'): Promise<string> {
  const port = randomInt(FIRST_PORT, END_OF_PORTS)
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (isInUse(error)) return freePort(host)
    throw error
  }
  server.close()
  return String(port)
}
