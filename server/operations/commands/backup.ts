import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { backUp } from '#server/platform/backup/back-up.ts'
import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { recordBackup } from '#server/platform/runtime/last-backup.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import type { ObjectLostError } from '#server/platform/storage/storage.ts'
import { CommandError } from './admin-commands.ts'
import { listLost } from './lost-objects.ts'
import { runCommand } from './run-command.ts'

// npm run backup                 backs up the embedded database and the uploaded files, also while the server runs
// npm run backup -- FILE         into this file, which must not exist; by default into one with the date in this folder
// Where files are missing or changed, the backup gets the ending .incomplete.zip, and the exit code is 1.

/** The name of a file is on the disk after this. */
async function flushFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

await runCommand(async () => {
  const config = parseConfig(process.env)
  if (config.databaseUrl)
    throw new CommandError(
      'This is for the embedded database. PostgreSQL is backed up with pg_dump: see docs/operators.md.',
    )
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const path = resolve(process.argv[2] ?? `beterwerk-${moment}Z.zip`)
  const unfinished = `${path}.part`
  const incomplete = `${path.replace(/\.zip$/, '')}.incomplete.zip`
  // A backup contains everything about everybody: only its owner may read it.
  if (existsSync(path)) throw new CommandError(`${path} exists already.`)
  const file = await open(unfinished, 'wx', 0o600).catch(({ message }: Error) => {
    throw new CommandError(`The backup cannot be written: ${message}.`)
  })
  async function write(): Promise<ObjectLostError[]> {
    const connection = await connect(config, createLogger(), { isShared: true })
    try {
      const lost = await backUp(
        { connection, config },
        async (content) => void (await file.writeFile(content)),
      )
      await file.sync()
      await rename(unfinished, lost.length > 0 ? incomplete : path)
      await flushFolder(dirname(path))
      if (lost.length === 0) await recordBackup(connection.db)
      return lost
    } finally {
      await connection.close()
      await file.close()
    }
  }
  const lost = await write().catch(async (error) => {
    await rm(unfinished, { force: true })
    throw error
  })
  if (lost.length > 0)
    throw new CommandError(
      `The backup in ${incomplete} is incomplete. Keep the former ones, put these objects back from them under the same key in DATA_DIR/files, and back up again:\n${listLost(lost)}`,
    )
  return `The backup is in ${path}.${config.s3 ? ' Files in the bucket are not a part of it.' : ''}`
})
