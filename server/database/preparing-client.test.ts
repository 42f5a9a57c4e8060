import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()

test('prepares a statement once, which still works after its tables change', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  const list = async () => (await client.get('/rest/companies')).status

  expect([await list(), await list()]).toEqual([200, 200])
  const prepared = await backEnd.sql`
    select generic_plans + custom_plans as runs from pg_prepared_statements
    where statement like ${'%coach_invited_at%'}`
  expect(prepared.map(({ runs }) => Number(runs))).toEqual([2])

  await backEnd.sql`alter table company add column colour text`
  expect(await list()).toBe(200)
  await backEnd.sql`alter table company drop column colour`
  expect(await list()).toBe(200)
})
