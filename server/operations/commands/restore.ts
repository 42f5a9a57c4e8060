import { restore } from '#server/platform/backup/restore.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { CommandError } from './admin-commands.ts'
import { listLost } from './lost-objects.ts'
import { runCommand } from './run-command.ts'

// npm run restore -- FILE     restores a backup of the embedded database into DATA_DIR, which must not contain data

await runCommand(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new CommandError('Which backup? npm run restore -- FILE')
  const { dataDir } = parseConfig(process.env)
  const { manifest, lost } = await restore(file, dataDir, createLogger())
  const files = manifest.hasFiles ? '' : ' Files were not a part of it.'
  const outcome = `${dataDir} contains the backup of ${manifest.createdAt}.${files} Everybody has to log in again.`
  if (lost.length === 0) return outcome
  throw new CommandError(
    `${outcome}\nThe backup is incomplete. Put these objects back from an earlier one, then run: npm run admin -- check-files\n${listLost(lost)}`,
  )
})
