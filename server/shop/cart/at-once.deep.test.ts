import { rmSync } from 'node:fs'

import { afterAll, beforeEach, expect, test } from 'vitest'

import type { CartItem } from '#shared/domain/shop/cart.ts'
import { manyProducts, writeCatalogueFile } from '../../../testing/factories/catalogue-file.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

// Two devices of one person.

const folder = createTemporaryFolder('beterwerk-cart-')
afterAll(() => rmSync(folder, { recursive: true }))
const backEnd = useOwnBackEnd({
  env: { CATALOGUE_FILE: writeCatalogueFile(folder, manyProducts(300)) },
})
const { createUser, createCompany } = companiesIn(backEnd)

const item = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const ids = (firstId: number, count: number) => Array.from({ length: count }, (_, index) => firstId + index)

let els: User
beforeEach(async () => {
  els = await createUser('els')
})
const change = (changes: object) => els.browser.patch('/rest/cart', changes)
const cart = async (): Promise<CartItem[]> => (await els.browser.get('/rest/cart')).body.responseObject

test('what two devices add at once is all in the cart, each product once', async () => {
  const answers = await Promise.all(
    [...ids(1, 60), ...ids(31, 60)].map((id) => change({ set: [item(id), item(200)] })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const found = (await cart()).map(({ id }) => id).sort((a, b) => a - b)
  expect(found).toEqual([...ids(1, 90), 200])
})

test('of the products that are added at once, as many find room as there is', async () => {
  await change({ set: ids(1, 240).map((id) => item(id)) })
  const answers = await Promise.all(ids(241, 30).map((id) => change({ set: [item(id)] })))
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(20).fill(409)])
  expect(await cart()).toHaveLength(250)
})

test('changes of different products and replacements at once leave a whole cart', async () => {
  const whole = ids(1, 20).map((id) => item(id, '3'))
  const answers = await Promise.all([
    ...ids(101, 20).map((id) => change({ set: [item(id), item(1, '2')], removed: [id - 100] })),
    ...ids(1, 5).map(() => els.browser.put('/rest/cart', { items: whole })),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const found = (await cart()).map(({ id }) => id)
  expect(new Set(found).size).toBe(found.length)
})

test('orders and changes at once wait for each other, and no ordered product is left', async () => {
  await createCompany(els)
  await change({ set: ids(1, 40).map((id) => item(id)) })
  const order = (id: number) =>
    els.browser.post('/rest/orders', {
      companyId: 1,
      name: 'Metaal Noord',
      membership: 'Weet ik niet',
      contactInfo: { street: 'Kade', houseNumber: '1', zipCode: '3812 AB', city: 'Amersfoort', email: '' },
      products: ids(id, 2).map((product) => item(product)),
    })
  const answers = await Promise.all([
    ...[1, 3, 5, 7, 9].map(order),
    ...ids(101, 20).map((id) => change({ set: [item(id)], removed: [id - 80] })),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const found = (await cart()).map(({ id }) => id).sort((a, b) => a - b)
  expect(found).toEqual([...ids(11, 10), ...ids(101, 20)])
})
