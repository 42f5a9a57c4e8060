import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { clearSessionCookie, knownBrowserTokens, setKnownBrowserCookie, setSessionCookie } from './cookies.ts'

const session = { token: 'abc', expiresAt: new Date('2026-11-22T10:00:00Z') }

async function cookiesOf(secure: boolean) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/in', (_, reply) => setSessionCookie(reply, { secure }, session).send())
  app.get('/out', (_, reply) => clearSessionCookie(reply, { secure }).send())
  const headerOf = async (url: string) => (await app.inject(url)).headers['set-cookie']
  return [await headerOf('/in'), await headerOf('/out')]
}

test('on https the cookie is bound to the host and sent over https only', async () => {
  const [set, cleared] = await cookiesOf(true)
  expect(set).toBe(
    '__Host-bw_session=abc; Path=/; Expires=Sun, 22 Nov 2026 10:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  )
  expect(cleared).toContain('__Host-bw_session=; Max-Age=0; Path=/;')
  expect(cleared).toContain('Secure')
})

test('on http, where browsers refuse such a cookie, it has no prefix', async () => {
  const [set] = await cookiesOf(false)
  expect(set).toBe('bw_session=abc; Path=/; Expires=Sun, 22 Nov 2026 10:00:00 GMT; HttpOnly; SameSite=Lax')
})

test('the cookie of a known browser has the tokens of five accounts, for a year', async () => {
  const app = Fastify()
  await app.register(cookie)
  const config = { secure: true }
  const tokens = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(43))
  app.get('/in', (_, reply) => setKnownBrowserCookie(reply, config, tokens).send())
  app.get('/tokens', (request) => knownBrowserTokens(request, config))
  const line = String((await app.inject('/in')).headers['set-cookie'])
  const kept = tokens.slice(0, 5).join('.')
  expect(line).toBe(
    `__Host-bw_known_browser=${kept}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  const read = async (value: string) =>
    (await app.inject({ url: '/tokens', headers: { cookie: `__Host-bw_known_browser=${value}` } })).json()
  expect(await read(kept)).toEqual(tokens.slice(0, 5))
  expect(await read(`x.${tokens[0]}.'--`)).toEqual([tokens[0]])
})
