import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()

/** By the clock of the database. */
async function unusedFor(minutes: number) {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  await backEnd.sql`update session set last_used_at = now() - make_interval(mins => ${minutes}::int)`
  return browser
}
const lastUse = async () => (await backEnd.sql`select last_used_at from session`)[0]!.last_used_at

test('a session that is not used for eight hours has ended, long before 24 hours', async () => {
  const browser = await unusedFor(8 * 60)
  expect((await browser.get('/rest/login')).body.responseObject).toMatchObject({
    loggedIn: false,
    cookieExpiration: null,
  })
  expect((await browser.get('/rest/person/detail')).status).toBe(401)
})

test('a session that is used goes on, which is recorded once in some minutes', async () => {
  const browser = await unusedFor(8 * 60 - 1)
  expect((await browser.get('/rest/person/detail')).status).toBe(200)
  expect(backEnd.isDuringTest(await lastUse())).toBe(true)
  await backEnd.sql`update session set last_used_at = now() - interval '4 minutes'`
  const recorded = await lastUse()
  expect((await browser.get('/rest/person/detail')).status).toBe(200)
  expect(await lastUse()).toEqual(recorded)
})

test('asking who is logged in is no use, unless the visitor is active', async () => {
  const browser = await unusedFor(60)
  const before = await lastUse()
  expect((await browser.get('/rest/login')).body.responseObject.loggedIn).toBe(true)
  expect(await lastUse()).toEqual(before)
  expect((await browser.get('/rest/login?active=true')).body.responseObject.loggedIn).toBe(true)
  expect(backEnd.isDuringTest(await lastUse())).toBe(true)
})

test('use does not prolong the 24 hours', async () => {
  const browser = await unusedFor(60)
  await backEnd.sql`update session set expires_at = now() + interval '1 hour'`
  expect((await browser.get('/rest/login?active=true')).body.responseObject.loggedIn).toBe(true)
  expect(await backEnd.sql`select expires_at > now() + interval '1 hour' as "isLater" from session`).toEqual([
    { isLater: false },
  ])
  await backEnd.sql`update session set expires_at = now()`
  expect((await browser.get('/rest/login?active=true')).body.responseObject.loggedIn).toBe(false)
})
