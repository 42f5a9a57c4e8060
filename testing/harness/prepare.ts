import type { TestProject } from 'vitest/node'

import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { createEmptyDatabase, type DatabaseSettings } from './database.ts'
import { startPostgres } from './postgres.ts'
import { keepSharedServers } from './shared-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, which nothing has open, for tests to copy. */
    template: DatabaseSettings
    /** Where a test file gets the server that its worker's files share. */
    sharedServers: string
  }
}

async function prepare() {
  const postgres = await startPostgres()
  const { settings, remove } = await createEmptyDatabase(postgres.url)
  const { db, close } = await connect(parseConfig(settings), createLogger())
  await migrate(db)
  await close()
  const servers = await keepSharedServers(settings)
  const stop = async () => {
    await servers.stop()
    await remove()
    await postgres.stop()
  }
  return { template: settings, sharedServers: servers.url, stop }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Every project loads this file anew. */
const run = globalThis as { beterwerkTests?: Promise<Prepared>; beterwerkTestsStopped?: Promise<void> }

/** Global setup: one PostgreSQL for all projects of a run. */
export default async function setup(project: TestProject) {
  run.beterwerkTests ??= prepare()
  const { template, sharedServers, stop } = await run.beterwerkTests
  project.provide('template', template)
  project.provide('sharedServers', sharedServers)
  return async () => {
    run.beterwerkTestsStopped ??= stop()
    await run.beterwerkTestsStopped
  }
}
