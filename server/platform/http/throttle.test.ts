import { expect, test } from 'vitest'

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
