import { type SessionUser, userOf } from '#shared/session/session.ts'

/** Who is logged in according to the portal at `origin`. Rejects when it does not answer. */
export async function askLogin(origin: string): Promise<SessionUser> {
  const response = await fetch(`${origin}/rest/login`, { credentials: 'include' })
  return userOf((await response.json()).responseObject)
}
