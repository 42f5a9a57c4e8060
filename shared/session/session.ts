import * as v from 'valibot'

import type { CartItem } from '#shared/domain/cart.ts'
import { SystemRole } from '#shared/domain/role.ts'
import type { LoginStatus } from '#shared/domain/user.ts'

// What the portal and the widgets know together. A hint for the screen, never proof of anything: what somebody
// may do, the server decides from its own session.

/** Characters of a name that are kept: it shares 4,096 bytes with the cart. */
const MAX_NAME = 100

const SignedIn = v.object({
  isLoggedIn: v.literal(true),
  id: v.number(),
  fullName: v.string(),
  roles: v.array(SystemRole),
  /** In milliseconds since 1970. */
  loginExpiration: v.number(),
  hasClosedBackupNotification: v.boolean(),
})

const Anonymous = v.object({
  isLoggedIn: v.literal(false),
  id: v.null(),
  fullName: v.null(),
  roles: v.array(SystemRole),
  loginExpiration: v.null(),
  hasClosedBackupNotification: v.boolean(),
})

export const SessionUser = v.variant('isLoggedIn', [SignedIn, Anonymous])
export type SessionUser = v.InferOutput<typeof SessionUser>

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
