import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// PostgreSQL starts without some of these: without the states of transactions, rows that were saved are gone then.

/** Source: PostgreSQL, "Database File Layout". */
const FILES = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'postgresql.conf', 'pg_hba.conf']
/** The names of what they contain change. */
const NEVER_EMPTY = ['base', 'pg_wal', 'pg_xact', 'pg_multixact/offsets', 'pg_multixact/members']
const FILES_OF_DATABASE = ['PG_VERSION', 'pg_filenode.map']

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** The first file or folder that the cluster `data` lacks, of those that every one has: its path in there. */
export function findMissingPart(data: string): string | undefined {
  const ofDatabases = namesIn(join(data, 'base'))
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => FILES_OF_DATABASE.map((file) => `base/${name}/${file}`))
  return (
    [...FILES, ...ofDatabases].find((file) => !existsSync(join(data, file))) ??
    NEVER_EMPTY.find((folder) => namesIn(join(data, folder)).length === 0)
  )
}
