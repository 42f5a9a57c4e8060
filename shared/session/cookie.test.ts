// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'

import type { CartItem } from '#shared/domain/cart.ts'
import type { LoginStatus } from '#shared/domain/login-status.ts'
import { fitToCookie, readSession, writeSession } from './cookie.ts'
import { anonymous, emptySession, type Session, userOf } from './session.ts'

const status: LoginStatus = {
  loggedIn: true,
  id: 7,
  fullName: 'Els de Smid',
  personRoles: ['BW_USER'],
  cookieExpiration: new Date(Date.now() + 60_000).toISOString(),
}
const els = userOf(status)
const sixtyCharacters = 'Poster over veilig tillen en dragen, ook met een heftruck er'
const products = (count: number, title = sixtyCharacters): CartItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title, quantity: '1' }))

/** Cookies as the browser holds them, not decoded. */
const raw = Cookies.withConverter({ read: String, write: String })

afterEach(() => {
  raw.remove('bw_state')
  raw.remove('bw_backup_notification')
})

test('reads the session that was written', () => {
  const session: Session = {
    user: userOf({ ...status, fullName: 'Zoë 100%; "de Smid", \\ \u{1f528} \ud83d' }),
    cart: products(2, 'Lasrook; 50% minder, zo doe je dat'),
  }
  writeSession(session, {})
  expect(readSession()).toEqual(session)
})

test('the cookie is percent-encoded JSON in ASCII', () => {
  writeSession({ user: els, cart: products(1, 'Fijn stof, één blad') }, {})
  const value = raw.get('bw_state')!
  expect(value).toMatch(/^[ -~]+$/)
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    v: 1,
    user: els,
    cart: [{ id: 1, title: 'Fijn stof, één blad', quantity: '1' }],
  })
})

test.each(['http:', 'https:'])('over %s each cookie has SameSite and, where possible, Secure', (protocol) => {
  const written = vi.spyOn(Document.prototype, 'cookie', 'set')
  vi.stubGlobal('location', { protocol, hostname: 'mijn.beterwerk.nl' })
  writeSession({ user: { ...els, hasClosedBackupNotification: true }, cart: products(1) }, {})
  writeSession(emptySession, {})
  vi.unstubAllGlobals()
  const texts = written.mock.calls.map(([text]) => text)
  written.mockRestore()
  expect(new Set(texts.map((text) => text.split('=')[0]))).toEqual(
    new Set(['bw_state', 'bw_backup_notification']),
  )
  for (const text of texts) {
    expect(text).toContain('; samesite=lax')
    expect(text.includes('; secure')).toBe(protocol === 'https:')
  }
})

const stored = { v: 1, user: els, cart: products(1) }
const signedIn = (changed: object) => JSON.stringify({ ...stored, user: { ...els, ...changed } })

test.each([
  ['nothing', ''],
  ['no JSON', 'hallo'],
  ['JSON cut off', JSON.stringify(stored).slice(0, -20)],
  ['a broken percent code', '%E0%A4%A'],
  ['another version', JSON.stringify({ ...stored, v: 2 })],
  ['no version', JSON.stringify({ user: els, cart: [] })],
  ['null', 'null'],
  ['a list', '[]'],
  ['no user', JSON.stringify({ v: 1, cart: [] })],
  ['a user id that is text', signedIn({ id: '7' })],
  ['an unknown role', signedIn({ roles: ['BW_ROOT'] })],
  ['a login without an expiry', signedIn({ loginExpiration: null })],
  ['an anonymous user with an id', signedIn({ ...anonymous, id: 7 })],
  ['a cart that is no list', JSON.stringify({ ...stored, cart: { 0: products(1)[0] } })],
  ['a quantity over ten', JSON.stringify({ ...stored, cart: [{ ...products(1)[0], quantity: '11' }] })],
  ['a quantity that is a number', JSON.stringify({ ...stored, cart: [{ ...products(1)[0], quantity: 1 }] })],
  ['more than a cookie holds', JSON.stringify({ ...stored, cart: products(60) })],
])('reads the empty session from a cookie with %s', (_, text) => {
  raw.set('bw_state', text)
  expect(readSession()).toEqual(emptySession)
})

test('ignores unknown properties', () => {
  raw.set('bw_state', JSON.stringify({ ...stored, user: { ...els, isOwner: true } }))
  expect(readSession().user).toEqual(els)
})

test('ignores an expired user, and keeps the cart', () => {
  raw.set('bw_state', signedIn({ loginExpiration: Date.now() }))
  expect(readSession()).toEqual({ user: anonymous, cart: products(1) })
})

test('deletes the cookie of an empty session', () => {
  writeSession({ user: els, cart: [] }, {})
  writeSession(emptySession, {})
  expect(raw.get('bw_state')).toBeUndefined()
})

test('remembers the closed banner after the session', () => {
  writeSession({ user: { ...els, hasClosedBackupNotification: true }, cart: [] }, {})
  writeSession(emptySession, {})
  expect(readSession().user).toEqual({ ...anonymous, hasClosedBackupNotification: true })
})

test('28 products keep their titles of 60 characters', () => {
  const session: Session = { user: els, cart: products(28) }
  expect(fitToCookie(session)).toEqual(session)
})

test('leaves out the titles of products that do not fit', () => {
  expect(fitToCookie({ user: els, cart: products(60) })).toEqual({ user: els, cart: products(60, '') })
})

test('a cart that is too long without titles does not fit', () => {
  expect(fitToCookie({ user: els, cart: products(120) })).toBeUndefined()
})

test('the limit is 4,096 bytes of name and value', () => {
  const cart = (length: number) => products(1, 'a'.repeat(length))
  const rest = JSON.stringify({ v: 1, user: els, cart: cart(0) }).length + 'bw_state'.length
  expect(fitToCookie({ user: els, cart: cart(4096 - rest) })?.cart).toEqual(cart(4096 - rest))
  expect(fitToCookie({ user: els, cart: cart(4097 - rest) })?.cart).toEqual(cart(0))
})

test('an invalid session does not fit', () => {
  const quantity = '11' as '10'
  expect(fitToCookie({ user: els, cart: [{ id: 1, title: '', quantity }] })).toBeUndefined()
})
