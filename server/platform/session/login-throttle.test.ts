import { beforeEach, expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useOwnBackEnd({ env: { TRUST_PROXY: '127.0.0.1' } })
const ELS = 'els@smederij.nl'
const WRONG = 'Welkom2027'
const OWNER_ADDRESS = '192.0.2.1'
const ATTACKER_ADDRESS = '203.0.113.9'
let id: number

type Attempt = { email?: string; password?: string; browser?: Client; ip?: string }

const logIn = ({
  email = ELS,
  password = WRONG,
  browser = backEnd.client(),
  ip = ATTACKER_ADDRESS,
}: Attempt = {}) => browser.post('/rest/login', { username: email, password }, { 'x-forwarded-for': ip })
const statusesOf = async (attempts: number, attempt: Attempt = {}) => {
  const statuses: number[] = []
  for (let count = 0; count < attempts; count++) statuses.push((await logIn(attempt)).status)
  return statuses
}
const pass = (seconds: number) =>
  backEnd.sql`update login_attempt set last_at = last_at - make_interval(secs => ${seconds})`
async function knownBrowser() {
  const browser = backEnd.client()
  expect((await logIn({ browser, password: PASSWORD, ip: OWNER_ADDRESS })).status).toBe(200)
  browser.cookies.delete('bw_session')
  return browser
}

beforeEach(async () => {
  id = await backEnd.createPerson({ email: ELS })
})

test.each([ELS, 'niemand@smederij.nl'])(
  'five wrong passwords for %s are followed by growing delays, which the right one does not end',
  async (email) => {
    expect(await statusesOf(5, { email })).toEqual([401, 401, 401, 401, 401])
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await logIn({ email, password: PASSWORD })
      const wait = `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        429,
        'TOO_MANY_REQUESTS',
        `Je hebt dit te vaak geprobeerd. Wacht ${wait} en probeer het dan opnieuw.`,
      ])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan((minutes - 1) * 60)
      expect(seconds).toBeLessThanOrEqual(minutes * 60)
      await pass(minutes * 60)
      expect((await logIn({ email })).status).toBe(401)
    }
    await pass(24 * 3_600)
    expect(await statusesOf(5, { email })).toEqual([401, 401, 401, 401, 401])
  },
)

test('of twenty simultaneous attempts only five are made', async () => {
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => logIn()))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
})

test('counts per account, whatever the case of its address, and a right password ends the count', async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await statusesOf(5)
  expect((await logIn({ email: 'ELS@smederij.nl' })).status).toBe(429)
  expect(await statusesOf(4, { email: 'jan@smederij.nl' })).toEqual([401, 401, 401, 401])
  expect((await logIn({ email: 'jan@smederij.nl', password: PASSWORD })).status).toBe(200)
  expect(await statusesOf(5, { email: 'jan@smederij.nl' })).toEqual([401, 401, 401, 401, 401])
})

test('nobody waits longer because the clock was moved back', async () => {
  await statusesOf(5)
  await pass(-3_600)
  expect((await logIn({ password: PASSWORD })).status).toBe(200)
})

test('an attacker elsewhere does not lock the owner out of a browser that is known', async () => {
  const browser = await knownBrowser()
  await statusesOf(6)
  expect((await logIn({ password: PASSWORD, ip: OWNER_ADDRESS })).status).toBe(429)
  expect((await logIn({ browser, password: PASSWORD, ip: OWNER_ADDRESS })).status).toBe(200)
  // Nor does the owner give the attacker new attempts.
  expect((await logIn()).status).toBe(429)
})

test('a known browser has delays of its own', { tags: ['deep'] }, async () => {
  const browser = await knownBrowser()
  expect(await statusesOf(6, { browser })).toEqual([401, 401, 401, 401, 401, 429])
  expect((await logIn({ password: PASSWORD })).status).toBe(200)
})

test('a browser is known for the accounts that logged in to it only', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = await knownBrowser()
  await logIn({ browser, email: 'jan@smederij.nl', password: PASSWORD })
  await backEnd.createPerson({ email: 'piet@smederij.nl' })
  for (const email of [ELS, 'jan@smederij.nl', 'piet@smederij.nl']) await statusesOf(5, { email })
  const statusFor = async (email: string) => (await logIn({ browser, email, password: PASSWORD })).status
  expect([
    await statusFor(ELS),
    await statusFor('jan@smederij.nl'),
    await statusFor('piet@smederij.nl'),
  ]).toEqual([200, 200, 429])
})

test('the cookie of a known browser is no login, and the database contains only its hash', async () => {
  const browser = await knownBrowser()
  const token = browser.cookies.get('bw_known_browser')!
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await browser.get('/rest/person/detail')).status).toBe(401)
  expect(JSON.stringify(await backEnd.sql`select token_hash::text from known_browser`)).not.toContain(token)
  await logIn({ browser, password: PASSWORD })
  expect(browser.cookies.get('bw_known_browser')).toBe(token)
  expect(await backEnd.sql`select person_id from known_browser`).toEqual([{ person_id: id }])
})

test('of many browsers of one account the last twenty are known', { tags: ['deep'] }, async () => {
  const first = await knownBrowser()
  await backEnd.sql`update known_browser set last_used_at = now() - interval '1 day'`
  await backEnd.sql`
    insert into known_browser (token_hash, person_id)
    select sha256(number::text::bytea), ${id} from generate_series(1, 19) number`
  await knownBrowser()
  expect(await backEnd.sql`select count(*)::integer as browsers from known_browser`).toEqual([
    { browsers: 20 },
  ])
  await statusesOf(5)
  expect((await logIn({ browser: first, password: PASSWORD })).status).toBe(429)
})

test('a new password makes all browsers unknown, apart from the one in which it was set', {
  tags: ['deep'],
}, async () => {
  const other = await knownBrowser()
  const own = backEnd.client()
  await logIn({ browser: own, password: PASSWORD })
  await statusesOf(5)
  // Attempts elsewhere do not keep somebody who is logged in from confirming a change.
  const passwords = {
    oldPassword: PASSWORD,
    newPassword: 'Vonkenregen2028',
    repeatPassword: 'Vonkenregen2028',
  }
  expect((await own.post('/rest/password/update', passwords)).status).toBe(204)
  expect((await logIn({ browser: other, password: 'Vonkenregen2028' })).status).toBe(429)
  expect((await logIn({ browser: own, password: 'Vonkenregen2028' })).status).toBe(200)
})

test('the password that confirms a change has delays of its own, in all sessions of a person together', {
  tags: ['deep'],
}, async () => {
  const browsers = [await knownBrowser(), await knownBrowser()]
  for (const browser of browsers) await logIn({ browser, password: PASSWORD })
  const passwords = { oldPassword: WRONG, newPassword: 'Vonkenregen2028', repeatPassword: 'Vonkenregen2028' }
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push((await browsers[count % 2]!.post('/rest/password/update', passwords)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await logIn({ password: PASSWORD })).status).toBe(200)
})

test('an address that tries many accounts is refused; logins that succeed do not count', async () => {
  const spent = async () =>
    (await backEnd.sql`select points from throttle where key like 'login-address:%'`)[0]?.points
  await logIn({ password: PASSWORD })
  expect(await spent()).toBe(0)
  await logIn({ email: 'a@smederij.nl' })
  expect(await spent()).toBe(1)
  await backEnd.sql`update throttle set points = 300 where key like 'login-address:%'`
  expect((await logIn({ email: 'b@smederij.nl' })).status).toBe(429)
  expect((await logIn({ email: 'b@smederij.nl', ip: OWNER_ADDRESS })).status).toBe(401)
})

test('refused tries of one account do not count against others at the same address', async () => {
  await statusesOf(20, {})
  expect(await backEnd.sql`select points from throttle where key like 'login-address:%'`).toEqual([
    { points: 5 },
  ])
})

test('as long as very many logins fail, unknown browsers get few attempts per address, and known ones all', {
  tags: ['deep'],
}, async () => {
  const browser = await knownBrowser()
  await logIn({ email: 'a@smederij.nl' })
  await backEnd.sql`update throttle set points = 10 where key like 'login-address:%'`
  expect((await logIn({ email: 'b@smederij.nl' })).status).toBe(401)
  await backEnd.sql`update throttle set points = 1000 where key = 'login-failures:all'`
  const refused = await logIn({ password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn({ password: PASSWORD, ip: '198.51.100.4' })).status).toBe(200)
  expect((await logIn({ browser, password: PASSWORD })).status).toBe(200)
})

test('an attempt that the server could not make does not count', async () => {
  const attempts = () => backEnd.sql`select attempts from login_attempt`
  expect(await backEnd.withoutTable('session', () => statusesOf(7, { password: PASSWORD }))).toEqual(
    Array(7).fill(500),
  )
  expect(await attempts()).toEqual([{ attempts: 0 }])
  expect((await logIn({ password: PASSWORD })).status).toBe(200)
})

test('the tables disclose neither accounts nor addresses', async () => {
  await logIn()
  const keys = await backEnd.sql`
    select key from throttle union all select key from login_attempt order by key`
  expect(keys.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^account:[\w-]{43}$/),
    expect.stringMatching(/^login-address:[\w-]{43}$/),
    'login-failures:all',
  ])
})

test('an attacker cannot keep the owner from resetting the password', async () => {
  const ask = (ip: string) =>
    backEnd.client().post('/rest/password/forgot-password', { email: ELS }, { 'x-forwarded-for': ip })
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) statuses.push((await ask(ATTACKER_ADDRESS)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await ask(OWNER_ADDRESS)).status).toBe(204)
  const mails = async () => (await backEnd.sql`select id from mail_outbox`).length
  expect(await mails()).toBe(6)

  // From many addresses: the mailbox is not flooded, and the link in the last mail stays valid.
  for (let count = 0; count < 6; count++) expect((await ask(`198.51.100.${count}`)).status).toBe(204)
  expect(await mails()).toBe(10)
  expect(await backEnd.sql`select used_at from password_reset where expires_at > now()`).toHaveLength(1)
})
