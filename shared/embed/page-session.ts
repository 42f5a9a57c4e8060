import { lacksLogin, sessionIn } from '#shared/session/cookie-value.ts'
import { readOwn } from '#shared/session/own-cookie.ts'
import type { Session } from '#shared/session/session.ts'
import { COOKIE } from '#shared/session/watch.ts'

// As of `shared/session/cookie.ts`, for what only shows the session on a page of a website.

export const readSession = (known?: Session) => sessionIn(readOwn(COOKIE), known)

export const isLoginUnknown = () => lacksLogin(readOwn(COOKIE))
