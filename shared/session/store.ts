import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { changeCookie, readStoredSession } from './change.ts'
import { type CookieScope, isSameSession, type StoredSession } from './cookie.ts'
import { anonymous, cartText, type SessionUser, userOf } from './session.ts'
import { watchCookie } from './watch.ts'

// The state of this store mirrors the cookie.

const DAY_MS = 24 * 60 * 60 * 1000

const cookieScope: CookieScope = {}

/** In this tab; null after a login or a logout. */
let lapsedUserId: number | null = null

export const sessionStore = createStore<StoredSession>(readStoredSession)

/** Renders again when the part changes: `useSession(({ user }) => user)`. */
export const useSession = <T>(selector: (session: StoredSession) => T): T => useStore(sessionStore, selector)

/** Call it before the first change. `cookieDomain`: the parent domain that portal and website share, if any. */
export function configureSession({ cookieDomain }: { cookieDomain?: string | null }) {
  cookieScope.domain = cookieDomain ?? undefined
}

export const sharedDomain = (): string | undefined => cookieScope.domain

function refresh() {
  const session = readStoredSession()
  const state = sessionStore.getState()
  const { user } = state
  if (session.user.isLoggedIn) lapsedUserId = null
  else if (user.isLoggedIn && user.loginExpiration <= Date.now()) lapsedUserId = user.id
  if (isSameSession(session, state)) return
  // The same list as long as it is the same cart, so that what shows it is not rendered again.
  const cart = cartText(session.cart) === cartText(state.cart) ? state.cart : session.cart
  sessionStore.setState({ ...session, cart }, true)
}

/** `apply` may run more than once, and must be idempotent. `stored`: as of `changeCookie`. */
export async function changeSession(
  apply: (session: StoredSession) => StoredSession,
): Promise<{ stored: boolean }> {
  const outcome = await changeCookie(cookieScope, apply)
  refresh()
  return outcome
}

const changeUser = (user: SessionUser) =>
  changeSession((session) => {
    const { hasClosedBackupNotification } = session.user
    return { ...session, user: { ...user, hasClosedBackupNotification } }
  })

/** A status that is not logged in signs the user out. */
export const signIn = (status: LoginStatus) => changeUser(userOf(status))

/** Keeps the cart. */
export function signOut() {
  lapsedUserId = null
  return changeUser(anonymous)
}

/**
 * When the server said that it does not know the session any more. `asked`: the user when it was asked, for what is asked
 * in the background: does nothing when another login, also in another tab, came since.
 */
export async function signOutLapsed(asked?: SessionUser): Promise<void> {
  if (asked && readStoredSession().user.loginExpiration !== asked.loginExpiration) return
  lapsedUserId = sessionStore.getState().user.id ?? lapsedUserId
  await changeUser(anonymous)
}

/**
 * The login ended in this tab although nobody logged out here: it expired, or the server does not know it any more.
 * Null after a login or a logout.
 */
export const findLapsedUser = () => lapsedUserId

/** For a year in this browser, for every user. */
export const closeBackupNotification = () =>
  changeSession((session) => ({ ...session, user: { ...session.user, hasClosedBackupNotification: true } }))

/** Also ends a login at its expiry. Returns the function that stops it. */
export function followCookie(): () => void {
  let expiry: ReturnType<typeof setTimeout>
  function scheduleExpiry({ user }: StoredSession) {
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = setTimeout(checkExpiry, Math.min(user.loginExpiration - Date.now(), DAY_MS))
  }
  function checkExpiry() {
    refresh()
    scheduleExpiry(sessionStore.getState())
  }

  checkExpiry()
  const unsubscribe = sessionStore.subscribe(scheduleExpiry)
  const stopWatching = watchCookie(refresh)
  return () => {
    clearTimeout(expiry)
    unsubscribe()
    stopWatching()
  }
}
