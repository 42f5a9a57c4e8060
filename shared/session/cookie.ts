import { ofDocument } from './of-document.ts'
import { emptySession, type Session, sessionFrom, withoutExpiredUser } from './session.ts'
import { COOKIE } from './watch.ts'

/** Most bytes of name and value together. With more, browsers silently keep the old value. */
const MAX_BYTES = 4096
/** A separate cookie, so that the banner stays closed after the session cookie expires. */
const BANNER_COOKIE = 'bw_backup_notification'
/** A day in seconds. */
const DAY_S = 86_400

/**
 * Percent-encodes only the characters that a cookie cannot contain. Encoding quotes, commas and spaces too, as is usual,
 * costs 42 bytes per product: 27 products with titles of 60 characters would fit instead of 40.
 * Read it with `JSON.parse(decodeURIComponent(value))`.
 */
const encode = (json: string) => json.replace(/[%;\\]|[^ -~]+/g, encodeURIComponent)

const jsonOf = ({ user, cart }: Session) => JSON.stringify({ v: 1, user, cart })

/** Whether two sessions have the same cookie value. */
export const isSameSession = (one: Session, other: Session) => jsonOf(one) === jsonOf(other)

/** Returns undefined instead of throwing: `document.cookie` throws in a sandboxed frame, parsing on a broken cookie. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

const sessionOf = (json = '') => (json.length > MAX_BYTES ? undefined : attempt(() => sessionFrom(json)))

/**
 * Returns the session as it will be read from the cookie: without titles when it is too long with them. Returns undefined
 * when it is too long without titles too, or invalid.
 */
export function fitToCookie(session: Session): Session | undefined {
  const untitled = { ...session, cart: session.cart.map((item) => ({ ...item, title: '' })) }
  const json = [session, untitled]
    .map(jsonOf)
    .find((candidate) => COOKIE.length + encode(candidate).length <= MAX_BYTES)
  return sessionOf(json)
}

/** The text of all cookies of this page. Undefined where the page may not read them. */
export const cookieText = () => attempt(() => ofDocument('cookie'))

const rawValue = (name: string) =>
  cookieText()
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Reads the session from the cookies. Empty when the cookie is missing, invalid or of another version. Never throws. */
export function readSession(): Session {
  const stored = sessionOf(attempt(() => decodeURIComponent(rawValue(COOKIE) ?? '')))
  const { user, cart } = withoutExpiredUser(stored ?? emptySession)
  const isBannerClosed = user.hasClosedBackupNotification || rawValue(BANNER_COOKIE) !== undefined
  return { user: { ...user, hasClosedBackupNotification: isBannerClosed }, cart }
}

/** The scope of the cookies. `domain`: the parent domain that shares them; absent: only this host. */
export type CookieScope = { domain?: string }

/**
 * Writes the session for a day; deletes the cookie of an empty session. The browser may refuse it: read it again.
 * Writes nothing when the page's cookies are no longer `expectedText`.
 */
export function writeSession(
  { user, cart }: Session,
  { domain = '' }: CookieScope,
  expectedText = cookieText(),
) {
  const write = (name: string, value: string, maxAgeS: number, cookieDomain = domain) =>
    attempt(() => {
      const scope = `; path=/; samesite=lax${cookieDomain && `; domain=${cookieDomain}`}`
      const protection = location.protocol === 'https:' ? '; secure' : ''
      const text = `${name}=${value}; max-age=${maxAgeS}${scope}${protection}`
      Reflect.set(Document.prototype, 'cookie', text, document)
    })
  const isEmpty = !user.isLoggedIn && cart.length === 0
  const value = isEmpty ? '' : encode(jsonOf({ user, cart }))
  if (cookieText() !== expectedText) return
  write(COOKIE, value, isEmpty ? 0 : DAY_S)
  // A cookie of this host only, from before the domain was configured, would be read instead.
  if (domain) write(COOKIE, '', 0, '')
  if (user.hasClosedBackupNotification) write(BANNER_COOKIE, 'closed', 365 * DAY_S)
}
