import { type SessionUser, userOf } from '#shared/session/session.ts'
import { portalOrigin } from './portal-origin.ts'

/** Who is logged in according to the portal. Rejects when it does not answer. */
export async function askLogin(): Promise<SessionUser> {
  const response = await fetch(`${portalOrigin}/rest/login`, { credentials: 'include' })
  return userOf((await response.json()).responseObject)
}
