import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { runAdminCommand } from './admin-commands.ts'
import { runCommand } from './run-command.ts'

// npm run admin -- make EMAIL            makes the account with this address an administrator, and creates it where there is none
// npm run admin -- sweep                 deletes now what was kept long enough
// npm run admin -- maintenance on|off    everything can be read and nothing changed, until it is off again

await runCommand(async () => {
  const config = parseConfig(process.env)
  const connection = await connect(config, createLogger(), { isShared: true })
  try {
    await migrate(connection.db)
    return await runAdminCommand({ db: connection.db, config }, process.argv.slice(2))
  } finally {
    await connection.close()
  }
})
