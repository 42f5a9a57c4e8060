import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

// Its own server, which knows a second later that maintenance has ended.
const backEnd = useOwnBackEnd()

test('during maintenance one logs in and reads, and nothing is saved', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  const save = () =>
    client.post('/rest/person/detail', { firstName: 'Els', middleName: '', lastName: 'Smid' })
  await client.login('els@smederij.nl')

  await backEnd.sql`insert into maintenance default values`
  await expect.poll(async () => (await save()).status).toBe(503)
  const { headers, body } = await save()
  expect(headers.get('retry-after')).toBe('60')
  expect(body).toMatchObject({
    code: 'MAINTENANCE',
    message: 'Er is nu onderhoud. Je kunt alles lezen, maar nu niets opslaan. Probeer het straks nog eens.',
  })
  expect((await client.get('/rest/person/detail')).body.responseObject).toMatchObject({ lastName: 'de Smid' })
  const other = backEnd.client()
  expect((await other.post('/rest/login', { username: 'els@smederij.nl', password: PASSWORD })).status).toBe(
    200,
  )
  expect((await other.get('/rest/logout')).status).toBe(204)

  await backEnd.sql`delete from maintenance`
  await expect.poll(async () => (await save()).status).not.toBe(503)
})
