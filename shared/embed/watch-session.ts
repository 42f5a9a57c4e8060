import type { Session, SessionUser } from '#shared/session/session.ts'
import { watchCookie } from '#shared/session/watch.ts'
import { isLoginUnknown, readSession } from './page-session.ts'

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Now, when it may have changed, and when a login expires. `askLogin`: asks the portal who is logged in, for a cookie that
 * does not say so; what was shown remains when that rejects.
 */
export function watchSession(
  onChange: (session: Session) => void,
  askLogin: () => Promise<SessionUser>,
): void {
  let current: Session
  let expiry: ReturnType<typeof setTimeout>

  function show(session: Session) {
    current = session
    onChange(session)
    clearTimeout(expiry)
    const { isLoggedIn, loginExpiration } = session.user
    if (isLoggedIn) expiry = setTimeout(read, Math.min(loginExpiration - Date.now() + 1, MAX_TIMEOUT_MS))
  }

  function read() {
    show(readSession(current))
    if (isLoginUnknown())
      askLogin().then(
        (user) => isLoginUnknown() && show({ ...current, user }),
        () => {},
      )
  }

  read()
  watchCookie(read)
}
