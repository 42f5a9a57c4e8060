import { afterEach, expect, inject, test } from 'vitest'

import { createEmptyDatabase, type TestDatabase } from '../../testing/harness/database.ts'
import { parseConfig } from '../runtime/config.ts'
import { createLogger } from '../runtime/log.ts'
import { type Connection, connect } from './connection.ts'
import { migrate } from './migrate.ts'

const postgresUrl = inject('template').DATABASE_URL
let database: TestDatabase
const connections: Connection[] = []

afterEach(async () => {
  for (const { close } of connections.splice(0)) await close()
  await database.remove()
})

async function open() {
  const connection = await connect(parseConfig(database.settings), createLogger())
  connections.push(connection)
  return connection
}

const applied = async ({ pool }: Connection) =>
  (await pool.query('select name, count(*)::int as times from kysely_migration group by name order by name'))
    .rows

test('migrating twice is migrating once', async () => {
  database = await createEmptyDatabase(postgresUrl)
  const connection = await open()
  await migrate(connection.db)
  const once = await applied(connection)
  expect(once[0]).toEqual({ name: '001_initial', times: 1 })
  await migrate(connection.db)
  expect(await applied(connection)).toEqual(once)
})

// The embedded database has one process and one connection: there are no others at once.
test.runIf(postgresUrl)('several servers that start at once migrate once', async () => {
  for (let round = 1; round <= 3; round++) {
    database = await createEmptyDatabase(postgresUrl)
    const servers = await Promise.all([open(), open(), open()])
    await Promise.all(servers.map(({ db }) => migrate(db)))
    expect(new Set((await applied(servers[0]!)).map(({ times }) => times))).toEqual(new Set([1]))
    for (const { close } of connections.splice(0)) await close()
    if (round < 3) await database.remove()
  }
})
