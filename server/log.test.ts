import { expect, test } from 'vitest'

import { useBackEnd } from '../testing/back-end.ts'
import { PASSWORD } from '../testing/client.ts'

const backEnd = useBackEnd()

test('the log of a login and a reset says what happened and nothing of whom', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', firstName: 'Els' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  await client.post('/rest/login', { username: 'els@smederij.nl', password: 'Verkeerd1' })
  await client.post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  await client.get('/rest/password/reset-password-possible?token=een-geheim-token')
  await client.get('/wachtwoord-resetten?token=een-geheim-token')
  await client.get('/rest/nergens/els@smederij.nl')
  await client.post('/rest/login', {}, { origin: 'https://elders.nl/?els@smederij.nl' })
  await backEnd.sql`select 1`

  const lines = backEnd.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'POST',
    route: '/rest/login',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
  const session = client.cookies.get('bw_session')
  for (const secret of [PASSWORD, 'Verkeerd1', 'els@', 'Els', 'geheim', session!]) {
    expect(backEnd.log).not.toContain(secret)
  }
  expect(backEnd.log).not.toMatch(/127\.0\.0\.1(?!:\d+"}\n)/)
})
