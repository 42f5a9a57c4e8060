import type { TestProject } from 'vitest/node'

import { connect } from '../../server/database/connection.ts'
import { migrate } from '../../server/database/migrate.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { createLogger } from '../../server/runtime/log.ts'
import { createEmptyDatabase, type DatabaseSettings } from './database.ts'
import { keepSharedServers } from './shared-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every database of a test is a copy of. */
    template: DatabaseSettings
    /** The address at which a test file gets the server that its worker's files share. */
    sharedServers: string
  }
}

/**
 * Provides a project's tests with a template database and shared servers, on the PostgreSQL server at this address,
 * or embedded without one. Returns the function that removes both.
 */
export async function prepare(project: TestProject, postgresUrl?: string): Promise<() => Promise<void>> {
  const { settings, remove } = await createEmptyDatabase(postgresUrl)
  const { withoutLimits, close } = await connect(parseConfig(settings), createLogger())
  await withoutLimits(migrate)
  await close()
  const { url, stop } = await keepSharedServers(settings)
  project.provide('template', settings)
  project.provide('sharedServers', url)
  return async () => {
    await stop()
    await remove()
  }
}
