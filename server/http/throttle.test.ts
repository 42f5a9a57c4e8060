import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { PASSWORD } from '../../testing/harness/client.ts'
import { networkAddress } from './throttle.ts'

const backEnd = useBackEnd()
const TOO_OFTEN = 'Je hebt dit te vaak geprobeerd. Wacht 15 minuten en probeer het dan opnieuw.'

const logIn = (username: string, password = 'Welkom2027') =>
  backEnd.client().post('/rest/login', { username, password })
const statusesOf = async (attempts: number, username: string) => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < attempts; attempt++) statuses.push((await logIn(username)).status)
  return statuses
}
const createEls = () => backEnd.createPerson({ email: 'els@smederij.nl' })

test.each(['els@smederij.nl', 'niemand@smederij.nl'])(
  'refuses even the right password after five wrong ones for %s',
  async (username) => {
    await createEls()
    expect(await statusesOf(5, username)).toEqual([401, 401, 401, 401, 401])
    for (const password of ['Welkom2027', PASSWORD]) {
      const { status, headers, body } = await logIn(username, password)
      expect(status).toBe(429)
      expect(body.message).toBe(TOO_OFTEN)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(840)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
  },
)

test('counts per account, whatever the case of its address', async () => {
  await createEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await statusesOf(5, 'els@smederij.nl')
  expect((await logIn('ELS@smederij.nl')).status).toBe(429)
  expect((await logIn('jan@smederij.nl', PASSWORD)).status).toBe(200)
})

test('states the remaining time, and accepts attempts again afterwards', async () => {
  await createEls()
  await statusesOf(5, 'els@smederij.nl')
  await backEnd.sql`update throttle set expire = ${Date.now() + 30_000}`
  expect((await logIn('els@smederij.nl')).body.message).toBe(
    'Je hebt dit te vaak geprobeerd. Wacht 1 minuut en probeer het dan opnieuw.',
  )
  await backEnd.sql`update throttle set expire = ${Date.now() - 1}`
  expect((await logIn('els@smederij.nl', PASSWORD)).status).toBe(200)
})

test('a right password resets the counter', async () => {
  await createEls()
  await statusesOf(4, 'els@smederij.nl')
  await logIn('els@smederij.nl', PASSWORD)
  expect(await statusesOf(4, 'els@smederij.nl')).toEqual([401, 401, 401, 401])
})

test('of twenty simultaneous attempts only five are made', async () => {
  await createEls()
  const responses = await Promise.all(Array.from({ length: 20 }, () => logIn('els@smederij.nl')))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('limits one address that tries many accounts; successful logins do not count', async () => {
  await createEls()
  const spent = async () =>
    (await backEnd.sql`select points from throttle where key like 'login-address:%'`)[0]?.points
  await logIn('els@smederij.nl', PASSWORD)
  expect(await spent()).toBe(0)
  await logIn('a@smederij.nl')
  expect(await spent()).toBe(1)
  await backEnd.sql`update throttle set points = 300 where key like 'login-address:%'`
  expect((await logIn('b@smederij.nl')).status).toBe(429)
})

test('the table discloses neither accounts nor addresses', async () => {
  await logIn('els@smederij.nl')
  const keys = (await backEnd.sql`select key from throttle order by key`).map(({ key }) => key)
  expect(keys).toEqual([
    expect.stringMatching(/^login-account:[\w-]{43}$/),
    expect.stringMatching(/^login-address:[\w-]{43}$/),
  ])
})

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
])('%s is throttled as well', async (path, body, status) => {
  await createEls()
  const attempt = () => backEnd.client().post(path, body)
  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(status)
  const refused = await attempt()
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(
    'Je hebt dit te vaak geprobeerd. Wacht 60 minuten en probeer het dan opnieuw.',
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
