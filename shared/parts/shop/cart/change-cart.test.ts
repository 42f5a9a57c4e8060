// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { CartItem } from '#shared/domain/shop/cart.ts'
import { writeSession } from '#shared/session/cookie.ts'
import { emptySession, userOf } from '#shared/session/session.ts'
import { followCookie, sessionStore, signIn } from '#shared/session/store.ts'
import { putInCart, removeFromCart, removeOrdered, setQuantity } from './change-cart.ts'

const els = () => ({
  loggedIn: true,
  id: 7,
  fullName: 'Els de Smid',
  personRoles: ['BW_USER' as const],
  cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
})
const product = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const { getState } = sessionStore

let stop: () => void
beforeEach(() => {
  writeSession(emptySession, {})
  stop = followCookie()
})
afterEach(() => stop())

test('adding a product again changes its quantity in place', async () => {
  await putInCart(product(1))
  await putInCart(product(2))
  await putInCart(product(1, '3'))
  expect(getState().cart).toEqual([product(1, '3'), product(2)])
})

test('changes quantities and removes products', async () => {
  await putInCart(product(1))
  await putInCart(product(2))
  await setQuantity(2, '10')
  await setQuantity(3, '10')
  expect(getState().cart).toEqual([product(1), product(2, '10')])
  await removeFromCart(1)
  expect(getState().cart).toEqual([product(2, '10')])
})

test('stores 250 products; one more is not stored, and the cart is unchanged', async () => {
  await signIn(els())
  const full = Array.from({ length: 249 }, (_, index) => product(9_999_000 - index, '10'))
  writeSession({ user: userOf(els()), cart: full }, {})
  expect(await putInCart(product(1))).toEqual({ stored: true })
  const before = getState().cart
  expect(before).toHaveLength(250)
  expect(await putInCart(product(2))).toEqual({ stored: false })
  expect(getState().cart).toEqual(before)
  expect(await putInCart(product(1, '2'))).toEqual({ stored: true })
})

test('removes ordered products, except those that changed since', async () => {
  for (const item of [product(1), product(2, '3'), product(3)]) await putInCart(item)
  await setQuantity(2, '5')
  expect(await removeOrdered([product(1), product(2, '3')])).toEqual({ stored: true })
  expect(getState().cart).toEqual([product(2, '5'), product(3)])
})
