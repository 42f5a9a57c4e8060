import Cookies from 'js-cookie'
import { jsonText } from '#shared/domain/basics/json-text.ts'
import { lacksLogin, sessionIn } from './cookie-value.ts'
import { attempt, cookieText, readOwn, writeOwn } from './own-cookie.ts'
import { cartText, type Session, sessionFrom } from './session.ts'
import { COOKIE } from './watch.ts'

/** Of name and value together. With more, browsers silently keep the old value. */
const MAX_BYTES = 4096
/** A separate cookie, so that the banner stays closed after the session cookie expires. */
const BANNER_COOKIE = 'bw_backup_notification'
const DAY_MS = 86_400_000
/** In days. */
const PAST = -1

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

/** Values as the browser holds them. */
const cookies = Cookies.withConverter({ read: (value) => value, write: encode })

/** By an element of a website's page with the name `cookie`: js-cookie then finds that. */
const isHidden = () => typeof attempt(() => document.cookie) !== 'string'

const read = (name: string) => (isHidden() ? readOwn(name) : cookies.get(name))

/** With percent codes. */
export const cookieValue = () => read(COOKIE)

export const isLoginUnknown = () => lacksLogin(cookieValue())

/** `known`: as of `sessionIn`. */
export const readSession = (known?: Session) => sessionIn(cookieValue(), known)

export const isBannerClosed = () => Boolean(read(BANNER_COOKIE))

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
  function write(name: string, value: string, days: number, cookieDomain = domain) {
    const attributes = {
      expires: new Date(Date.now() + days * DAY_MS),
      sameSite: 'lax' as const,
      domain: cookieDomain,
      secure: location.protocol === 'https:',
    }
    attempt(() =>
      isHidden() ? writeOwn(name, encode(value), attributes) : cookies.set(name, value, attributes),
    )
  }
  const isEmpty = !user.isLoggedIn && cart.length === 0
  const value = isEmpty ? '' : jsonOf(session)
  if (cookieText() !== expectedText) return
  write(COOKIE, value, isEmpty ? PAST : 1)
  // A cookie of this host only, from before the domain was configured, would be read instead.
  if (domain) write(COOKIE, '', PAST, '')
  if (user.hasClosedBackupNotification) write(BANNER_COOKIE, 'closed', 365)
}
