import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import type pg from 'pg'

/** Receives one file of a copy. `name`: its path, with slashes. Resolves when the content was read to its end. */
export type AddFile = (name: string, content: Readable) => Promise<void>

/** Files that a copy of a running cluster must not have: the server makes them, or they belong to its process. */
const NOT_COPIED = /^(pg_wal\/|postmaster\.|pg_stat_tmp\/|pgsql_tmp)/
/** Describes the state of the cluster, and is therefore copied after the other files. */
const CONTROL_FILE = 'global/pg_control'

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

/**
 * Copies a cluster (`dir`) in use: the log, copied last, makes files that change meanwhile consistent. No
 * checkpoint may remove old parts of the log. `pool`: has the one connection. Throws the error of `add` or the
 * database, for instance for a second copy. Source: PostgreSQL, "Making a Base Backup Using the Low Level API".
 */
export async function copyCluster(pool: pg.Pool, dir: string, add: AddFile): Promise<void> {
  const addFile = async (name: string) => {
    // A table may be removed meanwhile: the log says so too.
    const file = await open(join(dir, name)).catch((error) => {
      if (!isMissing(error)) throw error
    })
    if (file) await add(name, file.createReadStream())
  }
  await pool.query("select pg_backup_start('backup', fast => true)")
  let label: string
  try {
    const names = (await listFiles(dir)).filter((name) => !NOT_COPIED.test(name) && name !== CONTROL_FILE)
    for (const name of [...names, CONTROL_FILE]) await addFile(name)
  } finally {
    const stopped = await pool.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    label = stopped.rows[0]!.labelfile
  }
  for (const name of await listFiles(join(dir, 'pg_wal'))) await addFile(`pg_wal/${name}`)
  await add('backup_label', Readable.from([label]))
}
