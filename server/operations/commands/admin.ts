import { text } from 'node:stream/consumers'

import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Config, parseConfig } from '#server/platform/runtime/config.ts'
import { sendCommand } from '#server/platform/runtime/control.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { CommandError, runAdminCommand } from './admin-commands.ts'
import { runCommand } from './run-command.ts'

// npm run admin -- make EMAIL            makes the account with this address an administrator, and creates it where there is none
// npm run admin -- sweep                 deletes now what was kept long enough
// npm run admin -- maintenance on|off    everything can be read and nothing changed, until it is off again

async function askServer(config: Config, args: string[]): Promise<string | undefined> {
  if (config.databaseUrl) return undefined
  const response = await sendCommand(config.dataDir, 'admin', args)
  if (!response) return undefined
  if (response.statusCode === 200) return text(response)
  throw new CommandError(
    response.statusCode === 400 ? await text(response) : 'The server could not do this: its log says why.',
  )
}

async function runHere(config: Config, args: string[]): Promise<string> {
  const connection = await connect(config, createLogger())
  try {
    await migrate(connection.db)
    return await runAdminCommand({ db: connection.db, config }, args)
  } finally {
    await connection.close()
  }
}

await runCommand(async () => {
  const args = process.argv.slice(2)
  const config = parseConfig(process.env)
  return (await askServer(config, args)) ?? (await runHere(config, args))
})
