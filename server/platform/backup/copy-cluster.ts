import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import type pg from 'pg'

/** Receives one file of a copy. `name`: its path, with slashes. Resolves when the content was read to its end. */
export type AddFile = (name: string, content: Readable) => Promise<void>

/**
 * What a copy of a running cluster must not have: what PostgreSQL makes anew, what belongs to its process, and the log,
 * of which only a part is needed. Source: PostgreSQL, "Making a Base Backup Using the Low Level API".
 */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^(postmaster\.|\.s\.PGSQL\.)|(^|\/)(pgsql_tmp|pg_internal\.init)/
/** Describes the state of the cluster, and is therefore copied after the other files. */
const CONTROL_FILE = 'global/pg_control'

/** PostgreSQL needs these folders. They are empty in a copy, so that a list of its files does not contain them. */
const EMPTY_FOLDERS = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat'],
  ...['pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_wal/archive_status', 'pg_wal/summaries'],
  ...['pg_logical/mappings', 'pg_logical/snapshots'],
]

/** Completes a copy in `dir` after its files were written. */
export async function addEmptyFolders(dir: string): Promise<void> {
  for (const folder of EMPTY_FOLDERS) await mkdir(join(dir, folder), { recursive: true, mode: 0o700 })
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Until the session ends, no part of the log is removed that the copy needs. */
const KEEP_LOG = `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`

/**
 * Copies a cluster in use: the log, copied last, makes files that change meanwhile consistent. `session`: to it, of a
 * superuser, which nothing else uses meanwhile, and which must end afterwards. Throws the error of `add` or of the
 * database.
 */
export async function copyCluster(session: pg.ClientBase, dir: string, add: AddFile): Promise<void> {
  const addFile = async (name: string) => {
    // A table may be removed meanwhile: the log says so too.
    const file = await open(join(dir, name)).catch((error) => {
      if (!isMissing(error)) throw error
    })
    if (file) await add(name, file.createReadStream())
  }
  await session.query(KEEP_LOG)
  const { rows: started } = await session.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('backup', fast => true)) as first`,
  )
  const names = (await listFiles(dir)).filter((name) => !NOT_COPIED.test(name) && name !== CONTROL_FILE)
  for (const name of [...names, CONTROL_FILE]) await addFile(name)
  const { rows: stopped } = await session.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
  )
  const { first, label, last } = { ...started[0]!, ...stopped[0]! }
  const log = (await listFiles(join(dir, 'pg_wal'))).filter((name) => name >= first && name <= last)
  for (const name of log.sort()) await addFile(`pg_wal/${name}`)
  await add('backup_label', Readable.from([label]))
}
