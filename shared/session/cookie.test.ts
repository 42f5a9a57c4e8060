// @vitest-environment jsdom
import fc from 'fast-check'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { systemRoles } from '#shared/domain/basics/system-roles.ts'
import { type CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { readStoredSession } from './change.ts'
import { fitToCookie, isLoginUnknown, readSession, type StoredSession, writeSession } from './cookie.ts'
import { anonymous, emptySession, type Session, userOf } from './session.ts'

const status: LoginStatus = {
  loggedIn: true,
  id: 7,
  fullName: 'Els de Smid',
  personRoles: ['BW_USER'],
  cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
}
const els = userOf(status)
const products = (count: number): CartItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, quantity: '1' }))

const anyCart = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 9_999_999 }), quantity: fc.constantFrom(...Quantity.options) }),
  { maxLength: 250, selector: ({ id }) => id },
)
/** Of characters that take nine bytes each, with every role. */
const longest = userOf({
  ...status,
  id: 2 ** 31 - 1,
  fullName: '鍛'.repeat(510),
  personRoles: [...systemRoles],
})
const fullCart: CartItem[] = Array.from({ length: 250 }, (_, index) => ({
  id: 9_999_999 - index,
  quantity: '10',
}))

/** As the browser holds them, not decoded. */
const raw = Cookies.withConverter({ read: String, write: String })

afterEach(() => {
  raw.remove('bw_state')
  raw.remove('bw_backup_notification')
})

test('reads the session that was written', () => {
  const session: Session = {
    user: userOf({ ...status, fullName: 'Zoë 100%; "de Smid", \\ \u{1f528} \ud83d' }),
    cart: products(2),
  }
  writeSession(session, {})
  expect(readSession()).toEqual(session)
})

test('the cookie is percent-encoded JSON in ASCII, with the cart as a text', () => {
  const cart: CartItem[] = [
    { id: 5, quantity: '2' },
    { id: 7, quantity: '1' },
    { id: 12, quantity: '10' },
  ]
  const user = userOf({ ...status, fullName: 'Zoë' })
  writeSession({ user, cart, onServer: { person: 7, unsent: [5, 99] } }, {})
  const value = raw.get('bw_state')!
  expect(value).toMatch(/^[ -~]+$/)
  expect(value).toContain('"cart":"5*2 7 12*10"')
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    v: 2,
    user,
    cart: '5*2 7 12*10',
    onServer: { person: 7, unsent: [5, 99] },
  })
})

test('every cart is read as it was written', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      writeSession({ user: els, cart }, {})
      expect(readSession()).toEqual({ user: els, cart })
    }),
  )
})

test('250 products fit beside every user, with what the server has', () => {
  const anyUnsent = fc.oneof(
    fc.constant('all' as const),
    fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 250 }),
  )
  const anyName = fc.string({ maxLength: 510, unit: 'binary' })
  fc.assert(
    fc.property(anyCart, anyUnsent, anyName, (cart, unsent, fullName) => {
      const user = userOf({ ...status, fullName, personRoles: [...systemRoles] })
      expect(fitToCookie({ user, cart, onServer: { person: 7, unsent } })).toMatchObject({ user, cart })
    }),
  )
  const session: StoredSession = {
    user: longest,
    cart: fullCart,
    onServer: { person: 2 ** 31 - 1, unsent: 'all' },
  }
  expect(fitToCookie(session)).toEqual(session)
  writeSession(session, {})
  expect('bw_state'.length + raw.get('bw_state')!.length).toBeLessThanOrEqual(4096)
  expect(readStoredSession()).toEqual(session)
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
    expect(text).toContain('; sameSite=lax')
    expect(text.includes('; secure')).toBe(protocol === 'https:')
  }
})

/** Runs as on a page with an element that hides the document's own cookies. */
function whileHidden<T>(run: () => T): T {
  Object.defineProperty(document, 'cookie', { value: document.createElement('img'), configurable: true })
  try {
    return run()
  } finally {
    Reflect.deleteProperty(document, 'cookie')
  }
}

test('where an element hides the cookies, the same bytes are written, and the same is read', () => {
  const written = vi.spyOn(Document.prototype, 'cookie', 'set')
  vi.useFakeTimers({ toFake: ['Date'] })
  const anySession = fc.record({
    user: fc.constantFrom(anonymous, els, longest, { ...els, hasClosedBackupNotification: true }),
    cart: anyCart,
  })
  for (const [protocol, domain] of [
    ['http:', undefined],
    ['https:', 'beterwerk.nl'],
  ] as const) {
    vi.stubGlobal('location', { protocol, hostname: 'mijn.beterwerk.nl' })
    fc.assert(
      fc.property(anySession, (session) => {
        const scope = domain ? { domain } : {}
        writeSession(session, scope)
        const texts = written.mock.calls.splice(0)
        expect(texts.length).toBeGreaterThan(0)
        whileHidden(() => writeSession(session, scope))
        expect(written.mock.calls.splice(0)).toEqual(texts)
        expect(whileHidden(() => readStoredSession())).toEqual(readStoredSession())
      }),
      { numRuns: 30 },
    )
    vi.unstubAllGlobals()
  }
  vi.useRealTimers()
  written.mockRestore()
})

const stored = { v: 2, user: els, cart: '1' }
const signedIn = (changed: object) => JSON.stringify({ ...stored, user: { ...els, ...changed } })
const withCart = (cart: unknown, v = 2) => JSON.stringify({ ...stored, v, cart })
const old = { id: 1, title: 'Poster', quantity: '1' }

const known: Session = {
  user: userOf({ ...status, id: 9, fullName: 'Jan Bakker' }),
  cart: [{ id: 99, quantity: '3' }],
}

test.each([
  ['no JSON', 'hallo'],
  ['JSON cut off', JSON.stringify(stored).slice(0, -20)],
  ['a broken percent code', '%E0%A4%A'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['neither a user nor a cart', JSON.stringify({ v: 2 })],
])('a cookie with %s says nothing: what the page knows remains', (_, text) => {
  raw.set('bw_state', text)
  expect(isLoginUnknown()).toBe(true)
  expect(readSession(known)).toEqual(known)
  expect(readSession()).toEqual(emptySession)
})

test.each([
  ['a later version', JSON.stringify({ ...stored, v: 3 })],
  ['an earlier version that never was', JSON.stringify({ ...stored, v: 0 })],
  ['a version that is a text', JSON.stringify({ ...stored, v: '2' })],
  ['no version', JSON.stringify({ user: els, cart: '1' })],
  ['no user', JSON.stringify({ v: 2, cart: '1' })],
  ['a user id that is text', signedIn({ id: '7' })],
  ['a role that is no text', signedIn({ roles: ['BW_USER', 7] })],
  ['a login without an expiry', signedIn({ loginExpiration: null })],
  ['an anonymous user with an id', signedIn({ ...anonymous, id: 7 })],
])('a cookie with %s does not say who is logged in, and has the cart', (_, text) => {
  raw.set('bw_state', text)
  expect(isLoginUnknown()).toBe(true)
  expect(readSession(known)).toEqual({ user: known.user, cart: products(1) })
  expect(readSession()).toEqual({ user: anonymous, cart: products(1) })
})

test.each([
  ['no cart', JSON.stringify({ v: 2, user: els })],
  ['a cart that is no text', withCart([])],
  ['a quantity over ten', withCart('1*11')],
  ['a quantity of zero', withCart('1*0')],
  ['two quantities', withCart('1*2*3')],
  ['an id of zero', withCart('0')],
  ['an id of eight digits', withCart('12345678')],
  ['an id that is no number', withCart('poster')],
  ['two spaces', withCart('1  2')],
  ['a space at the end', withCart('1 ')],
  ['251 products', withCart([...Array(251).keys()].map((id) => id + 1).join(' '))],
  ['an old cart that is a text', withCart('1', 1)],
  ['an old cart that is no list', withCart({ 0: old }, 1)],
  ['an old quantity over ten', withCart([{ ...old, quantity: '11' }], 1)],
  ['an old product without an id', withCart([{ ...old, id: undefined }], 1)],
])('a cookie with %s says who is logged in: the cart remains', (_, text) => {
  raw.set('bw_state', text)
  expect(isLoginUnknown()).toBeFalsy()
  expect(readSession(known)).toEqual({ user: els, cart: known.cart })
  expect(readSession()).toEqual({ user: els, cart: [] })
})

test('without a cookie nobody is logged in and the cart is empty, whatever the page knew', () => {
  expect(isLoginUnknown()).toBeFalsy()
  expect(readStoredSession({ ...known, onServer: { person: 9, unsent: [99] } })).toEqual(emptySession)
  raw.set('bw_state', '')
  expect(readSession(known)).toEqual(emptySession)
})

test('what the server has is known together with the cart', () => {
  const onServer = { person: 9, unsent: [99] }
  raw.set('bw_state', withCart('1*11'))
  expect(readStoredSession({ ...known, onServer })).toEqual({ user: els, cart: known.cart, onServer })
  raw.set('bw_state', JSON.stringify({ ...stored, v: 3, onServer: { person: 7, unsent: [] } }))
  expect(readStoredSession({ ...known, onServer })).toEqual({
    user: known.user,
    cart: products(1),
    onServer: { person: 7, unsent: [] },
  })
  raw.set('bw_state', JSON.stringify({ ...stored, cart: '1*11', onServer: { person: 7, unsent: [] } }))
  expect(readStoredSession({ ...known, onServer })).toEqual({ user: els, cart: known.cart, onServer })
  raw.set('bw_state', JSON.stringify(stored))
  expect(readStoredSession({ ...known, onServer })).toEqual({ user: els, cart: products(1) })
})

test('whatever the cookie contains, it logs nobody out unless it says so, and reads as it can be written', () => {
  // Valid cookies with a part replaced or removed, texts cut off, and any text.
  const anyPart = fc.record(
    { v: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.json()), user: fc.json(), cart: fc.json() },
    { requiredKeys: [] },
  )
  const anyCookie = fc.oneof(
    anyPart.map((part) => JSON.stringify({ ...stored, ...part })),
    fc
      .tuple(fc.constantFrom('v', 'user', 'cart'), fc.jsonValue())
      .map(([key, value]) => JSON.stringify({ ...stored, [key]: value })),
    fc
      .tuple(fc.constant(JSON.stringify(stored)), fc.nat())
      .map(([text, length]) => text.slice(0, length % text.length)),
    fc.string(),
  )
  fc.assert(
    fc.property(anyCookie, (text) => {
      raw.set('bw_state', text.replace(/[;\s]/g, ''))
      const isStored = Boolean(raw.get('bw_state'))
      const read = readStoredSession(known)
      expect(fitToCookie(read)).toEqual(read)
      if (isLoginUnknown()) expect(read.user).toEqual(known.user)
      else expect(isStored ? JSON.parse(raw.get('bw_state')!).v : 2).toBeOneOf([1, 2])
    }),
    { numRuns: 1_000 },
  )
})

test('ignores unknown properties', () => {
  raw.set('bw_state', JSON.stringify({ ...stored, isOpen: true, user: { ...els, isOwner: true } }))
  expect(readSession()).toEqual({ user: els, cart: products(1) })
})

test('keeps the carts of version 1, which had names of products', () => {
  raw.set('bw_state', withCart([old, { id: 28, title: '', quantity: '10' }], 1))
  expect(readStoredSession()).toEqual({
    user: els,
    cart: [
      { id: 1, quantity: '1' },
      { id: 28, quantity: '10' },
    ],
  })
  raw.set('bw_state', withCart([], 1))
  expect(readSession()).toEqual({ user: els, cart: [] })
})

test.each([
  [{ person: '7', unsent: [] }, undefined],
  [7, undefined],
  [null, undefined],
  [{ person: 7 }, { person: 7, unsent: 'all' }],
  [
    { person: 7, unsent: [1, '2', null, 3.5] },
    { person: 7, unsent: [1] },
  ],
])('of %j about the server, %j is read', (onServer, read) => {
  raw.set('bw_state', JSON.stringify({ ...stored, onServer }))
  expect(readStoredSession()).toEqual({ user: els, cart: products(1), ...(read && { onServer: read }) })
})

test('a role that only a later version knows ends no login', () => {
  const roles = ['BW_USER', 'BW_ROOT']
  raw.set('bw_state', signedIn({ roles }))
  expect(readSession().user).toEqual({ ...els, roles })
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
  expect(readStoredSession().user).toEqual({ ...anonymous, hasClosedBackupNotification: true })
})

test('251 products do not fit', () => {
  expect(fitToCookie({ user: els, cart: products(250) })).toBeDefined()
  expect(fitToCookie({ user: els, cart: products(251) })).toBeUndefined()
})

test('remembers that everything is to be sent when the list of that is too long', () => {
  const unsent = fullCart.map(({ id }) => id)
  const session = (person: StoredSession['user']): StoredSession => ({
    user: person,
    cart: fullCart,
    onServer: { person: 7, unsent },
  })
  expect(fitToCookie({ ...session(els), cart: [] })?.onServer?.unsent).toEqual(unsent)
  expect(fitToCookie(session(longest))).toEqual({
    user: longest,
    cart: fullCart,
    onServer: { person: 7, unsent: 'all' },
  })
})

test('an invalid session does not fit', () => {
  const quantity = '11' as '10'
  expect(fitToCookie({ user: els, cart: [{ id: 1, quantity }] })).toBeUndefined()
  expect(fitToCookie({ user: els, cart: [{ id: 10_000_000, quantity: '1' }] })).toBeUndefined()
})
