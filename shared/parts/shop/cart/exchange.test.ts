import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type CartItem, type ChangedCart, Quantity } from '#shared/domain/shop/cart.ts'
import type { StoredSession } from '#shared/session/cookie.ts'
import { anonymous, userOf } from '#shared/session/session.ts'
import { rounds } from '../../../../testing/harness/rounds.ts'
import { withCart, withItem, withoutOrdered, withSentItem } from './cart-changes.ts'
import { toSendFor, withCartOfServer } from './exchange.ts'

const personOf = (id: number) =>
  userOf({
    loggedIn: true,
    id,
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
const els = personOf(7)
const item = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const session = (
  cart: CartItem[],
  unsent?: number[] | 'all',
  { user = els, person = 7 } = {},
): StoredSession => ({ user, cart, ...(unsent && { onServer: { person, unsent } }) })
const without = (id: number) => withCart((cart) => cart.filter((other) => other.id !== id))

describe('what is remembered of a change', () => {
  test('nothing, for a cart that no server has', () => {
    expect(withItem(item(1))(session([]))).toEqual(session([item(1)]))
  })

  test('the products that were added, changed and removed, each once', () => {
    const start = session([item(1), item(2), item(3)], [3])
    const changed = [withItem(item(4)), withItem(item(1, '2')), without(2), withItem(item(3, '5'))].reduce(
      (current, apply) => apply(current),
      start,
    )
    expect(changed).toEqual(session([item(1, '2'), item(3, '5'), item(4)], [3, 4, 1, 2]))
  })

  test('no change that changes nothing', () => {
    const start = session([item(1)], [])
    expect(withItem(item(1))(start)).toEqual(start)
  })

  test('that everything is to be sent, after more changes than a cart holds', () => {
    const unsent = Array.from({ length: 250 }, (_, index) => index + 1)
    expect(withItem(item(250, '2'))(session([item(250)], unsent)).onServer?.unsent).toEqual(unsent)
    expect(withItem(item(251))(session([], unsent)).onServer?.unsent).toBe('all')
    expect(withItem(item(252))(session([], 'all')).onServer?.unsent).toBe('all')
  })

  test('that an item was sent, unless it was changed since', () => {
    const start = session([item(1, '2'), item(2)], [1, 2])
    expect(withSentItem(item(1, '2'))(start).onServer?.unsent).toEqual([2])
    expect(withSentItem(item(1, '3'))(start)).toEqual(start)
    expect(withSentItem(item(1, '2'))(session([item(1, '2')], 'all')).onServer?.unsent).toBe('all')
  })

  test('that an ordered product is gone on the server too, unless it was not there like this', () => {
    const start = session([item(1, '2'), item(2), item(3)], [2])
    expect(withoutOrdered([item(1, '2'), item(2), item(3, '9')])(start)).toEqual(session([item(3)], [2]))
  })
})

describe('what is sent', () => {
  test.each<[string, StoredSession, ReturnType<typeof toSendFor>]>([
    ['nothing without a login', session([item(1)], [1], { user: anonymous }), undefined],
    ['nothing that the server has', session([item(1)], []), undefined],
    ['a whole cart that no server has', session([item(1)]), { merge: { set: [item(1)], removed: [] } }],
    [
      'a whole cart that was of somebody else',
      session([item(1)], [2], { person: 8 }),
      { merge: { set: [item(1)], removed: [] } },
    ],
    [
      'changes of a cart that the server has',
      session([item(1), item(2, '2')], [2, 3]),
      { merge: { set: [item(2, '2')], removed: [3] } },
    ],
    ['the cart instead of too many changes', session([item(1)], 'all'), { replace: [item(1)] }],
  ])('%s', (_, stored, toSend) => {
    expect(toSendFor(stored)).toEqual(toSend)
  })
})

describe('the cart of the server', () => {
  const take = (sent: StoredSession, items: CartItem[], now = sent, unknown: number[] = []) =>
    withCartOfServer(sent, { items, unknown })(now)

  test('replaces the one here; products keep their order, others follow', () => {
    expect(take(session([item(3), item(1)], [3]), [item(5), item(1, '2'), item(3), item(4)])).toEqual(
      session([item(3), item(1, '2'), item(5), item(4)], []),
    )
    expect(take(session([item(3), item(1)], []), [item(1)])).toEqual(session([item(1)], []))
  })

  test('leaves what was changed since it was asked, to be sent', () => {
    const sent = session([item(1), item(2), item(3)], [1])
    const now = session([item(1, '9'), item(3), item(4)], [1, 2, 4])
    expect(take(sent, [item(1), item(2), item(3, '5'), item(6)], now)).toEqual(
      session([item(1, '9'), item(3, '5'), item(4), item(6)], [1, 2, 4]),
    )
  })

  test('leaves products that cannot be ordered here, until they are removed', () => {
    const sent = session([item(999), item(1)])
    const taken = take(sent, [item(1)], sent, [999])
    expect(taken).toEqual(session([item(999), item(1)], [999]))
    expect(take(sent, [item(1)], session([item(1)]), [999])).toEqual(session([item(1)], []))
  })

  test('of another user, or after a logout, is not taken over', () => {
    const sent = session([item(1)], [])
    for (const user of [anonymous, personOf(8)]) {
      const now = session([item(2)], [], { user })
      expect(take(sent, [item(3)], now)).toEqual(now)
    }
  })
})

// A device of a person, and a server that has all devices.

type Device = { stored: StoredSession; asked?: { sent: StoredSession; answer: ChangedCart } | undefined }
type Step = { device: 0 | 1 } & (
  | { act: 'set'; id: number; quantity: CartItem['quantity'] }
  | { act: 'remove'; id: number }
  | { act: 'ask' | 'hear' | 'lose' | 'log out' | 'log in' }
)

function createServer() {
  const cart = new Map<number, CartItem['quantity']>()
  return (stored: StoredSession): ChangedCart => {
    const toSend = toSendFor(stored)
    const { set, removed } =
      toSend && 'merge' in toSend ? toSend.merge : { set: toSend?.replace ?? [], removed: [] }
    for (const id of removed) cart.delete(id)
    for (const { id, quantity } of set) cart.set(id, quantity)
    return { items: [...cart].map(([id, quantity]) => ({ id, quantity })), unknown: [] }
  }
}

const apply = (device: Device, change: (stored: StoredSession) => StoredSession) => {
  device.stored = change(device.stored)
  // The cookie applies a change again after another sub-domain wrote it.
  expect(change(device.stored)).toEqual(device.stored)
}

function hear(device: Device) {
  const { asked } = device
  device.asked = undefined
  if (asked) apply(device, withCartOfServer(asked.sent, asked.answer))
}

const anyStep: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.oneof(
      fc.record({
        act: fc.constant('set' as const),
        id: fc.integer({ min: 1, max: 6 }),
        quantity: fc.constantFrom(...Quantity.options),
      }),
      fc.record({ act: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ act: fc.constantFrom('ask', 'hear', 'lose', 'log out', 'log in') }),
    ),
  )
  .map(([device, step]) => ({ device, ...step }) as Step)

/** The products of a device are its own. Returns the quantity that it meant a product to have. */
function takeStep(device: Device, step: Step, server: (stored: StoredSession) => ChangedCart) {
  const own = (id: number) => id + step.device * 100
  if (step.act === 'set') apply(device, withItem(item(own(step.id), step.quantity)))
  else if (step.act === 'remove') apply(device, without(own(step.id)))
  else if (step.act === 'log out') apply(device, (stored) => ({ ...stored, user: anonymous }))
  else if (step.act === 'log in') apply(device, (stored) => ({ ...stored, user: els }))
  else if (step.act === 'hear') hear(device)
  else if (step.act === 'lose') device.asked = undefined
  else if (!device.asked && device.stored.user.isLoggedIn)
    device.asked = { sent: device.stored, answer: server(device.stored) }
}

test('whatever is sent, lost and changed meanwhile on two devices, both end with what was meant', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const server = createServer()
      const devices: [Device, Device] = [{ stored: session([], []) }, { stored: session([], []) }]
      const meant = new Map<number, CartItem['quantity']>()
      for (const step of steps) {
        takeStep(devices[step.device], step, server)
        if (step.act === 'set') meant.set(step.id + step.device * 100, step.quantity)
        if (step.act === 'remove') meant.delete(step.id + step.device * 100)
      }
      for (const device of [...devices, ...devices]) {
        hear(device)
        device.stored = { ...device.stored, user: els }
        device.asked = { sent: device.stored, answer: server(device.stored) }
        hear(device)
      }
      for (const { stored } of devices) {
        expect(new Map(stored.cart.map(({ id, quantity }) => [id, quantity]))).toEqual(meant)
        expect(stored.cart).toHaveLength(meant.size)
        expect(stored.onServer).toEqual({ person: 7, unsent: [] })
      }
    }),
    { numRuns: rounds(500) },
  )
})
