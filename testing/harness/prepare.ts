import type { TestProject } from 'vitest/node'

import { type Connection, connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { createDatabase, createEmptyDatabase, type DatabaseSettings } from './database.ts'
import { keepSharedServers } from './shared-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Without tables, for tests to copy: creating an embedded database takes seconds. */
    emptyDatabase: DatabaseSettings
    template: DatabaseSettings
    /** Where a test file gets the server that its worker's files share. */
    sharedServers: string
  }
}

async function open(settings: DatabaseSettings, use: (connection: Connection) => unknown = () => {}) {
  const connection = await connect(parseConfig(settings), createLogger())
  await use(connection)
  await connection.close()
}

/** On this PostgreSQL server, or embedded without an address. Returns the function that removes everything. */
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
