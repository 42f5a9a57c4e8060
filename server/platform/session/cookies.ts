import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../runtime/config.ts'

type Secure = Pick<Config, 'secure'>

/** The name of the session cookie. Its prefix makes browsers send it to this host only, and over https only. */
export const sessionCookieName = ({ secure }: Secure) => (secure ? '__Host-bw_session' : 'bw_session')

const attributes = ({ secure }: Secure) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** Sets the cookie with the session token, until the session ends. */
export const setSessionCookie = (
  reply: FastifyReply,
  config: Secure,
  session: { token: string; expiresAt: Date },
) =>
  reply.setCookie(sessionCookieName(config), session.token, {
    ...attributes(config),
    expires: session.expiresAt,
  })

/** The name of the cookie with which the browser that registered an account logs in once. */
export const firstLoginCookieName = ({ secure }: Secure) =>
  secure ? '__Host-bw_first_login' : 'bw_first_login'

const strictAttributes = (config: Secure) => ({ ...attributes(config), sameSite: 'strict' }) as const

/** Sets the cookie with the token for the first login, until it expires. */
export const setFirstLoginCookie = (
  reply: FastifyReply,
  config: Secure,
  { token, expiresAt }: { token: string; expiresAt: Date },
) =>
  reply.setCookie(firstLoginCookieName(config), token, {
    ...strictAttributes(config),
    expires: expiresAt,
  })

/** Clears that cookie, if the browser has it. */
export function clearFirstLoginCookie(reply: FastifyReply, config: Secure): void {
  const name = firstLoginCookieName(config)
  if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, strictAttributes(config))
}

/** The name of the cookie of a browser that was asked for a passkey. */
export const passkeyCookieName = ({ secure }: Secure) => (secure ? '__Host-bw_passkey' : 'bw_passkey')

/** Sets the cookie with the token of a browser that is asked for a passkey, until it is asked no more. */
export const setPasskeyCookie = (
  reply: FastifyReply,
  config: Secure,
  { token, maxAge }: { token: string; maxAge: number },
) => reply.setCookie(passkeyCookieName(config), token, { ...strictAttributes(config), maxAge })

/** Clears that cookie. */
export const clearPasskeyCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(passkeyCookieName(config), strictAttributes(config))

/** How long a browser stays known after the last login in it, in seconds: a year. */
const KNOWN_BROWSER_MAX_AGE_S = 365 * 24 * 60 * 60
/** Maximum number of accounts for which one browser is known. */
const MAX_KNOWN_ACCOUNTS = 5

const knownBrowserCookieName = ({ secure }: Secure) =>
  secure ? '__Host-bw_known_browser' : 'bw_known_browser'

/** Sets the cookie with the tokens of this browser, one for each account that somebody logged in to; the newest first. */
export const setKnownBrowserCookie = (reply: FastifyReply, config: Secure, tokens: string[]) =>
  reply.setCookie(knownBrowserCookieName(config), tokens.slice(0, MAX_KNOWN_ACCOUNTS).join('.'), {
    ...attributes(config),
    maxAge: KNOWN_BROWSER_MAX_AGE_S,
  })

/** The tokens in that cookie. */
export const knownBrowserTokens = ({ cookies }: FastifyRequest, config: Secure): string[] =>
  (cookies[knownBrowserCookieName(config)] ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MAX_KNOWN_ACCOUNTS)

/** Clears the session cookie. */
export const clearSessionCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(sessionCookieName(config), attributes(config))
