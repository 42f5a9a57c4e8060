import { afterEach, expect, inject, test } from 'vitest'

import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../../testing/harness/database.ts'
import { parseConfig, SettingError } from '../runtime/config.ts'
import { createLogger } from '../runtime/log.ts'
import { type Connection, connect } from './connection.ts'
import { createMigrator, migrate } from './migrate.ts'

let database: TestDatabase
const connections: Connection[] = []

afterEach(async () => {
  for (const { close } of connections.splice(0)) await close()
  await database.remove()
})

async function open(settings: Record<string, string> = {}) {
  const connection = await connect(parseConfig({ ...database.settings, ...settings }), createLogger())
  connections.push(connection)
  return connection
}

const applied = async ({ pool }: Connection) =>
  (await pool.query('select name, count(*)::int as times from kysely_migration group by name order by name'))
    .rows

test('a migration that was applied is not applied again', async () => {
  database = await createDatabase(inject('template'))
  const connection = await open()
  const once = await applied(connection)
  expect(once[0]).toEqual({ name: '001_initial', times: 1 })
  await migrate(connection.db)
  expect(await applied(connection)).toEqual(once)
})

async function openFormer() {
  database = await createDatabase(inject('template'))
  const connection = await open()
  await connection.pool.query(`update kysely_migration set name = '001_house' where name = '001_initial'`)
  return connection
}

test('a database that records the first migration under its former name is migrated', async () => {
  const connection = await openFormer()
  await migrate(connection.db)
  expect((await applied(connection))[0]).toEqual({ name: '001_initial', times: 1 })
})

test('when migrating fails, the former name stays, so that the former version still starts', async () => {
  const connection = await openFormer()
  await connection.pool.query(`delete from kysely_migration where name = '002_throttle'`)
  await expect(migrate(connection.db)).rejects.toThrow('002_throttle')
  expect((await applied(connection))[0]).toEqual({ name: '001_house', times: 1 })
})

test('a database that a newer version has migrated is left as it is', async () => {
  database = await createDatabase(inject('template'))
  const connection = await open()
  await connection.pool.query(`insert into kysely_migration values ('999_newer', '9999-01-01')`)
  const before = await applied(connection)
  expect(await migrate(connection.db)).toEqual(['999_newer'])
  expect(await applied(connection)).toEqual(before)
})

test('a migration gives way to queries while another one keeps its table', async () => {
  database = await createEmptyDatabase(inject('template').DATABASE_URL)
  const connection = await open({ DATABASE_LOCK_SECONDS: '60', DATABASE_STATEMENT_SECONDS: '60' })
  const server = await open({ DATABASE_LOCK_SECONDS: '1' })
  // The next one adds a column to mail_outbox.
  await createMigrator(connection.db).migrateTo('030_company-revision')
  const other = await connection.pool.connect()
  await other.query('begin; select from mail_outbox')
  const migrated = migrate(server.db)
  const waiting = async () =>
    (
      await connection.pool.query(
        `select from pg_locks where relation = 'mail_outbox'::regclass and not granted`,
      )
    ).rowCount
  await expect.poll(waiting, { interval: 20 }).toBe(1)
  // Waits behind the migration, which does not wait as long as its transaction.
  await connection.pool.query('select from mail_outbox')
  await other.query('commit')
  other.release()
  await migrated
  expect(await applied(connection)).toContainEqual({ name: '031_mail-drawings', times: 1 })
})

test('companies from before get what they are sorted by', async () => {
  database = await createEmptyDatabase(inject('template').DATABASE_URL)
  const { db, pool } = await open()
  await createMigrator(db).migrateTo('038_maintenance')
  await pool.query(`
    insert into person (first_name, last_name, email, password_hash) values ('Els', 'de Smid', 'els@smederij.nl', '');
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select id, '''t Ánker', '<10', 'anders', 'Weet ik niet' from person`)
  await migrate(db)
  expect((await pool.query('select sort_key from company')).rows).toEqual([{ sort_key: 't anker' }])
})

test('servers that start at once apply each migration once', async () => {
  for (let round = 1; round <= 3; round++) {
    database = await createEmptyDatabase(inject('template').DATABASE_URL)
    const servers = await Promise.all([open(), open(), open()])
    await Promise.all(servers.map(({ db }) => migrate(db)))
    expect(new Set((await applied(servers[0]!)).map(({ times }) => times))).toEqual(new Set([1]))
    for (const { close } of connections.splice(0)) await close()
    if (round < 3) await database.remove()
  }
})

test('a database of an unknown kind of version is refused with a sentence', async () => {
  database = await createEmptyDatabase(inject('template').DATABASE_URL)
  const { db, pool } = await open()
  await migrate(db)
  await pool.query("delete from kysely_migration where name = '030_company-revision'")
  const refusal = await migrate(db).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(SettingError)
  expect((refusal as Error).message).toMatch(
    /^The database was migrated by another version .*030_company-revision.* Start the version that migrated it, or restore the backup from before that\.$/,
  )
})
