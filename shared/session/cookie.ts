import Cookies from 'js-cookie'
import * as v from 'valibot'

import { CartItem } from '#shared/domain/cart.ts'
import { emptySession, type Session, SessionUser, withoutExpiredUser } from './session.ts'
import { COOKIE } from './watch.ts'

/** Bytes a browser gives to name and value together. One more and it silently keeps the old value. */
const MAX_BYTES = 4096
/** The banner stays closed after the one-day cookie is gone. */
const BANNER_COOKIE = 'bw_backup_notification'

/** The shape of what is written. Another version, or anything that does not fit, counts as no cookie at all. */
const Stored = v.pipe(
  v.string(),
  v.maxLength(MAX_BYTES),
  v.parseJson(),
  v.object({ v: v.literal(1), user: SessionUser, cart: v.array(CartItem) }),
)

/**
 * JSON as it is, percent-encoded only where a cookie cannot carry it. Encoding quotes, commas and spaces too, as
 * js-cookie does, costs 42 bytes a product: 27 with titles of 60 characters would fit instead of 40.
 * Everybody reads it with `JSON.parse(decodeURIComponent(value))`.
 */
const encode = (json: string) => json.replace(/[%;\\]|[^ -~]+/g, encodeURIComponent)

const cookies = Cookies.withConverter({ read: decodeURIComponent, write: encode }).withAttributes({
  path: '/',
  sameSite: 'lax',
})

const jsonOf = ({ user, cart }: Session) => JSON.stringify({ v: 1, user, cart })

/** Whether two sessions are written the same. */
export const same = (one: Session, other: Session) => jsonOf(one) === jsonOf(other)

const sessionOf = (json: unknown): Session | undefined => {
  const stored = v.safeParse(Stored, json)
  return stored.success ? { user: stored.output.user, cart: stored.output.cart } : undefined
}

/**
 * The session as the cookie will give it back: without titles when it is too long with them. Absent when it is
 * too long even so, or would not be accepted when read.
 */
export function fitted(session: Session): Session | undefined {
  const untitled = { ...session, cart: session.cart.map((item) => ({ ...item, title: '' })) }
  const json = [session, untitled].map(jsonOf).find((it) => COOKIE.length + encode(it).length <= MAX_BYTES)
  return sessionOf(json)
}

/** In a sandboxed frame the mere mention of `document.cookie` throws. */
function allowed<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** What the cookies say now. Missing, broken, from another version: the empty session. Never throws. */
export function readSession(): Session {
  const stored = sessionOf(allowed(() => cookies.get(COOKIE)))
  const { user, cart } = withoutExpiredUser(stored ?? emptySession)
  const bannerClosed = allowed(() => cookies.get(BANNER_COOKIE)) !== undefined
  return {
    user: { ...user, hasClosedBackupNotification: user.hasClosedBackupNotification || bannerClosed },
    cart,
  }
}

/** Where cookies are written. `domain`: the parent domain that shares them; absent means this host alone. */
export type Place = { domain?: string }

/** Writes the session for a day; an empty one leaves no cookie behind. Read again to know that the browser took it. */
export function writeSession({ user, cart }: Session, { domain }: Place) {
  const attributes = { domain, secure: location.protocol === 'https:' }
  allowed(() => {
    if (user.hasClosedBackupNotification)
      cookies.set(BANNER_COOKIE, 'closed', { ...attributes, expires: 365 })
    if (user.isLoggedIn || cart.length > 0)
      cookies.set(COOKIE, jsonOf({ user, cart }), { ...attributes, expires: 1 })
    else cookies.remove(COOKIE, attributes)
  })
}
