import { copyContents, MoveError } from '#server/platform/backup/move-database.ts'
import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { CommandError } from './admin-commands.ts'
import { runCommand } from './run-command.ts'

// npm run move-database     copies the embedded database in DATA_DIR to the empty PostgreSQL database in DATABASE_URL

await runCommand(async () => {
  const config = parseConfig(process.env)
  if (!config.databaseUrl) throw new CommandError('The setting DATABASE_URL names the database to move to.')
  const logger = createLogger()
  const from = await connect({ ...config, databaseUrl: undefined }, logger, { mayCreate: false })
  try {
    const to = await connect(config, logger)
    try {
      const { rows } = await to.pool.query("select from pg_tables where schemaname = 'public' limit 1")
      if (rows.length > 0)
        throw new MoveError('The database in DATABASE_URL contains tables already. Nothing was changed.')
      await migrate(from.db)
      await migrate(to.db)
      const client = await to.pool.connect()
      const count = await copyContents(from.pool, client).finally(() => client.release())
      return `${count} tables were copied and compared. Start the server with DATABASE_URL; the files stay in DATA_DIR.`
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
})
