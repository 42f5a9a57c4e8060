import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { createApp } from '../app.ts'
import { type Connection, connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { type DemoAccount, seedDemo } from '../demo/seed.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { refreshInBackground } from '../section-checks/refresh.ts'
import { type Config, parseConfig, SettingError } from './config.ts'
import { createLogger } from './log.ts'

export type Server = {
  app: FastifyInstance
  config: Config
  /** What was seeded just now; empty when this is not the first start of a demo. */
  demoAccounts: DemoAccount[]
  /** Finishes what was asked, stops delivering mail and lets go of the database. */
  stop: () => Promise<void>
}

/**
 * Starts a server: settings, database, migrations, demo data, listening.
 * Takes: the environment. Fails with a SettingError or a DatabaseInUseError, whose message is for whoever starts it;
 * nothing is left open then.
 */
export async function start(environment: NodeJS.ProcessEnv): Promise<Server> {
  const port = environment.PORT === '0' ? await freePort(environment.HOST) : environment.PORT
  const config = parseConfig({ ...environment, PORT: port })
  const logger = createLogger()
  const connection = await connect(config, logger)
  try {
    return await serve(config, connection, logger)
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function serve(
  config: Config,
  connection: Connection,
  logger: ReturnType<typeof createLogger>,
): Promise<Server> {
  const { db, pool } = connection
  await migrate(db)
  const demoAccounts = config.demo ? await seedDemo(db) : []
  const app = await createApp({ config, db, pool, logger })
  const metrics = config.metricsPort === undefined ? undefined : await serveMetrics(app, config.metricsPort)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new SettingError(`The setting PORT is ${config.port}, where something else is listening already.`)
      : error
  }
  const stopRefreshing = refreshInBackground(db, Object.values(questionnaires), logger)
  const stop = async () => {
    await stopRefreshing()
    await app.close()
    await metrics?.close()
    await connection.close()
  }
  return { app, config, demoAccounts, stop }
}

/** Loads what makes figures when somebody wants them. */
async function serveMetrics(app: FastifyInstance, port: number) {
  const { startMetrics } = await import('./metrics.ts')
  return startMetrics(app, port)
}

/**
 * A port that nobody listens on. PORT=0 asks for one; it is picked before anything is put together, since the address
 * of the portal is part of its settings.
 */
export async function freePort(host = '127.0.0.1'): Promise<string> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}
