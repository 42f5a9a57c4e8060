import { sql } from 'kysely'
import { pino } from 'pino'

import { type Connection, connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'

/** Filling a database takes longer than a request may. */
const LIMITS = { DATABASE_STATEMENT_SECONDS: '3600' }

/**
 * Opens the embedded database in `dataDir`, which no server may have open, and vacuums and analyzes it after `fill`.
 * Returns what `fill` returns.
 */
export async function fillDatabase<T>(
  dataDir: string,
  fill: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(parseConfig({ ...LIMITS, DATA_DIR: dataDir }), pino({ level: 'silent' }))
  try {
    const filled = await fill(connection)
    await sql`vacuum analyze`.execute(connection.db)
    return filled
  } finally {
    await connection.close()
  }
}
