import pg from 'pg'
import { beforeAll, inject } from 'vitest'

import { type Connection, connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { contentsOfAllTables, emptyAllTables } from './all-tables.ts'
import { createDatabase } from './database.ts'
import { serverEnvironment } from './server-environment.ts'
import { watchTestTime } from './test-time.ts'

/** A migrated database in the test's process, for code without a route in the API. Call it at the top of the file. */
export function useDatabase() {
  const isDuringTest = watchTestTime()
  let connection: Connection
  let dataDir: string
  beforeAll(async () => {
    const { settings, remove } = await createDatabase(inject('template'))
    connection = await connect(parseConfig({ ...serverEnvironment, ...settings }), createLogger())
    dataDir = settings.DATA_DIR
    return async () => {
      await connection.close()
      await remove()
    }
  })
  const query = async (text: string) => (await connection.pool.query(text)).rows
  return {
    get db() {
      return connection.db
    },
    /** A connection of its own, which the caller ends. */
    async openSession() {
      const session = new pg.Client(await connection.pool.findPrimary())
      await session.connect()
      return session
    },
    empty: () => emptyAllTables(query),
    /** Every row of every table, to see whether something changed. */
    contents: () => contentsOfAllTables(query),
    isDuringTest,
    get dataDir() {
      return dataDir
    },
  }
}
