// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import { changeCookie } from './change.ts'
import { readSession, type StoredSession, writeSession } from './cookie.ts'
import { anonymous, cartText, emptySession, userOf } from './session.ts'
import {
  changeSession,
  closeBackupNotification,
  configureSession,
  findLapsedUser,
  followCookie,
  sessionStore,
  settleLogin,
  signIn,
  signOut,
} from './store.ts'

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
const els = (): LoginStatus => ({
  loggedIn: true,
  id: 7,
  fullName: 'Els de Smid',
  personRoles: ['BW_USER', 'BW_COACH'],
  cookieExpiration: inOneHour(),
})
const product = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const withItem = (item: CartItem) => (session: StoredSession) => ({
  ...session,
  cart: [...session.cart.filter(({ id }) => id !== item.id), item],
})
const putInCart = (item: CartItem) => changeSession(withItem(item))
const { getState } = sessionStore

/** As the browser holds them, not decoded. */
const raw = Cookies.withConverter({ read: String, write: String })

let stop: () => void
beforeEach(() => {
  Cookies.remove('bw_backup_notification')
  writeSession(emptySession, {})
  stop = followCookie()
})
afterEach(() => stop())

test('stores the name, roles and expiry of a login', async () => {
  const status = els()
  expect(await signIn(status)).toEqual({ stored: true })
  expect(getState().user).toEqual({
    isLoggedIn: true,
    id: 7,
    fullName: 'Els de Smid',
    roles: ['BW_USER', 'BW_COACH'],
    loginExpiration: Date.parse(status.cookieExpiration!),
    hasClosedBackupNotification: false,
  })
})

test('logging out removes the user and keeps the cart', async () => {
  await signIn(els())
  await putInCart(product(1))
  await signOut()
  expect(getState()).toEqual({ user: anonymous, cart: [product(1)] })
})

test('a status that is not logged in signs out', async () => {
  await signIn(els())
  await signIn({ ...els(), loggedIn: false })
  expect(getState().user).toEqual(anonymous)
})

test('shortens a name of 510 multi-byte characters so that the cookie fits', async () => {
  expect(await signIn({ ...els(), fullName: '鍛'.repeat(510) })).toEqual({ stored: true })
  expect(getState().user.fullName).toBe('鍛'.repeat(100))
})

test('rejects an invalid expiry, and changes nothing', async () => {
  await putInCart(product(1))
  expect(await signIn({ ...els(), cookieExpiration: 'morgen' })).toEqual({ stored: false })
  expect(getState()).toEqual({ user: anonymous, cart: [product(1)] })
})

test('keeps the same list while the cart is the same', async () => {
  await putInCart(product(1))
  const { cart } = getState()
  await signIn(els())
  expect(getState().user.isLoggedIn).toBe(true)
  expect(getState().cart).toBe(cart)
})

test('reports a cookie that the browser refuses', async () => {
  configureSession({ cookieDomain: 'elders.nl' })
  expect(await putInCart(product(1))).toEqual({ stored: false })
  expect(getState()).toEqual(emptySession)
  configureSession({})
})

test('a change is applied to the cookie, not to the state in memory', async () => {
  stop()
  await putInCart(product(1))
  writeSession({ user: anonymous, cart: [product(1), product(2)] }, {})
  await putInCart(product(3))
  expect(getState().cart).toEqual([product(1), product(2), product(3)])
})

test('a change that another sub-domain writes while this one is computed is kept', async () => {
  let isFirst = true
  await changeCookie({}, (session) => {
    if (isFirst) writeSession({ ...session, cart: [product(1)] }, {})
    isFirst = false
    return withItem(product(2))(session)
  })
  expect(readSession().cart).toEqual([product(1), product(2)])
})

test('tells at once that a change is written, and once only when it is overwritten and written again', async () => {
  const told: CartItem[][] = []
  function onWritten() {
    told.push(readSession().cart)
    writeSession(emptySession, {})
  }
  const change = changeCookie({}, withItem(product(1)), { onWritten })
  expect(await change).toEqual({ stored: true })
  expect(readSession().cart).toEqual([product(1)])
  await changeCookie({}, withItem(product(1)), { onWritten: () => told.push([]) })
  expect(told).toEqual([[product(1)], []])
})

test('tells nothing of a change that the browser refuses', async () => {
  const onWritten = vi.fn()
  expect(await changeCookie({ domain: 'elders.nl' }, withItem(product(1)), { onWritten })).toEqual({
    stored: false,
  })
  expect(onWritten).not.toHaveBeenCalled()
})

test('the banner stays closed for the next user', async () => {
  await signIn(els())
  await closeBackupNotification()
  await signOut()
  expect(await signIn({ ...els(), id: 8 })).toEqual({ stored: true })
  expect(getState().user).toMatchObject({ id: 8, hasClosedBackupNotification: true })
})

test('reads the cookie again when the page becomes visible', () => {
  writeSession({ user: userOf(els()), cart: [product(1)] }, {})
  expect(getState()).toEqual(emptySession)
  window.dispatchEvent(new Event('focus'))
  expect(getState()).toMatchObject({ user: { fullName: 'Els de Smid' }, cart: [product(1)] })
})

test('reads changes of another tab at once, also without cookie events', async () => {
  writeSession({ user: anonymous, cart: [product(1)] }, {})
  const otherTab = new BroadcastChannel('bw_state')
  otherTab.postMessage(null)
  await expect.poll(() => getState().cart).toEqual([product(1)])
  otherTab.close()
})

/** The cookie as another version of the portal writes it, which keeps more in it. */
const ofAnotherVersion = (v: number, session: StoredSession) =>
  JSON.stringify({ v, user: { ...session.user, isOwner: true }, cart: cartText(session.cart) })

function spyOnCookie() {
  const written = vi.spyOn(Document.prototype, 'cookie', 'set')
  onTestFinished(() => written.mockRestore())
  return written
}

describe('when the cookie does not say who is logged in', () => {
  const text = () => raw.get('bw_state')
  const putText = (value: string) => raw.set('bw_state', value)
  const answers = (status: LoginStatus) => vi.fn(async () => status)
  const nobody = { ...els(), loggedIn: false, id: null, cookieExpiration: null }

  /** The page follows the cookie, and asks this instead of the server. */
  function follow(askLogin: () => Promise<LoginStatus>) {
    stop()
    stop = followCookie(askLogin)
  }

  test.each([
    ['a later version', (session: StoredSession) => ofAnotherVersion(3, session)],
    ['a version that never was', (session: StoredSession) => ofAnotherVersion(0, session)],
    ['no JSON', () => 'hallo'],
    ['a broken percent code', () => '%E0%A4%A'],
  ])('%s: the page asks the server, and goes on as it was without writing it', async (_, written) => {
    const status = els()
    const ask = answers(status)
    follow(ask)
    await signIn(status)
    await putInCart(product(1))
    const before = getState()
    putText(written(before))
    const left = text()
    const writes = spyOnCookie()
    const changed = vi.fn()
    onTestFinished(sessionStore.subscribe(changed))

    for (let round = 1; round <= 20; round++) {
      window.dispatchEvent(new Event('focus'))
      await settleLogin()
      expect(ask).toHaveBeenCalledTimes(round)
    }
    expect(getState()).toBe(before)
    expect(changed).not.toHaveBeenCalled()
    expect(writes).not.toHaveBeenCalled()
    expect(text()).toBe(left)
  })

  test('a page that was just opened gets the user from the server, and the cart from the cookie', async () => {
    const status = els()
    putText(ofAnotherVersion(3, { user: userOf(status), cart: [product(5, '2')] }))
    const left = text()
    follow(answers(status))
    await settleLogin()
    expect(getState()).toEqual({ user: userOf(status), cart: [product(5, '2')] })
    expect(text()).toBe(left)
  })

  test('a session that ended on the server ends here, and what was typed is kept for its user', async () => {
    follow(answers(nobody))
    await signIn(els())
    putText(ofAnotherVersion(3, { user: anonymous, cart: [] }))
    const left = text()
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => getState().user).toEqual(anonymous)
    expect(findLapsedUser()).toBe(7)
    expect(text()).toBe(left)
  })

  test('nothing changes when the server does not answer', async () => {
    const ask = vi.fn(() => Promise.reject(new TypeError('no connection')))
    follow(ask)
    await signIn(els())
    const before = getState()
    putText('hallo')
    window.dispatchEvent(new Event('focus'))
    await settleLogin()
    expect(ask).toHaveBeenCalled()
    expect(getState()).toBe(before)
  })

  test('an answer about a login that another tab changed meanwhile is asked again', async () => {
    const jan = { ...els(), id: 8, fullName: 'Jan Bakker' }
    putText(ofAnotherVersion(3, { user: userOf(els()), cart: [] }))
    const ask = vi.fn(async () => {
      if (ask.mock.calls.length > 1) return jan
      putText(ofAnotherVersion(3, { user: userOf(jan), cart: [] }))
      return els()
    })
    follow(ask)
    await settleLogin()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(getState().user.fullName).toBe('Jan Bakker')
  })

  test('a change is written once, with the user that the server knows, and no other version has to write it again', async () => {
    const status = els()
    const ask = answers(status)
    putText(ofAnotherVersion(3, { user: userOf(status), cart: [product(1)] }))
    follow(ask)
    const writes = spyOnCookie()
    expect(await putInCart(product(2))).toEqual({ stored: true })
    expect(writes).toHaveBeenCalledOnce()
    expect(readSession()).toEqual({ user: userOf(status), cart: [product(1), product(2)] })
    window.dispatchEvent(new Event('focus'))
    await settleLogin()
    expect(ask).toHaveBeenCalledOnce()
    expect(writes).toHaveBeenCalledOnce()
  })

  test('a logout is written', async () => {
    follow(answers(nobody))
    await signIn(els())
    putText(ofAnotherVersion(3, { user: getState().user, cart: [product(1)] }))
    await signOut()
    expect(readSession()).toEqual({ user: anonymous, cart: [product(1)] })
    expect(findLapsedUser()).toBeNull()
  })
})

test('a login ends at its expiry while the page stays open', { tags: ['deep'] }, async () => {
  await signIn({ ...els(), cookieExpiration: new Date(Date.now() + 3_000).toISOString() })
  expect(getState().user.isLoggedIn).toBe(true)
  await expect.poll(() => getState().user).toEqual(anonymous)
  expect(findLapsedUser()).toBe(7)
  await signIn(els())
  expect(findLapsedUser()).toBeNull()
})

test('ignores changes after it is stopped', () => {
  stop()
  writeSession({ user: anonymous, cart: [product(1)] }, {})
  window.dispatchEvent(new Event('focus'))
  expect(getState()).toEqual(emptySession)
})
