import { emptySession, type Session, sessionFrom, withoutExpiredUser } from './session.ts'
import { COOKIE } from './watch.ts'

/** Bytes a browser gives to name and value together. One more and it silently keeps the old value. */
const MAX_BYTES = 4096
/** The banner stays closed after the one-day cookie is gone. */
const BANNER_COOKIE = 'bw_backup_notification'
/** In seconds. */
const DAY = 86_400

/**
 * JSON as it is, percent-encoded only where a cookie cannot carry it. Encoding quotes, commas and spaces too, as is
 * usual, costs 42 bytes a product: 27 with titles of 60 characters would fit instead of 40.
 * Everybody reads it with `JSON.parse(decodeURIComponent(value))`.
 */
const encode = (json: string) => json.replace(/[%;\\]|[^ -~]+/g, encodeURIComponent)

const jsonOf = ({ user, cart }: Session) => JSON.stringify({ v: 1, user, cart })

/** Whether two sessions are written the same. */
export const isSameSession = (one: Session, other: Session) => jsonOf(one) === jsonOf(other)

/** In a sandboxed frame the mere mention of `document.cookie` throws, and what a cookie says may be anything. */
function allowed<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

const sessionOf = (json = '') => (json.length > MAX_BYTES ? undefined : allowed(() => sessionFrom(json)))

/**
 * The session as the cookie will give it back: without titles when it is too long with them. Absent when it is
 * too long even so, or would not be accepted when read.
 */
export function fitToCookie(session: Session): Session | undefined {
  const untitled = { ...session, cart: session.cart.map((item) => ({ ...item, title: '' })) }
  const json = [session, untitled].map(jsonOf).find((it) => COOKIE.length + encode(it).length <= MAX_BYTES)
  return sessionOf(json)
}

const rawValue = (name: string) =>
  allowed(() =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  )

/** What the cookies say now. Missing, broken, from another version: the empty session. Never throws. */
export function readSession(): Session {
  const stored = sessionOf(allowed(() => decodeURIComponent(rawValue(COOKIE) ?? '')))
  const { user, cart } = withoutExpiredUser(stored ?? emptySession)
  const isBannerClosed = user.hasClosedBackupNotification || rawValue(BANNER_COOKIE) !== undefined
  return { user: { ...user, hasClosedBackupNotification: isBannerClosed }, cart }
}

/** Where cookies are written. `domain`: the parent domain that shares them; absent means this host alone. */
export type CookieScope = { domain?: string }

/** Writes the session for a day; an empty one leaves no cookie behind. Read again to know that the browser took it. */
export function writeSession({ user, cart }: Session, { domain = '' }: CookieScope) {
  const write = (name: string, value: string, seconds: number, at = domain) =>
    allowed(() => {
      const place = `; path=/; samesite=lax${at && `; domain=${at}`}`
      const protection = location.protocol === 'https:' ? '; secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=${value}; max-age=${seconds}${place}${protection}`
    })
  if (user.hasClosedBackupNotification) write(BANNER_COOKIE, 'closed', 365 * DAY)
  const isEmpty = !user.isLoggedIn && cart.length === 0
  // One of this host alone, from before it had a shared domain, would be read in the place of what we write.
  if (domain) write(COOKIE, '', 0, '')
  write(COOKIE, isEmpty ? '' : encode(jsonOf({ user, cart })), isEmpty ? 0 : DAY)
}
