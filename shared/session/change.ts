import {
  type CartOnServer,
  type CookieScope,
  cookieValue,
  fitToCookie,
  isBannerClosed,
  isSameSession,
  readSession,
  type StoredSession,
  writeSession,
} from './cookie.ts'
import { storedIn, whileStored } from './cookie-value.ts'
import { attempt, cookieText } from './own-cookie.ts'
import { cartIn, emptySession } from './session.ts'
import { announceChange, COOKIE } from './watch.ts'

// The only way to write the shared cookie. It is read again before every change: another tab, the portal or a widget on
// the public website may have written it. Separate from the store, to keep the widgets' loader small.

/**
 * Time after which another sub-domain that read the cookie before we wrote it has written its change. That takes less
 * than 1 ms; on a machine with four times more processes than cores, 1 of 3,200 changes was lost at 20 ms, and none of
 * 4,000 at 100 ms.
 */
const SETTLE_TIME_MS = 100
const MAX_ATTEMPTS = 10

function onServerFrom({ person, unsent }: Record<string, unknown>): CartOnServer | undefined {
  if (typeof person !== 'number') return undefined
  if (!Array.isArray(unsent)) return { person, unsent: 'all' }
  return { person, unsent: unsent.filter(Number.isInteger) }
}

function onServerWithCart() {
  const cookie = storedIn(cookieValue())
  cartIn(cookie)
  return { onServer: onServerFrom(cookie.onServer ?? {}) }
}

/**
 * Like `readSession`, with what widgets do not show. What the server has belongs to the cart: both are read, or neither.
 */
export function readStoredSession(known: StoredSession = emptySession): StoredSession {
  const { user, cart } = readSession(known)
  const { onServer } = attempt(onServerWithCart) ?? whileStored(cookieValue(), known)
  return {
    user: isBannerClosed() ? { ...user, hasClosedBackupNotification: true } : user,
    cart,
    ...(onServer && { onServer }),
  }
}

/** In one tab at a time, where the browser supports locks. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await navigator.locks.request(COOKIE, work)
  } catch {
    return work()
  }
}

/** A lock covers the tabs of one origin: other origins may still overwrite the cookie with a change to its old value. */
async function waitForOtherOrigins(scope: CookieScope) {
  if (scope.domain || !navigator.locks) await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME_MS))
}

/**
 * `known`: as of `readSession`. `onWritten`: called once, when the change is in the cookie for the first time; another
 * sub-domain may still overwrite it, after which it is written again.
 */
type ChangeOptions = { known?: StoredSession; onWritten?: () => void }

/**
 * `apply` may run more than once, and must be idempotent. Returns `stored: false`, and leaves the cookie as it was, when
 * the cart holds no more products or the browser stores no cookies.
 */
export async function changeCookie(
  scope: CookieScope,
  apply: (session: StoredSession) => StoredSession,
  { known, onWritten }: ChangeOptions = {},
): Promise<{ stored: boolean }> {
  let isTold = false
  function tell() {
    if (!isTold) onWritten?.()
    isTold = true
  }
  const stored = await withLock(async () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = cookieText()
      const current = readStoredSession(known)
      const next = fitToCookie(apply(current))
      if (!next) return false
      if (isSameSession(next, current)) {
        tell()
        return true
      }
      writeSession(next, scope, text)
      if (isSameSession(readStoredSession(), next)) tell()
      await waitForOtherOrigins(scope)
    }
    return false
  })
  announceChange()
  return { stored }
}
