import { connect } from '#server/platform/database/connection.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { runAdminCommand } from './admin-commands.ts'
import { runCommand } from './run-command.ts'

// npm run admin -- make EMAIL            makes the account with this address an administrator, and creates it where there is none
// npm run admin -- sweep                 deletes now what was kept long enough
// npm run admin -- check-files           reads every stored object, and says which are missing or changed
// npm run admin -- after-restore         after pg_restore, before a server starts: ends what must not survive
// npm run admin -- repeat-deletions FILE deletes again what a restore brought back: of DATA_DIR/deletions, or of a log
// npm run admin -- verify-audit          says whether the record of administrators or an event was changed
// npm run admin -- record-backup         after a backup of PostgreSQL and the files: for the alarm about its age
// npm run admin -- maintenance on|off    everything can be read and nothing changed, until it is off again

await runCommand(async () => {
  const config = parseConfig(process.env)
  const logger = createLogger()
  const connection = await connect(config, logger, { isShared: true })
  try {
    await prepareDatabase(connection.db, config, logger)
    return await runAdminCommand({ db: connection.db, config }, process.argv.slice(2))
  } finally {
    await connection.close()
  }
})
