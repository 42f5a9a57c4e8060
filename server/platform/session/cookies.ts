import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../runtime/config.ts'

type Secure = Pick<Config, 'secure'>

/** The prefix makes browsers send the cookie to this host only, and over https only. */
export const sessionCookieName = ({ secure }: Secure) => (secure ? '__Host-bw_session' : 'bw_session')

const attributes = ({ secure }: Secure) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

export const setSessionCookie = (
  reply: FastifyReply,
  config: Secure,
  session: { token: string; expiresAt: Date },
) =>
  reply.setCookie(sessionCookieName(config), session.token, {
    ...attributes(config),
    expires: session.expiresAt,
  })

export const firstLoginCookieName = ({ secure }: Secure) =>
  secure ? '__Host-bw_first_login' : 'bw_first_login'

const strictAttributes = (config: Secure) => ({ ...attributes(config), sameSite: 'strict' }) as const

export const setFirstLoginCookie = (
  reply: FastifyReply,
  config: Secure,
  { token, expiresAt }: { token: string; expiresAt: Date },
) =>
  reply.setCookie(firstLoginCookieName(config), token, {
    ...strictAttributes(config),
    expires: expiresAt,
  })

export function clearFirstLoginCookie(reply: FastifyReply, config: Secure): void {
  const name = firstLoginCookieName(config)
  if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, strictAttributes(config))
}

export const passkeyCookieName = ({ secure }: Secure) => (secure ? '__Host-bw_passkey' : 'bw_passkey')

export const setPasskeyCookie = (
  reply: FastifyReply,
  config: Secure,
  { token, maxAge }: { token: string; maxAge: number },
) => reply.setCookie(passkeyCookieName(config), token, { ...strictAttributes(config), maxAge })

export const clearPasskeyCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(passkeyCookieName(config), strictAttributes(config))

/** In seconds after the last login in the browser: a year. */
const KNOWN_BROWSER_MAX_AGE_S = 365 * 24 * 60 * 60
const MAX_KNOWN_ACCOUNTS = 5

const knownBrowserCookieName = ({ secure }: Secure) =>
  secure ? '__Host-bw_known_browser' : 'bw_known_browser'

/** A token for each account that somebody logged in to in this browser, the newest first. */
export const setKnownBrowserCookie = (reply: FastifyReply, config: Secure, tokens: string[]) =>
  reply.setCookie(knownBrowserCookieName(config), tokens.slice(0, MAX_KNOWN_ACCOUNTS).join('.'), {
    ...attributes(config),
    maxAge: KNOWN_BROWSER_MAX_AGE_S,
  })

export const knownBrowserTokens = ({ cookies }: FastifyRequest, config: Secure): string[] =>
  (cookies[knownBrowserCookieName(config)] ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MAX_KNOWN_ACCOUNTS)

export const clearSessionCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(sessionCookieName(config), attributes(config))
