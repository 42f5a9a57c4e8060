// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import { changeCookie } from './change.ts'
import { readSession, type StoredSession, writeSession } from './cookie.ts'
import { anonymous, emptySession, userOf } from './session.ts'
import {
  changeSession,
  closeBackupNotification,
  configureSession,
  findLapsedUser,
  followCookie,
  sessionStore,
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
  const change = changeCookie({}, withItem(product(1)), () => {
    told.push(readSession().cart)
    writeSession(emptySession, {})
  })
  expect(await change).toEqual({ stored: true })
  expect(readSession().cart).toEqual([product(1)])
  await changeCookie({}, withItem(product(1)), () => told.push([]))
  expect(told).toEqual([[product(1)], []])
})

test('tells nothing of a change that the browser refuses', async () => {
  const onWritten = vi.fn()
  expect(await changeCookie({ domain: 'elders.nl' }, withItem(product(1)), onWritten)).toEqual({
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
