import { expect, test } from 'vitest'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { networkAddress } from './throttle.ts'

const backEnd = useBackEnd()
const createEls = () => backEnd.createPerson({ email: 'els@smederij.nl' })

test.each([
  ['/rest/password/forgot-password', { email: 'els@smederij.nl' }, 204],
  [
    '/rest/registration',
    {
      email: 'els@smederij.nl',
      givenname: 'Els',
      surname: 'de Smid',
      password: PASSWORD,
      confirmpassword: PASSWORD,
      userConditions: true,
      termsOfUse: true,
    },
    400,
  ],
])('%s is throttled as well', { tags: ['deep'] }, async (path, body, status) => {
  await createEls()
  const attempt = () => backEnd.client().post(path, body)
  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(status)
  const refused = await attempt()
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(
    'Je hebt dit te vaak geprobeerd. Wacht 60 minuten en probeer het dan opnieuw.',
  )
})

test('states the remaining time, and nobody waits longer because the clock was moved back', {
  tags: ['deep'],
}, async () => {
  const attempt = () => backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  for (let count = 0; count < 6; count++) await attempt()
  await backEnd.sql`update throttle set expire = ${Date.now() + 59_000}`
  const refused = await attempt()
  expect(refused.body.message).toBe(
    'Je hebt dit te vaak geprobeerd. Wacht 1 minuut en probeer het dan opnieuw.',
  )
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(59)
  await backEnd.sql`update throttle set expire = ${Date.now() + 2 * 3_600_000}`
  expect((await attempt()).status).toBe(204)
})

test('a request that is refused because of its body counts too', async () => {
  const { client } = await startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')
  const attempt = () => client.post('/rest/1/hazardoussubstances/register/import', { substances: 1 })
  for (let count = 0; count < 30; count++) expect((await attempt()).status).toBe(400)
  expect((await attempt()).status).toBe(429)
  for (let count = 0; count < 2; count++)
    expect((await backEnd.client().post('/rest/registration', { email: 1 })).status).toBe(400)
  expect(await backEnd.sql`select points from throttle where key like 'registration-address%'`).toEqual([
    { points: 2 },
  ])
})

test('who goes on after a refusal does not use up the attempts of others at the same address', async () => {
  const attempt = (email: string) => backEnd.client().post('/rest/password/forgot-password', { email })
  for (let count = 0; count < 7; count++) await attempt('els@smederij.nl')
  expect((await attempt('els@smederij.nl')).status).toBe(429)
  expect((await attempt('jan@smederij.nl')).status).toBe(204)
  expect(await backEnd.sql`select points from throttle where key like 'forgotten-password-address%'`).toEqual(
    [{ points: 6 }],
  )
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001::a:b:c:d:e', '2001:0:0:a'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkAddress(address)).toBe(network)
})
