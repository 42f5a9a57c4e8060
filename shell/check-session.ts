import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { sessionStore, signOutLapsed } from '#shared/session/store.ts'

/** Shorter than an unused session lasts. */
export const CHECK_SESSION_MS = 5 * 60 * 1000

const TICK_MS = 60 * 1000

/**
 * Signs out when the session has ended on the server, because it was not used or was ended elsewhere. Typing and
 * clicking count as use, so that nobody is logged out while writing. Returns the function that stops it.
 */
export function checkSession(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let isActive = false
  let checkedAt = Date.now()
  const noteUse = () => {
    isActive = true
  }
  async function check() {
    if (document.hidden || Date.now() - checkedAt < CHECK_SESSION_MS) return
    const { user } = sessionStore.getState()
    if (!user.isLoggedIn) return
    checkedAt = Date.now()
    const question = getLoginStatus({ isActive })
    isActive = false
    const status = await question.catch(() => undefined)
    if (status && !status.loggedIn) await signOutLapsed(user)
  }
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, noteUse, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  const timer = setInterval(check, TICK_MS)
  return () => {
    clearInterval(timer)
    listeners.abort()
  }
}
