import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { changeCookie, readStoredSession } from './change.ts'
import { type CookieScope, cookieValue, isLoginUnknown, isSameSession, type StoredSession } from './cookie.ts'
import { anonymous, cartText, type SessionUser, userOf } from './session.ts'
import { watchCookie } from './watch.ts'

// The state of this store mirrors the cookie. While the cookie does not say who is logged in, the state is what this page
// knew before, and what the server answers. The cookie is then left alone, because another version reads it.

const DAY_MS = 24 * 60 * 60 * 1000

const cookieScope: CookieScope = {}

type AskLogin = () => Promise<LoginStatus>

/** `asked`: while the server is asked. */
const question: { askLogin?: AskLogin | undefined; asked?: Promise<void> | undefined } = {}

/** In this tab; null after a login or a logout. */
let lapsedUserId: number | null = null

export const sessionStore = createStore<StoredSession>(() => readStoredSession())

/** Not the state, but the cookie as it is now: another tab may have changed it a moment ago. */
export const currentSession = (): StoredSession => readStoredSession(sessionStore.getState())

/** Renders again when the part changes: `useSession(({ user }) => user)`. */
export const useSession = <T>(selector: (session: StoredSession) => T): T => useStore(sessionStore, selector)

/** Call it before the first change. `cookieDomain`: the parent domain that portal and website share, if any. */
export function configureSession({ cookieDomain }: { cookieDomain?: string | null }) {
  cookieScope.domain = cookieDomain ?? undefined
}

export const sharedDomain = (): string | undefined => cookieScope.domain

function show(session: StoredSession) {
  const state = sessionStore.getState()
  const { user } = state
  if (session.user.isLoggedIn) lapsedUserId = null
  else if (user.isLoggedIn && user.loginExpiration <= Date.now()) lapsedUserId = user.id
  if (isSameSession(session, state)) return
  // The same list as long as it is the same cart, so that what shows it is not rendered again.
  const cart = cartText(session.cart) === cartText(state.cart) ? state.cart : session.cart
  sessionStore.setState({ ...session, cart }, true)
}

const withUser = (user: SessionUser) => (session: StoredSession) => {
  const { hasClosedBackupNotification } = session.user
  return { ...session, user: { ...user, hasClosedBackupNotification } }
}

async function ask(askLogin: AskLogin): Promise<void> {
  const cookie = cookieValue()
  const asked = sessionStore.getState().user
  const status = await askLogin().catch(() => undefined)
  if (!status) return
  if (!isLoginUnknown()) return
  // Another tab has changed the login since.
  if (cookieValue() !== cookie) return ask(askLogin)
  const user = userOf(status)
  if (!user.isLoggedIn && asked.isLoggedIn) lapsedUserId = asked.id
  show(withUser(user)(currentSession()))
}

/**
 * When the cookie does not say who is logged in: asks the server, and resolves once the state has the answer. The state
 * remains when the server does not answer. Never rejects.
 */
export async function settleLogin(): Promise<void> {
  const { askLogin } = question
  if (!askLogin || !isLoginUnknown()) return
  question.asked ??= ask(askLogin).finally(() => {
    question.asked = undefined
  })
  await question.asked
}

function refresh() {
  show(currentSession())
  void settleLogin()
}

async function change(apply: (session: StoredSession) => StoredSession): Promise<{ stored: boolean }> {
  const outcome = await changeCookie(cookieScope, apply, { known: sessionStore.getState() })
  refresh()
  return outcome
}

/** `apply` may run more than once, and must be idempotent. `stored`: as of `changeCookie`. */
export async function changeSession(
  apply: (session: StoredSession) => StoredSession,
): Promise<{ stored: boolean }> {
  // What is written says who is logged in.
  await settleLogin()
  return change(apply)
}

const changeUser = (user: SessionUser) => change(withUser(user))

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
  if (asked && currentSession().user.loginExpiration !== asked.loginExpiration) return
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

/**
 * Also ends a login at its expiry. `askLogin`: asks the server who is logged in, for a cookie that does not say so.
 * Returns the function that stops it.
 */
export function followCookie(askLogin?: AskLogin): () => void {
  question.askLogin = askLogin
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
