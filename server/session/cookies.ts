import type { FastifyReply } from 'fastify'

import type { Config } from '../runtime/config.ts'

type Secure = Pick<Config, 'secure'>

/** The cookie that holds the session token. The prefix makes a browser keep it to this host and to https. */
export const sessionCookieName = ({ secure }: Secure) => (secure ? '__Host-bw_session' : 'bw_session')

const attributes = ({ secure }: Secure) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** Gives the browser the token, until the session ends. */
export const setSessionCookie = (
  reply: FastifyReply,
  config: Secure,
  session: { token: string; expiresAt: Date },
) =>
  reply.setCookie(sessionCookieName(config), session.token, {
    ...attributes(config),
    expires: session.expiresAt,
  })

/** Takes the token back from the browser. */
export const clearSessionCookie = (reply: FastifyReply, config: Secure) =>
  reply.clearCookie(sessionCookieName(config), attributes(config))
