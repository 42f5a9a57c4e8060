import type { FastifyInstance, FastifyRequest } from 'fastify'

import { LoginInput, LoginStatus } from '#shared/domain/user.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { clearSessionCookie } from './cookies.ts'
import { verifyPassword } from './password.ts'
import { deleteSession, findCredentials, insertSession } from './queries.ts'
import { loginStatusFor, startSession } from './start-session.ts'

const WRONG = 'Het e-mailadres of het wachtwoord klopt niet.'

const nobody: LoginStatus = {
  loggedIn: false,
  cookieExpiration: null,
  fullName: null,
  personRoles: [],
  id: null,
}

/** Logging in and out, and who is logged in. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const throttle = createThrottle(app.pool, 'login')

  /** A browser names the origin of a request to another origin, and says of its own requests that they are. */
  const comesFromOurPages = ({ headers }: FastifyRequest) =>
    headers.origin
      ? config.allowedOrigins.includes(headers.origin)
      : headers['sec-fetch-site'] === 'same-origin'

  route(
    app,
    {
      method: 'POST',
      url: '/rest/login',
      access: 'public',
      summary: 'Log in',
      body: LoginInput,
      response: LoginStatus,
    },
    async (call) => {
      const { username, password } = call.body
      await throttle.count(call, username)
      const person = await findCredentials(db, username)
      const isRight = await verifyPassword(password, person?.passwordHash)
      const session = person && isRight ? await insertSession(db, person) : undefined
      if (!person || !session) throw new Refusal(401, WRONG, 'LOGIN_FAILED')
      await throttle.succeed(call, username)
      return startSession(app, call, person, session)
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/login',
      access: 'public',
      summary: 'Who is logged in, if anybody',
      response: LoginStatus,
    },
    ({ user }) => (user ? loginStatusFor(user, user.sessionExpiresAt) : nobody),
  )

  route(
    app,
    { method: 'GET', url: '/rest/logout', access: 'public', summary: 'Log out' },
    async ({ user, request, reply }) => {
      // A GET can be made by any page on the internet, with an image for instance.
      if (!comesFromOurPages(request)) throw new Refusal(403, null, 'ORIGIN_NOT_ALLOWED')
      if (user) await deleteSession(db, user.sessionHash)
      clearSessionCookie(reply, config)
    },
  )
}
