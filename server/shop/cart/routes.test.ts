import { rmSync } from 'node:fs'

import { afterAll, beforeEach, expect, test } from 'vitest'

import type { CartItem } from '#shared/domain/shop/cart.ts'
import { manyProducts, writeCatalogueFile } from '../../../testing/factories/catalogue-file.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

const WEBSITE = 'https://www.metaal.example'
const folder = createTemporaryFolder('beterwerk-cart-')
afterAll(() => rmSync(folder, { recursive: true }))
const backEnd = useOwnBackEnd({
  env: { CATALOGUE_FILE: writeCatalogueFile(folder, manyProducts(260)), WEBSITE_ORIGINS: WEBSITE },
})
const { createUser, createCompany } = companiesIn(backEnd)

const FULL = 'In je winkelwagen passen 250 producten. Haal er iets uit, of bestel eerst wat er in zit.'
const item = (id: number, quantity: CartItem['quantity'] = '1'): CartItem => ({ id, quantity })
const itemsFrom = (firstId: number, count: number) =>
  Array.from({ length: count }, (_, index) => item(firstId + index))

const read = async ({ browser }: User) => (await browser.get('/rest/cart')).body.responseObject
const change = ({ browser }: User, changes: object) => browser.patch('/rest/cart', changes)
const replace = ({ browser }: User, items: unknown) => browser.put('/rest/cart', { items })
const rows = () => backEnd.sql`select person_id, product_id, quantity from cart_item order by id`

let els: User
beforeEach(async () => {
  els = await createUser('els')
})

test('a cart is empty at first, and keeps what is set in the order in which it was added', async () => {
  expect(await read(els)).toEqual([])
  const { status, body } = await change(els, { set: [item(7, '10'), item(3)] })
  expect([status, body.responseObject]).toEqual([200, { items: [item(7, '10'), item(3)], unknown: [] }])
  await change(els, { set: [item(5), item(7, '2')] })
  expect(await read(els)).toEqual([item(7, '2'), item(3), item(5)])
  expect(await rows()).toEqual([
    { person_id: els.id, product_id: 7, quantity: 2 },
    { person_id: els.id, product_id: 3, quantity: 1 },
    { person_id: els.id, product_id: 5, quantity: 1 },
  ])
})

test('changes may be sent again, and removing what is gone is no error', async () => {
  await change(els, { set: itemsFrom(1, 3) })
  for (const _ of [1, 2]) {
    const { status, body } = await change(els, { set: [item(2, '4')], removed: [3, 9] })
    expect([status, body.responseObject.items]).toEqual([200, [item(1), item(2, '4')]])
  }
  expect((await change(els, {})).body.responseObject.items).toHaveLength(2)
})

test('a product that is removed and set at once is set, at the end', async () => {
  await change(els, { set: itemsFrom(1, 2) })
  await change(els, { set: [item(1, '3')], removed: [1] })
  expect(await read(els)).toEqual([item(2), item(1, '3')])
})

test('products that are not in the catalogue are ignored and named', async () => {
  const { body } = await change(els, { set: [item(999), item(1), item(9_999_999)] })
  expect(body.responseObject).toEqual({ items: [item(1)], unknown: [999, 9_999_999] })
  const replaced = await replace(els, [item(2), item(999)])
  expect(replaced.body.responseObject).toEqual({ items: [item(2)], unknown: [999] })
})

test('a product that has left the catalogue since stays until it is removed', async () => {
  await backEnd.sql`insert into cart_item (person_id, product_id, quantity) values (${els.id}, 999, 2)`
  expect((await change(els, { set: [item(1)] })).body.responseObject.items).toEqual([item(999, '2'), item(1)])
  await change(els, { removed: [999] })
  expect(await read(els)).toEqual([item(1)])
})

test('replacing a cart keeps nothing else, and has the order of the request', async () => {
  await change(els, { set: itemsFrom(1, 4) })
  const { status, body } = await replace(els, [item(4, '9'), item(8), item(1)])
  expect([status, body.responseObject.items]).toEqual([200, [item(4, '9'), item(8), item(1)]])
  await replace(els, [])
  expect(await rows()).toEqual([])
})

test('a cart holds 250 products; one more is refused, and nothing changes', async () => {
  expect((await change(els, { set: itemsFrom(1, 250) })).status).toBe(200)
  const { status, body } = await change(els, { set: [item(1, '5'), item(251)] })
  expect([status, body.code, body.message]).toEqual([409, 'LIMIT_REACHED', FULL])
  expect(await read(els)).toEqual(itemsFrom(1, 250))
  expect((await change(els, { set: [item(1, '5')] })).status).toBe(200)
  expect((await change(els, { set: [item(251)], removed: [2] })).status).toBe(200)
  expect(await read(els)).toHaveLength(250)
})

test.each([
  ['more products than a cart holds', { set: itemsFrom(1, 251) }, FULL],
  ['a product twice', { set: [item(1), item(1, '2')] }, 'Voldoet niet aan de validatie regels.'],
  ['a quantity of eleven', { set: [{ id: 1, quantity: '11' }] }, 'Voldoet niet aan de validatie regels.'],
  ['a quantity that is a number', { set: [{ id: 1, quantity: 1 }] }, 'Voldoet niet aan de validatie regels.'],
  ['an id of zero', { removed: [0] }, 'Voldoet niet aan de validatie regels.'],
  ['an id with decimals', { set: [item(1.5)] }, 'Voldoet niet aan de validatie regels.'],
  ['an id of eight digits', { set: [item(10_000_000)] }, 'Voldoet niet aan de validatie regels.'],
])('refuses %s', async (_, changes, message) => {
  const { status, body } = await change(els, changes)
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: expect.any(String), message }])
  expect(await rows()).toEqual([])
})

test('everybody has a cart of their own, which goes with the account', async () => {
  const jan = await createUser('jan')
  await change(els, { set: [item(1)] })
  await change(jan, { set: [item(2)] })
  expect([await read(els), await read(jan)]).toEqual([[item(1)], [item(2)]])
  await backEnd.sql`delete from person where id = ${els.id}`
  expect(await rows()).toMatchObject([{ person_id: jan.id }])
})

test('pages of the website may read and change it', async () => {
  for (const method of ['GET', 'PATCH']) {
    const { headers } = await backEnd.client().fetch('/rest/cart', {
      method: 'OPTIONS',
      headers: {
        origin: WEBSITE,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
    expect(headers.get('access-control-allow-origin')).toBe(WEBSITE)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toContain(method)
    expect(headers.get('access-control-allow-headers')).toContain('content-type')
  }
})

const order = (products: CartItem[]) => ({
  companyId: 1,
  name: 'Metaal Noord',
  membership: 'Weet ik niet',
  contactInfo: { street: 'Kade', houseNumber: '1', zipCode: '3812 AB', city: 'Amersfoort', email: '' },
  products,
})

test('an order takes its products out of the cart, except those that were changed meanwhile', async () => {
  await createCompany(els)
  await change(els, { set: [item(1, '3'), item(2), item(3)] })
  expect((await els.browser.post('/rest/orders', order([item(1, '3'), item(2, '2')]))).status).toBe(200)
  expect(await read(els)).toEqual([item(2), item(3)])
})

test('an order that fails leaves the cart as it was', async () => {
  await createCompany(els)
  await change(els, { set: [item(1)] })
  await backEnd.withoutTable('mail_outbox', async () => {
    expect((await els.browser.post('/rest/orders', order([item(1)]))).status).toBe(500)
  })
  expect(await read(els)).toEqual([item(1)])
})

test('an order that is repeated takes nothing more out of the cart', async () => {
  await createCompany(els)
  const input = { ...order([item(1)]), orderKey: '7b3f9a52-3d0c-4e0e-9a7b-1f2e3d4c5b6a' }
  await els.browser.post('/rest/orders', input)
  await change(els, { set: [item(1)] })
  expect((await els.browser.post('/rest/orders', input)).status).toBe(200)
  expect(await read(els)).toEqual([item(1)])
})

test('an order of 250 products is stored, mailed and taken out of the cart; one of 251 is refused', async () => {
  await createCompany(els)
  await change(els, { set: itemsFrom(1, 250) })
  const tooMany = await els.browser.post('/rest/orders', order(itemsFrom(1, 251)))
  expect([tooMany.status, tooMany.body.errors]).toEqual([
    400,
    [{ field: 'products', message: 'In een bestelling passen 250 producten.' }],
  ])
  const { status, body } = await els.browser.post('/rest/orders', order(itemsFrom(1, 250)))
  expect([status, body.responseObject.products.length]).toEqual([200, 250])
  expect(await read(els)).toEqual([])
  const mails = await backEnd.sql`select body from mail_outbox`
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(String(mail.body)).toContain('1 x Poster nummer 250\n')
})
