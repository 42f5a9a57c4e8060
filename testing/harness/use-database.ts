import { beforeAll, inject } from 'vitest'

import { type Connection, connect } from '../../server/database/connection.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { createLogger } from '../../server/runtime/log.ts'
import { createDatabase } from './database.ts'

/**
 * Gives this test file a migrated database of its own, opened in the test's process, for tests of code that has no
 * route in the API. Call it at the top of the file.
 */
export function useDatabase() {
  let connection: Connection
  let dataDir: string
  beforeAll(async () => {
    const { settings, remove } = await createDatabase(inject('template'))
    connection = await connect(parseConfig(settings), createLogger())
    dataDir = settings.DATA_DIR
    return async () => {
      await connection.close()
      await remove()
    }
  })
  return {
    get db() {
      return connection.db
    },
    /** The folder for its files. */
    get dataDir() {
      return dataDir
    },
  }
}
