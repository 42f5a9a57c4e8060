import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'

// npm run sql -- "select id, email from person"     runs it on the database of the settings and prints the rows. Several
// statements, with semicolons between them, are one transaction.

const [statement] = process.argv.slice(2)
if (!statement) throw new Error('Which statement? npm run sql -- "select id, email from person"')

const { pool, close } = await connect(
  parseConfig({ ...process.env, DATABASE_STATEMENT_SECONDS: '3600' }),
  createLogger(),
  { isShared: true },
)
try {
  // pg returns a list for several statements.
  for (const { rows, rowCount, command } of [await pool.query(statement)].flat()) {
    if (rows.length > 0) console.table(rows)
    console.info(`${command} ${rowCount}`)
  }
} finally {
  await close()
}
