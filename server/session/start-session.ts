import type { FastifyInstance, FastifyReply } from 'fastify'

import type { LoginStatus } from '#shared/domain/user.ts'
import type { CurrentUser } from '../http/access.ts'
import { setSessionCookie } from './cookies.ts'
import { deleteExpiredSessions, deleteSession } from './queries.ts'

/** Who somebody is to a page. */
type Identity = Pick<CurrentUser, 'id' | 'fullName' | 'roles'>

/** What a page is told about somebody who is logged in until `expiresAt`. */
export const loginStatusFor = ({ id, fullName, roles }: Identity, expiresAt: Date): LoginStatus => ({
  loggedIn: true,
  cookieExpiration: expiresAt.toISOString(),
  fullName,
  personRoles: roles,
  id,
})

/**
 * Hands a session that was just opened for `person` to the browser that calls, and ends the one it had, whoever
 * that belonged to. Gives what the page is told.
 */
export async function startSession(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  { user, reply }: { user: CurrentUser | undefined; reply: FastifyReply },
  person: Identity,
  session: { token: string; expiresAt: Date },
): Promise<LoginStatus> {
  if (user) await deleteSession(db, user.sessionHash)
  await deleteExpiredSessions(db)
  setSessionCookie(reply, config, session)
  return loginStatusFor(person, session.expiresAt)
}
