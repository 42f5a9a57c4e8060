import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { isSystemRole } from '#shared/domain/accounts/role-labels.ts'
import { recordAccountEvent } from '../account-events/record-account-event.ts'
import type { CurrentUser } from '../http/access.ts'
import { clearFirstLoginCookie, clearSessionCookie, setSessionCookie } from './cookies.ts'
import { rememberBrowser } from './known-browsers.ts'
import { deleteSession, renewToken } from './queries.ts'
import { rolesInEffect } from './roles-in-effect.ts'

type Identity = Pick<CurrentUser, 'id' | 'fullName' | 'roles' | 'mustSetUpTwoStepLogin'>

export const loginStatusFor = (
  { id, fullName, roles, mustSetUpTwoStepLogin }: Identity,
  expiresAt: Date,
): LoginStatus => ({
  loggedIn: true,
  cookieExpiration: expiresAt.toISOString(),
  fullName,
  personRoles: roles.filter(isSystemRole),
  id,
  ...(mustSetUpTwoStepLogin && { mustSetUpTwoStepLogin }),
})

export const loggedOut: LoginStatus = {
  loggedIn: false,
  cookieExpiration: null,
  fullName: null,
  personRoles: [],
  id: null,
}

/** Records the end of the session, unless `nextPersonId`, who logs in in its place, is the same person. */
const closeSession = (
  db: FastifyInstance['db'],
  { id, sessionHash }: Pick<CurrentUser, 'id' | 'sessionHash'>,
  nextPersonId?: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const hasEnded = await deleteSession(transaction, sessionHash)
    if (hasEnded && id !== nextPersonId)
      await recordAccountEvent(transaction, { kind: 'LOGGED_OUT', personId: id })
  })

type StoredIdentity = Pick<CurrentUser, 'id' | 'fullName' | 'roles' | 'hasTwoStepLogin'>

/**
 * Sets the cookie of a session that was just opened for `person`, ends the previous session of this browser, of
 * whichever user, and makes the browser known for the account.
 */
export async function startSession(
  app: Pick<FastifyInstance, 'db' | 'config'>,
  call: { user: CurrentUser | undefined; request: FastifyRequest; reply: FastifyReply },
  person: StoredIdentity,
  session: { token: string; expiresAt: Date },
): Promise<LoginStatus> {
  const { db, config } = app
  const { user, reply } = call
  if (user) await closeSession(db, user, person.id)
  await rememberBrowser(app, call, person.id)
  setSessionCookie(reply, config, session)
  clearFirstLoginCookie(reply, config)
  return loginStatusFor({ ...person, ...rolesInEffect(config, person) }, session.expiresAt)
}

/** Gives the session another token, so that a copy of its cookie is worth nothing after a change. */
export async function renewSession(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  reply: FastifyReply,
  { sessionHash }: Pick<CurrentUser, 'sessionHash'>,
): Promise<void> {
  const session = await renewToken(db, sessionHash)
  if (session) setSessionCookie(reply, config, session)
}

export async function endSession(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  { user, reply }: { user: CurrentUser | undefined; reply: FastifyReply },
): Promise<LoginStatus> {
  if (user) await closeSession(db, user)
  clearSessionCookie(reply, config)
  clearFirstLoginCookie(reply, config)
  return loggedOut
}

/**
 * Pages that browsers fetched ahead. Nothing private is in their cache, whose deletion takes Chrome seconds;
 * cookies and storage contain the cart and answers that were not saved yet.
 */
const FETCHED_AHEAD = '"prefetchCache", "prerenderCache"'

/** Also makes the browser delete what it fetched ahead. */
export async function logOut(...args: Parameters<typeof endSession>): Promise<void> {
  await endSession(...args)
  args[1].reply.header('clear-site-data', FETCHED_AHEAD)
}
