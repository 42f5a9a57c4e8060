import { expect, inject, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { ALLOW_LONG_STATEMENTS, PreparingClient } from './preparing-client.ts'

const { DATABASE_URL: databaseUrl } = inject('template')
const backEnd = useOwnBackEnd()

test('prepares a statement once, which still works after its tables change', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  const list = async () => (await client.get('/rest/companies')).status

  expect([await list(), await list()]).toEqual([200, 200])
  const prepared = await backEnd.queryAsServer(
    `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%coach_invited_at%'`,
  )
  expect(prepared.map(({ runs }) => Number(runs))).toEqual([2])

  await backEnd.sql`alter table company add column colour text`
  expect(await list()).toBe(200)
  await backEnd.sql`alter table company drop column colour`
  expect(await list()).toBe(200)
})

test('a transaction that allows long statements has more time, and none after it', async () => {
  // The template of all databases must have no connections.
  const connectionString = new URL('/postgres', databaseUrl).href
  const client = new PreparingClient({ connectionString, statement_timeout: 100, statementLimit: 100 })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(ALLOW_LONG_STATEMENTS)
    // Longer than the limit of the database, and that of the client, which is two seconds more.
    expect((await client.query('select pg_sleep(2.5)')).rowCount).toBe(1)
    await client.query('commit')
    await expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  } finally {
    await client.end()
  }
})
