import { jsonText } from './json-text.ts'
import { ofDocument } from './of-document.ts'
import {
  cartIn,
  cartText,
  emptySession,
  type Session,
  sessionFrom,
  userIn,
  withoutExpiredUser,
} from './session.ts'
import { COOKIE } from './watch.ts'

/** Of name and value together. With more, browsers silently keep the old value. */
const MAX_BYTES = 4096
/** A separate cookie, so that the banner stays closed after the session cookie expires. */
const BANNER_COOKIE = 'bw_backup_notification'
const DAY_S = 86_400

/**
 * `person`: whose cart it is on the server. `unsent`: the ids of the products that were changed here and not yet there;
 * 'all' when these are too many for the cookie.
 */
export type CartOnServer = { person: number; unsent: number[] | 'all' }

/** `onServer`: absent for a cart that no server has. The widgets' loader does not read it. */
export type StoredSession = Session & { onServer?: CartOnServer | undefined }

/**
 * Only what a cookie cannot contain: encoding quotes, commas and spaces too, as is usual, would cost two more bytes for
 * each product. Read it with `JSON.parse(decodeURIComponent(value))`.
 */
const encode = (json: string) => json.replace(/[%;\\]|[^ -~]+/g, encodeURIComponent)

const jsonOf = ({ user, cart, onServer }: StoredSession) =>
  jsonText({ v: 2, user, cart: cartText(cart), onServer })

export const isSameSession = (one: StoredSession, other: StoredSession) => jsonOf(one) === jsonOf(other)

/** `document.cookie` throws in a sandboxed frame, parsing on a broken cookie. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/**
 * As it will be read: without the list of what the server lacks when it is too long with that. Undefined when it is too
 * long without that too, or invalid.
 */
export function fitToCookie(session: StoredSession): StoredSession | undefined {
  const { onServer } = session
  const shorter: StoredSession = onServer ? { ...session, onServer: { ...onServer, unsent: 'all' } } : session
  const fitting = [session, shorter].find(
    (candidate) => COOKIE.length + encode(jsonOf(candidate)).length <= MAX_BYTES,
  )
  return fitting && attempt(() => ({ ...fitting, ...sessionFrom(jsonOf(fitting)) }))
}

export const cookieText = () => attempt(() => ofDocument('cookie'))

const rawValue = (name: string) =>
  cookieText()
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** As the browser holds it, with percent codes. */
export const cookieValue = () => rawValue(COOKIE)

/** What is in the cookie, not validated. Throws when that is no JSON with percent codes. */
export const stored = () => JSON.parse(decodeURIComponent(cookieValue()!))

const storedUser = () => attempt(() => userIn(stored()))

/**
 * Whether there is a cookie that does not say who is logged in, or not in a form that this version knows: another version
 * of the portal or of the widgets wrote it, or it is broken. The server knows who is logged in.
 */
export const isLoginUnknown = () => cookieValue() && !storedUser()

/** Without a cookie nobody is logged in and no cart is kept, whatever this page knew before. */
export const whileStored = (known: StoredSession): StoredSession => (cookieValue() ? known : emptySession)

/**
 * Empty when there is no cookie. Of a part that cannot be read, or is of another version, `known` remains: what this
 * page knew before. Never throws.
 */
export function readSession(known: Session = emptySession): Session {
  const { user, cart } = whileStored(known)
  return withoutExpiredUser({
    user: storedUser() ?? user,
    cart: attempt(() => cartIn(stored())) ?? cart,
  })
}

export const isBannerClosed = () => Boolean(rawValue(BANNER_COOKIE))

/** `domain`: the parent domain that shares the cookies; absent: only this host. */
export type CookieScope = { domain?: string }

/**
 * For a day; deletes the cookie of an empty session. The browser may refuse it: read it again. Writes nothing when the
 * page's cookies are no longer `expectedText`.
 */
export function writeSession(
  session: StoredSession,
  { domain = '' }: CookieScope,
  expectedText = cookieText(),
) {
  const { user, cart } = session
  const write = (name: string, value: string, maxAgeS: number, cookieDomain = domain) =>
    attempt(() => {
      const scope = `; path=/; samesite=lax${cookieDomain && `; domain=${cookieDomain}`}`
      const protection = location.protocol === 'https:' ? '; secure' : ''
      const text = `${name}=${value}; max-age=${maxAgeS}${scope}${protection}`
      Reflect.set(Document.prototype, 'cookie', text, document)
    })
  const isEmpty = !user.isLoggedIn && cart.length === 0
  const value = isEmpty ? '' : encode(jsonOf(session))
  if (cookieText() !== expectedText) return
  write(COOKIE, value, isEmpty ? 0 : DAY_S)
  // A cookie of this host only, from before the domain was configured, would be read instead.
  if (domain) write(COOKIE, '', 0, '')
  if (user.hasClosedBackupNotification) write(BANNER_COOKIE, 'closed', 365 * DAY_S)
}
