import type { FastifyReply } from 'fastify'

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

/** Clears the session cookie. */
export const clearSessionCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(sessionCookieName(config), attributes(config))
