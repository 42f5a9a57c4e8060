import type { TestProject } from 'vitest/node'

import { type Connection, connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { createDatabase, createEmptyDatabase, type DatabaseSettings } from './database.ts'
import { keepSharedServers } from './shared-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database without tables, of which a test takes a copy: creating an embedded one takes seconds. */
    emptyDatabase: DatabaseSettings
    /** The migrated database that every database of a test is a copy of. */
    template: DatabaseSettings
    /** The address at which a test file gets the server that its worker's files share. */
    sharedServers: string
  }
}

/** Opens a database, which creates an embedded one, while `use` runs. */
async function open(settings: DatabaseSettings, use: (connection: Connection) => unknown = () => {}) {
  const connection = await connect(parseConfig(settings), createLogger())
  await use(connection)
  await connection.close()
}

/**
 * Provides a project's tests with an empty database, a template database and shared servers, on the PostgreSQL server
 * at this address, or embedded without one. Returns the function that removes all of them.
 */
export async function prepare(project: TestProject, postgresUrl?: string): Promise<() => Promise<void>> {
  const empty = await createEmptyDatabase(postgresUrl)
  await open(empty.settings)
  const { settings, remove } = await createDatabase(empty.settings)
  await open(settings, ({ db }) => migrate(db))
  const { url, stop } = await keepSharedServers(settings)
  project.provide('emptyDatabase', empty.settings)
  project.provide('template', settings)
  project.provide('sharedServers', url)
  return async () => {
    await stop()
    await remove()
    await empty.remove()
  }
}
