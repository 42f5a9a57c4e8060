import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { CartItem, Quantity } from '#shared/domain/cart.ts'
import type { LoginStatus } from '#shared/domain/user.ts'
import { changeCookie, withItem } from './change.ts'
import { type CookieScope, isSameSession, readSession } from './cookie.ts'
import { anonymous, type Session, type SessionUser, userOf } from './session.ts'
import { watchCookie } from './watch.ts'

// The state is what the cookie says.

const DAY = 24 * 60 * 60 * 1000

const cookieScope: CookieScope = {}

export const sessionStore = createStore<Session>(readSession)

/** A part of the session, for a component: `useSession(({ user }) => user)`. */
export const useSession = <T>(selector: (session: Session) => T): T => useStore(sessionStore, selector)

/** Must come before the first change. `cookieDomain`: the parent domain that portal and website share, if any. */
export function configureSession({ cookieDomain }: { cookieDomain?: string | null }) {
  cookieScope.domain = cookieDomain ?? undefined
}

function refresh() {
  const session = readSession()
  if (!isSameSession(session, sessionStore.getState())) sessionStore.setState(session)
}

/**
 * Changes the cookie, and the state with it. `apply` may run more than once and must then change nothing more.
 * Gives `stored: false`, with the state as it was, when the cookie cannot hold it or the browser keeps no cookies.
 */
async function change(apply: (session: Session) => Session): Promise<{ stored: boolean }> {
  const outcome = await changeCookie(cookieScope, apply)
  refresh()
  return outcome
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
export const putInCart = (item: CartItem) => change(withItem(item))

/** A product that is not in the cart any more stays out of it. */
export const setQuantity = (id: number, quantity: Quantity) =>
  changeCart((cart) => cart.map((item) => (item.id === id ? { ...item, quantity } : item)))

export const removeFromCart = (id: number) => changeCart((cart) => cart.filter((item) => item.id !== id))

/** Takes out what was ordered. What was changed or added in another tab since is not ordered yet, and stays. */
export const removeOrdered = (ordered: readonly Pick<CartItem, 'id' | 'quantity'>[]) =>
  changeCart((cart) =>
    cart.filter((item) => !ordered.some(({ id, quantity }) => id === item.id && quantity === item.quantity)),
  )

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
