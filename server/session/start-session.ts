import type { FastifyInstance, FastifyReply } from 'fastify'

import { isSystemRole } from '#shared/domain/role-labels.ts'
import type { LoginStatus } from '#shared/domain/user.ts'
import type { CurrentUser } from '../http/access.ts'
import { setSessionCookie } from './cookies.ts'
import { deleteExpiredSessions, deleteSession } from './queries.ts'

/** The identity of a user. */
type Identity = Pick<CurrentUser, 'id' | 'fullName' | 'roles'>

/** The login status of a user whose session ends at `expiresAt`. */
export const loginStatusFor = ({ id, fullName, roles }: Identity, expiresAt: Date): LoginStatus => ({
  loggedIn: true,
  cookieExpiration: expiresAt.toISOString(),
  fullName,
  personRoles: roles.filter(isSystemRole),
  id,
})

/**
 * Sets the cookie of a session that was just opened for `person`, and ends the previous session of this browser, of
 * whichever user. Returns the login status.
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
