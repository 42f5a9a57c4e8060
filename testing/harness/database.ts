import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'

import { query } from './postgres.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

// Every server under test has its own database, copied from a template that was migrated once.

export type DatabaseSettings = { DATA_DIR: string; DATABASE_URL: string }

export type TestDatabase = { settings: DatabaseSettings; remove: () => Promise<void> }

/** Copies a database that nothing has open. */
export const createDatabase = ({ DATABASE_URL }: Pick<DatabaseSettings, 'DATABASE_URL'>) =>
  createFrom(DATABASE_URL, new URL(DATABASE_URL).pathname.slice(1))

/** Without tables, on the server of this address. */
export const createEmptyDatabase = (url: string) => createFrom(url, 'template1')

async function createFrom(url: string, source: string): Promise<TestDatabase> {
  const server = Object.assign(new URL(url), { pathname: 'postgres' }).href
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name} template ${source} strategy file_copy`)
  const DATA_DIR = createTemporaryFolder('beterwerk-')
  const DATABASE_URL = Object.assign(new URL(server), { pathname: name }).href
  const remove = async () => {
    await query(server, `drop database ${name} with (force)`)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { settings: { DATA_DIR, DATABASE_URL }, remove }
}
