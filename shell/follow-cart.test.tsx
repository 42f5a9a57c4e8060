import { beforeEach, expect, test } from 'vitest'

import type { CartItem } from '#shared/domain/shop/cart.ts'
import { putInCart, removeFromCart, setQuantity } from '#shared/parts/shop/cart/change-cart.ts'
import { readStoredSession } from '#shared/session/change.ts'
import { writeSession } from '#shared/session/cookie.ts'
import { findLapsedUser, followCookie, sessionStore, signOut } from '#shared/session/store.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import { useNetwork } from '../testing/harness/network.ts'
import { logInPage } from '../testing/harness/open-page.tsx'
import { followCart } from './follow-cart.ts'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)
const EMAIL = 'els@smederij.nl'

let els: number
let stop: () => void
beforeEach(async () => {
  els = await backEnd.createPerson({ email: EMAIL })
  stop = followCookie()
  return () => stop()
})

function load() {
  const stopFollowing = [followCookie(), followCart()]
  stop = () => {
    for (const end of stopFollowing) end()
  }
}

const item = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const cart = () => sessionStore.getState().cart
const unsent = () => readStoredSession().onServer?.unsent
const rows = async () =>
  (await backEnd.sql`select product_id, quantity from cart_item where person_id = ${els} order by id`).map(
    ({ product_id, quantity }) => [product_id, quantity],
  )
const insert = (id: number, quantity = 1) =>
  backEnd.sql`insert into cart_item (person_id, product_id, quantity) values (${els}, ${id}, ${quantity})`

function recordRequests() {
  const { page } = backEnd
  const reach = page.fetch.bind(page)
  const answered: string[] = []
  page.fetch = async (target, init) => {
    const response = await reach(target, init)
    if (new URL(target, backEnd.url).pathname === '/rest/cart')
      answered.push(`${init?.method} ${response.status}`)
    return response
  }
  return answered
}

test('every change of the cart of a user is stored on the server', { tags: ['deep'] }, async () => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(3, '2'))
  await putInCart(item(1))
  await expect.poll(rows).toEqual([
    [3, 2],
    [1, 1],
  ])
  await setQuantity(3, '10')
  await removeFromCart(1)
  await expect.poll(rows).toEqual([[3, 10]])
  await expect.poll(unsent).toEqual([])
  expect(cart()).toEqual([item(3, '10')])
})

test('the cart of a visitor is not sent, until the visitor logs in', async () => {
  const answered = recordRequests()
  load()
  await putInCart(item(2, '4'))
  await insert(1)
  await logInPage(EMAIL)
  await expect.poll(cart).toEqual([item(2, '4'), item(1)])
  expect(await rows()).toEqual([
    [1, 1],
    [2, 4],
  ])
  expect(answered).toEqual(['PATCH 200'])
})

test('a page takes the cart of the server when it is loaded, with one request', {
  tags: ['deep'],
}, async () => {
  await logInPage(EMAIL)
  writeSession(
    { ...sessionStore.getState(), cart: [item(1), item(2)], onServer: { person: els, unsent: [] } },
    {},
  )
  await insert(5, 3)
  await insert(2, 7)
  const answered = recordRequests()
  load()
  await expect.poll(cart).toEqual([item(2, '7'), item(5, '3')])
  expect(answered).toEqual(['GET 200'])
})

test('asks nothing for a visitor', { tags: ['deep'] }, async () => {
  const answered = recordRequests()
  load()
  await putInCart(item(1))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(answered).toEqual([])
})

test('what could not be sent is sent when the connection is back', { tags: ['deep'] }, async () => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await putInCart(item(2))
  await expect.poll(rows).toHaveLength(2)
  await expect.poll(unsent).toEqual([])
  await network.cut()
  await putInCart(item(3, '3'))
  await removeFromCart(1)
  await setQuantity(2, '2')
  expect(cart()).toEqual([item(2, '2'), item(3, '3')])
  // Meanwhile, on another device.
  await insert(6)
  network.restore()
  expect(unsent()).toEqual([3, 1, 2])
  window.dispatchEvent(new Event('online'))
  await expect.poll(rows).toEqual([
    [2, 2],
    [6, 1],
    [3, 3],
  ])
  await expect.poll(cart).toEqual([item(2, '2'), item(3, '3'), item(6)])
})

test.each([
  ['the next change', () => putInCart(item(4))],
  [
    'the next page',
    async () => {
      stop()
      load()
    },
  ],
])('what the server could not store is sent with %s', { tags: ['deep'] }, async (_, resume) => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await expect.poll(unsent).toEqual([])
  const answered = recordRequests()
  await backEnd.withoutTable('cart_item', async () => {
    await putInCart(item(3, '3'))
    await expect.poll(() => answered).toContain('PATCH 500')
  })
  expect(unsent()).toEqual([3])
  await resume()
  await expect.poll(rows).toContainEqual([3, 3])
  await expect.poll(unsent).toEqual([])
})

test('a refusal of an ended session does not end the login that came after it', {
  tags: ['deep'],
}, async () => {
  await logInPage(EMAIL)
  load()
  await expect.poll(unsent).toEqual([])
  await backEnd.endSessions()
  const answered = recordRequests()
  const deliver = network.holdResponses(({ url }) => url.endsWith('/rest/cart'))
  await putInCart(item(1))
  await expect.poll(() => answered).toEqual(['PATCH 401'])
  await logInPage(EMAIL)
  deliver()
  await putInCart(item(2))
  await expect.poll(rows).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(sessionStore.getState().user.isLoggedIn).toBe(true)
})

test('what is changed while a change is sent is sent after it', { tags: ['deep'] }, async () => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await expect.poll(unsent).toEqual([])
  const release = network.hold()
  await setQuantity(1, '2')
  await setQuantity(1, '3')
  await putInCart(item(2))
  release()
  await expect.poll(rows).toEqual([
    [1, 3],
    [2, 1],
  ])
  await expect.poll(unsent).toEqual([])
  expect(cart()).toEqual([item(1, '3'), item(2)])
})

test('a cart that does not fit beside the one on the server stays as it was, and fits when there is room', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into cart_item (person_id, product_id, quantity) select ${els}, 1000 + n, 1 from generate_series(1, 249) n`
  await putInCart(item(1))
  await putInCart(item(2))
  const answered = recordRequests()
  await logInPage(EMAIL)
  load()
  await expect.poll(() => answered).toContain('PATCH 409')
  await putInCart(item(1, '5'))
  expect(cart()).toEqual([item(1, '5'), item(2)])
  expect(await rows()).toHaveLength(249)
  await removeFromCart(2)
  await expect.poll(cart).toHaveLength(250)
  expect(await rows()).toContainEqual([1, 5])
})

test('after a logout the cart stays here, and the next login of the same user brings back nothing', async () => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await putInCart(item(2))
  await expect.poll(unsent).toEqual([])
  await signOut()
  expect(cart()).toEqual([item(1), item(2)])
  // Ordered on another device.
  await backEnd.sql`delete from cart_item where product_id = 1`
  await putInCart(item(3))
  await logInPage(EMAIL)
  await expect.poll(cart).toEqual([item(2), item(3)])
  expect(await rows()).toEqual([
    [2, 1],
    [3, 1],
  ])
})

test('whoever logs in after somebody else gets what is in the cart too', { tags: ['deep'] }, async () => {
  const jan = await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await expect.poll(unsent).toEqual([])
  await signOut()
  await logInPage('jan@smederij.nl')
  await expect
    .poll(() => backEnd.sql`select person_id, product_id from cart_item order by person_id`)
    .toEqual([
      { person_id: els, product_id: 1 },
      { person_id: jan, product_id: 1 },
    ])
  expect(cart()).toEqual([item(1)])
})

test('a session that has ended on the server signs out, and the cart stays', { tags: ['deep'] }, async () => {
  await logInPage(EMAIL)
  load()
  await putInCart(item(1))
  await expect.poll(unsent).toEqual([])
  await backEnd.endSessions()
  await putInCart(item(2))
  await expect.poll(() => sessionStore.getState().user.isLoggedIn).toBe(false)
  expect(findLapsedUser()).toBe(els)
  expect(cart()).toEqual([item(1), item(2)])
  await logInPage(EMAIL)
  await expect.poll(rows).toEqual([
    [1, 1],
    [2, 1],
  ])
})
