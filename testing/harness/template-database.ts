import type { TestProject } from 'vitest/node'
import { connect } from '../../server/database/connection.ts'
import { migrate } from '../../server/database/migrate.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { createLogger } from '../../server/runtime/log.ts'
import { createDatabase, type TestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: TestDatabase['settings']
  }
}

/** Makes the migrated database that every test file copies. Runs once, before all of them. */
export default async function setup(project: TestProject) {
  const { settings, remove } = await createDatabase()
  const { db, close } = await connect(parseConfig(settings), createLogger())
  await migrate(db)
  await close()
  project.provide('template', settings)
  return remove
}
