import { readSession } from '#shared/session/cookie.ts'
import type { Session } from '#shared/session/session.ts'
import { watchCookie } from '#shared/session/watch.ts'

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Now, when it may have changed, and when a login expires. */
export function watchSession(onChange: (session: Session) => void): void {
  let expiry = 0

  function read() {
    const session = readSession()
    onChange(session)
    clearTimeout(expiry)
    const { isLoggedIn, loginExpiration } = session.user
    if (isLoggedIn)
      expiry = window.setTimeout(read, Math.min(loginExpiration - Date.now() + 1, MAX_TIMEOUT_MS))
  }

  read()
  watchCookie(read)
}
