import type { FastifyInstance } from 'fastify'

import { cookiePage } from './cookie-page.ts'
import { Refusal } from './refusal.ts'
import { route } from './route.ts'

/** In bytes: twice the cookies below, and room for other headers. */
export const MAX_HEADER_SIZE = 65_536
/**
 * The default of Node, and of proxies. The portal sets 4,096 bytes and two tokens. Source:
 * nodejs.org/api/cli.html#--max-http-header-sizesize.
 */
const MAX_COOKIES_SIZE = 16_384

const TOO_MANY_COOKIES =
  'Je browser stuurt te veel cookies mee. Laad de pagina opnieuw, dan kun je ze laten verwijderen.'
/** Deletes all cookies, also those that the cookie page cannot see. */
export const CLEAR_COOKIES_PATH = '/rest/cookies'
/** Files need no cookies. */
const FILE = /\.\w+$/

/**
 * Other applications on the domain may set more cookies than a browser should send: the API refuses such requests,
 * and a page offers to delete cookies. Otherwise the browser would be locked out.
 */
export function limitCookies(app: FastifyInstance): void {
  const page = cookiePage(CLEAR_COOKIES_PATH)
  app.addHook('onRequest', ({ url, headers }, reply, done) => {
    if ((headers.cookie?.length ?? 0) <= MAX_COOKIES_SIZE) return done()
    const path = url.split('?', 1)[0]!
    if (path === CLEAR_COOKIES_PATH || FILE.test(path)) return done()
    if (path.startsWith('/rest/')) throw new Refusal(431, TOO_MANY_COOKIES)
    reply
      .code(431)
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
      .type(page.type)
      .send(page.body)
  })
}

export function cookieRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'DELETE',
      url: CLEAR_COOKIES_PATH,
      access: 'public',
      summary: 'Make the browser delete all its cookies of this site, when there are too many',
    },
    async ({ reply }) => {
      reply.header('clear-site-data', '"cookies"')
    },
  )
}
