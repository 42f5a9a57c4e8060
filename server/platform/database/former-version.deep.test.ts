import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd()

test('a version starts on a database that a newer one has migrated, warns, and reads and writes', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.query("insert into kysely_migration values ('999_newer', '9999-01-01')")
  await backEnd.query('create table newer (company_id integer references company on delete cascade)')
  await backEnd.query(
    "alter table company add column newer text not null default 'new', add column newest text",
  )
  await backEnd.stopAndRestart()
  await expect.poll(() => backEnd.log).toContain('"migrations":["999_newer"]')

  const client = backEnd.client()
  await client.login('els@smederij.nl')
  const company = {
    name: 'Metaal Noord',
    numberOfEmployees: '<10',
    branch: 'Metaalbewerking',
    membership: 'Geen van beide',
  }
  const { status, body } = await client.post('/rest/companies', company)
  expect(status).toBe(200)
  const listed = (await client.get('/rest/companies')).body.responseObject
  expect(listed).toMatchObject([{ id: body.responseObject.id, name: 'Metaal Noord' }])
})
