import type { CartItem, Quantity } from '#shared/domain/cart.ts'
import type { LoginStatus } from '#shared/domain/login-status.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import { systemRoles } from '#shared/domain/system-roles.ts'

// The session that the portal and the widgets share. It only decides what is shown: the server authorizes requests by its
// own session. Validated by hand, because a schema would double the size of the widgets' loader.

/** Longest name, in characters: it shares 4,096 bytes with the cart. */
const MAX_NAME_LENGTH = 100

export const isQuantity = (text: string): text is Quantity => /^([1-9]|10)$/.test(text)

type CommonUser = { roles: SystemRole[]; hasClosedBackupNotification: boolean }

/** `loginExpiration` is in milliseconds since 1970. */
type SignedIn = { isLoggedIn: true; id: number; fullName: string; loginExpiration: number }
type Anonymous = { isLoggedIn: false; id: null; fullName: null; loginExpiration: null }

export type SessionUser = (SignedIn | Anonymous) & CommonUser

export type Session = { user: SessionUser; cart: CartItem[] }

/** The user of a session without a login. */
export const anonymous: SessionUser = {
  isLoggedIn: false,
  id: null,
  fullName: null,
  roles: [],
  loginExpiration: null,
  hasClosedBackupNotification: false,
}

/** A session without a login, with an empty cart. */
export const emptySession: Session = { user: anonymous, cart: [] }

/** Returns the session user for a login status of the server; `anonymous` when it is not logged in. */
export function userOf({ loggedIn, id, fullName, personRoles, cookieExpiration }: LoginStatus): SessionUser {
  if (!loggedIn || id === null || cookieExpiration === null) return anonymous
  return {
    ...anonymous,
    isLoggedIn: true,
    id,
    fullName: (fullName ?? '').slice(0, MAX_NAME_LENGTH),
    roles: personRoles,
    loginExpiration: Date.parse(cookieExpiration),
  }
}

/** Replaces the user by `anonymous` after the login has expired. */
export const withoutExpiredUser = (session: Session): Session =>
  session.user.isLoggedIn && session.user.loginExpiration <= Date.now()
    ? { ...session, user: anonymous }
    : session

/** Unvalidated values by name. */
type Unvalidated = Record<string, unknown>

function assert(condition: unknown): asserts condition {
  if (!condition) throw new TypeError()
}

function userFrom({
  isLoggedIn,
  id,
  fullName,
  roles,
  loginExpiration,
  hasClosedBackupNotification,
}: Unvalidated) {
  const types = [typeof isLoggedIn, typeof id, typeof fullName, typeof loginExpiration].join()
  const isAnonymous = id === null && fullName === null && loginExpiration === null
  assert(isLoggedIn ? types === 'boolean,number,string,number' : isLoggedIn === false && isAnonymous)
  assert((roles as SystemRole[]).every((role) => systemRoles.includes(role)))
  assert(typeof hasClosedBackupNotification === 'boolean')
  return { isLoggedIn, id, fullName, roles, loginExpiration, hasClosedBackupNotification } as SessionUser
}

function itemFrom({ id, title, quantity }: Unvalidated) {
  assert(typeof id === 'number' && typeof title === 'string')
  assert(typeof quantity === 'string' && isQuantity(quantity))
  return { id, title, quantity }
}

/** Parses a session, without unknown properties. Throws when it is invalid or of another version. */
export function sessionFrom(json: string): Session {
  const { v, user, cart } = JSON.parse(json)
  assert(v === 1)
  return { user: userFrom(user), cart: cart.map(itemFrom) }
}
