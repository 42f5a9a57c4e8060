import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { clearSessionCookie, setSessionCookie } from './cookies.ts'

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
