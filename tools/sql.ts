import { connect } from '../server/database/connection.ts'
import { parseConfig } from '../server/runtime/config.ts'
import { createLogger } from '../server/runtime/log.ts'

// npm run sql -- "select id, email from person"     runs one statement on the database of the settings and prints its rows

const [statement] = process.argv.slice(2)
if (!statement) throw new Error('Which statement? npm run sql -- "select id, email from person"')

const { pool, close } = await connect(
  parseConfig({ ...process.env, DATABASE_STATEMENT_SECONDS: '3600' }),
  createLogger(),
)
try {
  const { rows, rowCount, command } = await pool.query(statement)
  if (rows.length > 0) console.table(rows)
  console.info(`${command} ${rowCount}`)
} finally {
  await close()
}
