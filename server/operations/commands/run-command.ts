import { MoveError } from '#server/platform/backup/move-database.ts'
import { RestoreError } from '#server/platform/backup/restore.ts'
import { DatabaseInUseError } from '#server/platform/embedded-database/embedded.ts'
import { SettingError } from '#server/platform/runtime/config.ts'
import { CommandError } from './admin-commands.ts'

const forOperators = [CommandError, MoveError, RestoreError, DatabaseInUseError, SettingError]

/**
 * Prints the sentence that the command returns. When it fails, the process exits with 1; an error for operators
 * shows only its message.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // What it writes is for its user only.
  process.umask(0o077)
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    if (!forOperators.some((type) => error instanceof type)) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
