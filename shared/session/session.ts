import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'

// The session that the portal and the widgets share. It only decides what is shown: the server authorizes requests by its
// own session. Validated by hand, because a schema would double the size of the widgets' loader.

/** In characters: it shares 4,096 bytes with a cart of up to 2,749. */
const MAX_NAME_LENGTH = 100

export const isQuantity = (text: string): text is Quantity => /^([1-9]|10)$/.test(text)

type CommonUser = { roles: SystemRole[]; hasClosedBackupNotification: boolean }

/** `loginExpiration` is in milliseconds since 1970. */
type SignedIn = { isLoggedIn: true; id: number; fullName: string; loginExpiration: number }
type Anonymous = { isLoggedIn: false; id: null; fullName: null; loginExpiration: null }

export type SessionUser = (SignedIn | Anonymous) & CommonUser

export type Session = { user: SessionUser; cart: CartItem[] }

export const anonymous: SessionUser = {
  isLoggedIn: false,
  id: null,
  fullName: null,
  roles: [],
  loginExpiration: null,
  hasClosedBackupNotification: false,
}

export const emptySession: Session = { user: anonymous, cart: [] }

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

export const withoutExpiredUser = (session: Session): Session =>
  session.user.isLoggedIn && session.user.loginExpiration <= Date.now()
    ? { ...session, user: anonymous }
    : session

type Unvalidated = Record<string, unknown>

function assert(condition: unknown): asserts condition {
  if (!condition) throw new TypeError()
}

const userKeys = Object.keys(anonymous)

/** Of the type in JSON; 0 for null. */
const typeLetter = (value: unknown) => (value === null ? 0 : (typeof value)[0])

/**
 * Without unknown properties. A role that only a later version knows opens nothing here. Throws when the user is invalid or
 * of another version.
 */
export function userIn({ v, user: stored }: { v?: unknown; user?: Unvalidated }): SessionUser {
  const user = userKeys.map((key) => [key, stored![key]])
  const types = user.map(([, value]) => typeLetter(value)).join('')
  assert(v === 1 || v === 2)
  assert(types === (stored!.isLoggedIn ? 'bnsonb' : 'b00o0b'))
  assert((stored!.roles as unknown[]).every((role) => typeof role === 'string'))
  return Object.fromEntries(user) as SessionUser
}

/** In its order: ids, each with its quantity unless that is 1. `5*2 7 12*10`. */
export const cartText = (cart: readonly CartItem[]) =>
  cart.map(({ id, quantity }) => (quantity === '1' ? id : `${id}*${quantity}`)).join(' ')

/** `stored`: a product of the text; an object in version 1, which had a list. */
function itemFrom(stored: string | CartItem): CartItem {
  const text = typeof stored === 'string' ? stored : `${stored.id}*${stored.quantity}`
  const [, id, quantity = '1'] = /^([1-9]\d{0,6})(?:\*([1-9]|10))?$/.exec(text)!
  return { id: Number(id), quantity: quantity as Quantity }
}

/** Also that of a later version which did not change it. Throws when it is invalid. */
export function cartIn({ v, cart }: Unvalidated): CartItem[] {
  const items = v === 1 ? (cart as CartItem[]) : (cart as string).split(' ')
  assert(items.length <= MAX_CART_PRODUCTS)
  return cart === '' ? [] : items.map(itemFrom)
}

/** Throws when a part of it is invalid. */
export function sessionFrom(json: string): Session {
  const stored = JSON.parse(json)
  return { user: userIn(stored), cart: cartIn(stored) }
}
