import * as v from 'valibot'

import { requiredEmail } from '#shared/domain/rules.ts'
import { makeAdministrator } from '../server/admin/make-administrator.ts'
import { type Connection, connect } from '../server/database/connection.ts'
import { DatabaseInUseError } from '../server/database/embedded.ts'
import { migrate } from '../server/database/migrate.ts'
import { type Config, parseConfig, SettingError } from '../server/runtime/config.ts'
import { createLogger } from '../server/runtime/log.ts'

// npm run admin -- make EMAIL     makes the account with this address an administrator, and creates it where there is none
//
// A command works on the database of the settings. On PostgreSQL the server may run meanwhile; the embedded database is
// open in one process only.

/** A sentence for the operator about a command that cannot be carried out. */
class UsageError extends Error {}

type Command = {
  /** Its arguments, as the operator is told about them. */
  usage: string
  run: (connection: Connection, config: Config, args: string[]) => Promise<string[]>
}

async function make({ db }: Connection, { publicUrl }: Config, [typed]: string[]): Promise<string[]> {
  const address = v.safeParse(requiredEmail(), typed)
  if (!address.success) throw new UsageError(`"${typed ?? ''}" is not an e-mail address.`)
  const email = address.output
  const outcome = await makeAdministrator(db, email)
  if (outcome.kind === 'ALREADY') return [`${email} is an administrator already.`]
  if (outcome.kind === 'ROLE_GIVEN')
    return [`${email} is an administrator now, and logs in again with the password it had.`]
  return [
    `${email} has an account now, and is an administrator. Set its password on this page, within an hour; the link works once:`,
    `${publicUrl}/wachtwoord-resetten?token=${outcome.token}`,
  ]
}

const commands: Record<string, Command> = { make: { usage: 'make EMAIL', run: make } }

/** Carries out the command of the arguments. Returns the lines to print. */
async function run([name = '', ...args]: string[]): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `npm run admin -- ${usage}`)
    throw new UsageError(`Which command? ${usages.join(', ')}`)
  }
  const config = parseConfig(process.env)
  const connection = await connect(config, createLogger())
  try {
    await migrate(connection.db)
    return await command.run(connection, config, args)
  } finally {
    await connection.close()
  }
}

try {
  for (const line of await run(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  const isForOperator = [UsageError, SettingError, DatabaseInUseError].some((kind) => error instanceof kind)
  if (!isForOperator) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
