import type { FastifyInstance, FastifyRequest } from 'fastify'

import { LoginInput, LoginStatus } from '#shared/domain/user.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { clearSessionCookie } from './cookies.ts'
import { verifyPassword } from './password.ts'
import { deleteSession, findCredentials, insertSession } from './queries.ts'
import { loginStatusFor, startSession } from './start-session.ts'

const LOGIN_FAILED = 'Het e-mailadres of het wachtwoord klopt niet.'

const loggedOut: LoginStatus = {
  loggedIn: false,
  cookieExpiration: null,
  fullName: null,
  personRoles: [],
  id: null,
}

/** Whether a page sent the request: an origin was checked before, and browsers mark requests to the same origin. */
const comesFromOurPages = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin'

/** The routes to log in and out, and for the login status. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const throttle = createThrottle(app.pool, 'login')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/login',
      access: 'public',
      forWidgets: true,
      summary: 'Log in',
      body: LoginInput,
      response: LoginStatus,
    },
    async (call) => {
      const { username, password } = call.body
      await throttle.count(call, username)
      const person = await findCredentials(db, username)
      const isVerified = await verifyPassword(password, person?.passwordHash)
      const session = person && isVerified ? await insertSession(db, person) : undefined
      if (!person || !session) throw new Refusal(401, LOGIN_FAILED, 'LOGIN_FAILED')
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
      forWidgets: true,
      summary: 'Who is logged in, if anybody',
      response: LoginStatus,
    },
    ({ user }) => (user ? loginStatusFor(user, user.sessionExpiresAt) : loggedOut),
  )

  route(
    app,
    { method: 'GET', url: '/rest/logout', access: 'public', forWidgets: true, summary: 'Log out' },
    async ({ user, request, reply }) => {
      // Any page on the internet can send a GET, with an image for instance.
      if (!comesFromOurPages(request)) throw new Refusal(403, null, 'ORIGIN_NOT_ALLOWED')
      if (user) await deleteSession(db, user.sessionHash)
      clearSessionCookie(reply, config)
    },
  )
}
