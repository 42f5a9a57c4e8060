import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { CartItem, Quantity } from '#shared/domain/cart.ts'
import type { LoginStatus } from '#shared/domain/user.ts'
import { fitted, type Place, readSession, same, writeSession } from './cookie.ts'
import { anonymous, type Session, type SessionUser, userOf } from './session.ts'
import { announceChange, COOKIE, watchCookie } from './watch.ts'

// The state is what the cookie says. Whoever changes it re-reads the cookie first: another tab, or a widget on
// the public website, may have written it since.

/**
 * Milliseconds after which another sub-domain that read before we wrote has written. It takes that less than one; at
 * 20, one of 3,200 changes was lost on a machine with four times more to do than it has cores, at 100 none of 4,000.
 */
const SETTLE = 100
/** Rounds after which a change that others keep overwriting, or that the browser refuses, is given up. */
const ROUNDS = 10
const DAY = 24 * 60 * 60 * 1000

const place: Place = {}

export const sessionStore = createStore<Session>(readSession)

/** A part of the session, for a component: `useSession(({ user }) => user)`. */
export const useSession = <T>(selector: (session: Session) => T): T => useStore(sessionStore, selector)

/** Must come before the first change. `cookieDomain`: the parent domain that portal and website share, if any. */
export function configureSession({ cookieDomain }: { cookieDomain?: string | null }) {
  place.domain = cookieDomain ?? undefined
}

function refresh() {
  const session = readSession()
  if (!same(session, sessionStore.getState())) sessionStore.setState(session)
}

/** One tab at a time, where the browser has locks. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await navigator.locks.request(COOKIE, work)
  } catch {
    return work()
  }
}

/** A lock reaches the tabs of one origin: others may yet overwrite what we wrote with what they made of the cookie before. */
async function letOthersWrite() {
  if (place.domain || !navigator.locks) await new Promise((resolve) => setTimeout(resolve, SETTLE))
}

/**
 * Changes the cookie, and the state with it. `apply` may run more than once and must then change nothing more.
 * Gives `stored: false`, with the state as it was, when the cookie cannot hold it or the browser keeps no cookies.
 */
async function change(apply: (session: Session) => Session): Promise<{ stored: boolean }> {
  const stored = await alone(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const present = readSession()
      const wanted = fitted(apply(present))
      if (!wanted) return false
      if (same(wanted, present)) return true
      writeSession(wanted, place)
      await letOthersWrite()
    }
    return false
  })
  refresh()
  announceChange()
  return { stored }
}

const changeUser = (user: SessionUser) =>
  change((session) => {
    const { hasClosedBackupNotification } = session.user
    return { ...session, user: { ...user, hasClosedBackupNotification } }
  })

const changeCart = (apply: (cart: CartItem[]) => CartItem[]) =>
  change((session) => ({ ...session, cart: apply(session.cart) }))

/** Takes over what the server says about the login; a status that says nobody is logged in signs out. */
export const signIn = (status: LoginStatus) => changeUser(userOf(status))

/** Forgets the user. The cart stays. */
export const signOut = () => changeUser(anonymous)

/** Adds a product at the end, or replaces it where it stands. */
export const putInCart = (item: CartItem) =>
  changeCart((cart) =>
    cart.some(({ id }) => id === item.id)
      ? cart.map((present) => (present.id === item.id ? item : present))
      : [...cart, item],
  )

/** A product that is not in the cart any more stays out of it. */
export const setQuantity = (id: number, quantity: Quantity) =>
  changeCart((cart) => cart.map((item) => (item.id === id ? { ...item, quantity } : item)))

export const removeFromCart = (id: number) => changeCart((cart) => cart.filter((item) => item.id !== id))

export const emptyCart = () => changeCart(() => [])

/** The banner stays closed for a year, whoever signs in here. */
export const closeBackupNotification = () =>
  change((session) => ({ ...session, user: { ...session.user, hasClosedBackupNotification: true } }))

/** Keeps the state what the cookie says, and ends a login at its expiry. Gives the function that ends the following. */
export function followCookie(): () => void {
  let expiry: ReturnType<typeof setTimeout>
  function awaitExpiry({ user }: Session) {
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = setTimeout(checkExpiry, Math.min(user.loginExpiration - Date.now(), DAY))
  }
  function checkExpiry() {
    refresh()
    awaitExpiry(sessionStore.getState())
  }

  checkExpiry()
  const stopAwaiting = sessionStore.subscribe(awaitExpiry)
  const stopWatching = watchCookie(refresh)
  return () => {
    clearTimeout(expiry)
    stopAwaiting()
    stopWatching()
  }
}
