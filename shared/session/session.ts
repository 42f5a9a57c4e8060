import type { CartItem } from '#shared/domain/cart.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import { systemRoles } from '#shared/domain/system-roles.ts'
import type { LoginStatus } from '#shared/domain/user.ts'

// What the portal and the widgets know together. A hint for the screen, never proof of anything: what somebody
// may do, the server decides from its own session. Checked by hand: a schema would double the widgets' loader.

/** Characters of a name that are kept: it shares 4,096 bytes with the cart. */
const MAX_NAME = 100
const QUANTITY = /^([1-9]|10)$/

type Anybody = { roles: SystemRole[]; hasClosedBackupNotification: boolean }

/** `loginExpiration` is in milliseconds since 1970. */
type SignedIn = { isLoggedIn: true; id: number; fullName: string; loginExpiration: number }
type Anonymous = { isLoggedIn: false; id: null; fullName: null; loginExpiration: null }

export type SessionUser = (SignedIn | Anonymous) & Anybody

export type Session = { user: SessionUser; cart: CartItem[] }

/** Nobody is signed in. */
export const anonymous: SessionUser = {
  isLoggedIn: false,
  id: null,
  fullName: null,
  roles: [],
  loginExpiration: null,
  hasClosedBackupNotification: false,
}

/** Nobody signed in, nothing in the cart. */
export const emptySession: Session = { user: anonymous, cart: [] }

/** The session's user according to what the server said about the login; nobody when it says so. */
export function userOf({ loggedIn, id, fullName, personRoles, cookieExpiration }: LoginStatus): SessionUser {
  if (!loggedIn || id === null || cookieExpiration === null) return anonymous
  return {
    ...anonymous,
    isLoggedIn: true,
    id,
    fullName: (fullName ?? '').slice(0, MAX_NAME),
    roles: personRoles,
    loginExpiration: Date.parse(cookieExpiration),
  }
}

/** A login past its expiry is not a login. */
export const withoutExpiredUser = (session: Session): Session =>
  session.user.isLoggedIn && session.user.loginExpiration <= Date.now()
    ? { ...session, user: anonymous }
    : session

/** Values that anybody may have written, by name. */
type Unknown = Record<string, unknown>

function check(isRight: unknown): asserts isRight {
  if (!isRight) throw new TypeError()
}

function userFrom({
  isLoggedIn,
  id,
  fullName,
  roles,
  loginExpiration,
  hasClosedBackupNotification,
}: Unknown) {
  const types = [typeof isLoggedIn, typeof id, typeof fullName, typeof loginExpiration].join()
  const isNobody = id === null && fullName === null && loginExpiration === null
  check(isLoggedIn ? types === 'boolean,number,string,number' : isLoggedIn === false && isNobody)
  check((roles as SystemRole[]).every((role) => systemRoles.includes(role)))
  check(typeof hasClosedBackupNotification === 'boolean')
  return { isLoggedIn, id, fullName, roles, loginExpiration, hasClosedBackupNotification } as SessionUser
}

function itemFrom({ id, title, quantity }: Unknown) {
  check(typeof id === 'number' && typeof title === 'string')
  check(typeof quantity === 'string' && QUANTITY.test(quantity))
  return { id, title, quantity } as CartItem
}

/** The session that `json` holds, without what nobody asked for. Fails when it is none, or of another version. */
export function sessionFrom(json: string): Session {
  const { v, user, cart } = JSON.parse(json)
  check(v === 1)
  return { user: userFrom(user), cart: cart.map(itemFrom) }
}
