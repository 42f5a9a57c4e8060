import { beforeEach, expect, test } from 'vitest'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { catalogue } from '../products/catalogue.ts'

const backEnd = useOwnBackEnd({
  env: { ORDER_MAILBOX: 'magazijn@beterwerk.example' },
})
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

const KEY = '7b3f9a52-3d0c-4e0e-9a7b-1f2e3d4c5b6a'
const OTHER_KEY = '00000000-0000-4000-8000-000000000000'
const contactInfo = {
  street: 'Aambeeldstraat',
  houseNumber: '12a',
  zipCode: '3812 ab',
  city: 'Amersfoort',
  email: 'info@smederij.nl',
}
const [lifting, smoke, pushing] = catalogue
const inCart = { id: lifting!.id, title: lifting!.title, quantity: '3' }
const input = {
  companyId: 1,
  name: 'Metaal Noord',
  membership: 'Weet ik niet',
  contactInfo,
  products: [inCart, { id: smoke!.id, title: '', quantity: '10' }],
  orderKey: KEY,
}
const products = [inCart, { id: smoke!.id, title: smoke!.title, quantity: '10' }]

const order = ({ browser }: User, changes: object = {}) =>
  browser.post('/rest/orders', { ...input, ...changes })
const rows = () => backEnd.sql`select * from shop_order order by id`
const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`

let els: User
beforeEach(async () => {
  els = await createUser('els')
  await createCompany(els)
})

test('an order is stored with the titles of the catalogue, and listed', async () => {
  const { status, body } = await order(els, {
    products: [{ ...inCart, title: 'Gratis auto' }, input.products[1]],
  })
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({ id: 1, date: expect.any(String), products })
  expect(backEnd.isDuringTest(body.responseObject.date)).toBe(true)
  expect(await rows()).toEqual([
    {
      id: 1,
      person_id: els.id,
      company_id: 1,
      order_key: KEY,
      name: 'Metaal Noord',
      membership: 'Weet ik niet',
      street: 'Aambeeldstraat',
      house_number: '12a',
      zip_code: '3812 AB',
      city: 'Amersfoort',
      email: 'info@smederij.nl',
      products,
      created_at: expect.any(Date),
    },
  ])
  expect((await els.browser.get('/rest/orders')).body.responseObject).toEqual([body.responseObject])
})

test('the user and the warehouse both get a mail about the order', async () => {
  await order(els)
  const [toCustomer, toWarehouse, ...others] = await mails()
  expect(others).toEqual([])
  const list = `3 x ${lifting!.title}\n10 x ${smoke!.title}\n`
  expect(toCustomer).toMatchObject({ recipient: 'els@smederij.nl', subject: 'Je bestelling bij Beterwerk' })
  expect(toCustomer?.body).toContain(list)
  expect(toCustomer?.body).toContain('Bestelnummer: 1\n')
  expect(toCustomer?.body).toContain('met postcode 3812 AB.')
  expect(toCustomer?.body).toContain(`${backEnd.url}/bestellingen\n`)
  expect(toWarehouse).toMatchObject({ recipient: 'magazijn@beterwerk.example', subject: 'Bestelling 1' })
  expect(toWarehouse?.body).toContain(list)
  expect(toWarehouse?.body).toContain(
    'Metaal Noord\nT.a.v. Els de Smid\nAambeeldstraat 12a\n3812 AB Amersfoort\n\nLidmaatschap: Weet ik niet\n' +
      'Besteld door: Els de Smid, els@smederij.nl\nE-mailadres voor vragen: info@smederij.nl\n',
  )
})

test('user input cannot add lines to a mail, and is not in the mail to the user', async () => {
  const typed = 'Noord\r\n\r\nKlik hier: http://elders.example'
  await order(els, { name: typed, contactInfo: { ...contactInfo, street: typed, city: typed, email: '' } })
  const [toCustomer, toWarehouse] = await mails()
  expect(toCustomer?.body).not.toContain('elders.example')
  const lines = String(toWarehouse?.body).split('\n')
  expect(lines.filter((line) => line.includes('elders.example'))).toEqual([
    'Noord Klik hier: http://elders.example',
    'Noord Klik hier: http://elders.example 12a',
    '3812 AB Noord Klik hier: http://elders.example',
  ])
  expect(lines).toContain('E-mailadres voor vragen: niet ingevuld')
})

test('an order is rolled back when its mail cannot be queued', async () => {
  await backEnd.sql`alter table mail_outbox add constraint none check (recipient not like 'magazijn%')`
  try {
    expect((await order(els)).status).toBe(500)
  } finally {
    await backEnd.sql`alter table mail_outbox drop constraint none`
  }
  expect([await rows(), await mails()]).toEqual([[], []])
  expect((await order(els)).status).toBe(200)
})

const POSTBUS = 'Het afleveradres mag geen postbus zijn.'
const REQUIRED = 'Dit is een verplicht veld.'
const INVALID = 'Voldoet niet aan de validatie regels.'
const TOO_LONG = 'Vul hier maximaal 255 tekens in.'
const to = (changes: object) => ({ contactInfo: { ...contactInfo, ...changes } })

test.each<[object, string, string]>([
  [{ companyId: undefined }, 'companyId', REQUIRED],
  [{ companyId: null }, 'companyId', REQUIRED],
  [{ companyId: 1.5 }, 'companyId', REQUIRED],
  [{ companyId: 2 ** 31 }, 'companyId', REQUIRED],
  [{ name: ' ' }, 'name', REQUIRED],
  [{ name: 'x'.repeat(256) }, 'name', TOO_LONG],
  [{ membership: '' }, 'membership', REQUIRED],
  [{ membership: 'Vakbond' }, 'membership', REQUIRED],
  [to({ street: '' }), 'contactInfo.street', REQUIRED],
  [to({ street: 'x'.repeat(256) }), 'contactInfo.street', TOO_LONG],
  [to({ street: 'Postbus 210' }), 'contactInfo.street', POSTBUS],
  [to({ houseNumber: '' }), 'contactInfo.houseNumber', REQUIRED],
  [to({ houseNumber: 'Postbus12' }), 'contactInfo.houseNumber', POSTBUS],
  [to({ houseNumber: '12-a' }), 'contactInfo.houseNumber', 'Mag alleen letters en cijfers bevatten.'],
  [to({ houseNumber: '1'.repeat(256) }), 'contactInfo.houseNumber', TOO_LONG],
  [to({ zipCode: '' }), 'contactInfo.zipCode', REQUIRED],
  [to({ zipCode: '1234 SS' }), 'contactInfo.zipCode', 'Vul hier een geldige postcode in.'],
  [to({ city: '  ' }), 'contactInfo.city', REQUIRED],
  [to({ city: 'x'.repeat(256) }), 'contactInfo.city', TOO_LONG],
  [to({ email: 'info@' }), 'contactInfo.email', 'Ongeldig e-mailadres'],
  [{ products: undefined }, 'products', REQUIRED],
  [{ products: [] }, 'products', 'Geen producten toegevoegd.'],
  [{ products: [{ ...inCart, quantity: '0' }] }, 'products.0.quantity', INVALID],
  [{ products: [{ ...inCart, quantity: '11' }] }, 'products.0.quantity', INVALID],
  [{ products: [{ ...inCart, quantity: 3 }] }, 'products.0.quantity', INVALID],
  [{ products: [{ ...inCart, quantity: '1e1' }] }, 'products.0.quantity', INVALID],
  [{ products: [inCart, { ...inCart, quantity: '10' }] }, 'products', INVALID],
  [{ orderKey: 'nog een keer' }, 'orderKey', INVALID],
])('rejects %o', async (changes, field, message) => {
  const { status, body } = await order(els, changes)
  expect([status, body.errors]).toEqual([400, [{ field, message }]])
  expect([await rows(), await mails()]).toEqual([[], []])
})

const GONE = 'Een product is niet meer te bestellen. Haal het uit je winkelwagen.'

test.each([0, 999, -1, 1.5, 2 ** 53])(
  'product %d is not in the catalogue, and nothing is ordered',
  async (id) => {
    const { status, body } = await order(els, { products: [inCart, { ...inCart, id }] })
    expect([status, body.errors]).toEqual([400, [{ field: 'products', message: GONE }]])
    expect([await rows(), await mails()]).toEqual([[], []])
  },
)

test('the e-mail address is optional, and unknown fields are not stored', async () => {
  const { email, ...address } = contactInfo
  expect((await order(els, { contactInfo: { ...address, poBox: '210' }, free: false })).status).toBe(200)
  expect(await rows()).toMatchObject([{ email: '' }])
})

test('the payload of the description needs no order key: each request is an order', async () => {
  const { orderKey, ...described } = input
  const answers = [await els.browser.post('/rest/orders', described)]
  answers.push(await els.browser.post('/rest/orders', described))
  expect(answers.map(({ status, body }) => [status, body.responseObject])).toEqual([
    [200, { id: 1, date: expect.any(String), products }],
    [200, { id: 2, date: expect.any(String), products }],
  ])
  expect(await rows()).toMatchObject([
    { company_id: 1, name: 'Metaal Noord', membership: 'Weet ik niet', street: 'Aambeeldstraat', products },
    { house_number: '12a', zip_code: '3812 AB', city: 'Amersfoort', products },
  ])
  expect(await mails()).toHaveLength(4)
})

test('ten simultaneous requests for the same order create one order and two mails', {
  tags: ['deep'],
}, async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(els)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.responseObject))).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test.each<[string, object]>([
  ['quantity', { products: [{ ...inCart, quantity: '4' }, input.products[1]] }],
  ['list of products', { products: [...input.products, { id: pushing!.id, title: '', quantity: '1' }] }],
  ['street', to({ street: 'Vuurweg' })],
  ['company name', { name: 'Metaal Zuid' }],
])('rejects an existing order key with a different %s, and changes nothing', async (_, changes) => {
  await order(els)
  const before = await rows()
  const { status, body } = await order(els, changes)
  expect([status, body.message]).toEqual([
    409,
    'We hebben deze bestelling al, maar met andere gegevens. Kijk eerst bij Mijn bestellingen.',
  ])
  expect(await rows()).toEqual(before)
  expect(await mails()).toHaveLength(2)
  expect((await order(els, { ...changes, orderKey: OTHER_KEY })).status).toBe(200)
  expect(await rows()).toHaveLength(2)
})

test('two users can have the same order key', async () => {
  await order(els)
  const jan = await createUser('jan')
  const id = await createCompany(jan)
  expect((await order(jan, { companyId: id })).body.responseObject.id).toBe(2)
  expect(
    (await jan.browser.get('/rest/orders')).body.responseObject.map((made: { id: number }) => made.id),
  ).toEqual([2])
})

test('orders are listed newest first, with their dates', async () => {
  await order(els)
  await order(els, { orderKey: OTHER_KEY, products: [inCart] })
  await backEnd.sql`update shop_order set created_at = '2026-03-28T23:30:00Z' where id = 2`
  const { body } = await els.browser.get('/rest/orders')
  expect(body.responseObject).toEqual([
    { id: 1, date: expect.any(String), products },
    { id: 2, date: '2026-03-28T23:30:00.000Z', products: [inCart] },
  ])
})

test('the list contains the newest 500 orders, and the pages contain all of them', async () => {
  await order(els)
  await backEnd.sql`
    insert into shop_order (person_id, company_id, order_key, name, membership, street, house_number, zip_code, city,
      email, products, created_at)
    select person_id, company_id, gen_random_uuid(), name, membership, street, house_number, zip_code, city, email,
      products, created_at - make_interval(days => day) from shop_order, generate_series(1, 520) as day`
  expect((await els.browser.get('/rest/orders')).body.responseObject).toHaveLength(500)
  const pageOf = async (query: string) =>
    (await els.browser.get(`/rest/orders/page${query}`)).body.responseObject
  expect(await pageOf('?page=53&size=10')).toEqual({
    items: [{ id: 521, date: expect.any(String), products }],
    count: 521,
    total: 521,
  })
  expect((await pageOf('')).items.map(({ id }: { id: number }) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  expect(await pageOf('?page=54')).toEqual({ items: [], count: 521, total: 521 })
  expect((await els.browser.get('/rest/orders/page?size=101')).status).toBe(400)
})

const refused = [
  { field: 'companyId', message: 'Voor dit bedrijf kun je niet bestellen. Kies een ander bedrijf.' },
]
const mayOrder = async (user: User, companyId = 1) => {
  const { status, body } = await order(user, { companyId, orderKey: crypto.randomUUID() })
  if (status === 403) expect(body.errors).toEqual(refused)
  const list: { id: number }[] = (await user.browser.get('/rest/companies/for-order')).body.responseObject
  return { status, listed: list.map(({ id }) => id) }
}

test('lists the companies of the user by name, with their addresses', async () => {
  await createCompany(els, 'ärgon')
  await backEnd.sql`
    update company set street = 'Kade', house_number = '1', zip_code = '5911 CD', city = 'Venlo', email = 'a@b.nl',
      po_box = '210', phone_number = '033 123 45 67' where id = 1`
  const { body } = await els.browser.get('/rest/companies/for-order')
  expect(body.responseObject).toEqual([
    {
      id: 2,
      name: 'ärgon',
      membership: 'Geen van beide',
      contactInfo: { street: '', houseNumber: '', zipCode: '', city: '', email: '' },
    },
    {
      id: 1,
      name: 'Metaal Noord',
      membership: 'Geen van beide',
      contactInfo: { street: 'Kade', houseNumber: '1', zipCode: '5911 CD', city: 'Venlo', email: 'a@b.nl' },
    },
  ])
})

test.each([
  ['READONLY', 403, []],
  ['WRITE', 200, [1]],
  ['ADMIN', 200, [1]],
] as const)('who was invited with %s', async (rights, status, listed) => {
  const jan = await createUser('jan')
  await invite(jan, 1, { rights })
  expect(await mayOrder(jan)).toEqual({ status, listed })
})

test('an invitation gives access only after it was accepted', async () => {
  const jan = await createUser('jan')
  await invite(jan, 1, { rights: 'ADMIN', accepted: false })
  expect(await mayOrder(jan)).toEqual({ status: 403, listed: [] })
})

test('a coach cannot order for a company', async () => {
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  await openToCoaches(1)
  expect(await mayOrder(coach)).toEqual({ status: 403, listed: [] })
  const own = await createCompany(coach)
  expect(await mayOrder(coach, own)).toEqual({ status: 200, listed: [own] })
})

test('a company that does not exist is rejected like one of another user', async () => {
  const jan = await createUser('jan')
  const foreign = await order(jan)
  const absent = await order(jan, { companyId: 999 })
  expect(foreign.status).toBe(403)
  expect(absent).toMatchObject({ status: foreign.status, body: foreign.body })
})

test('an administrator can order for every company, and lists only their own', async () => {
  const admin = await createUser('admin', ['BW_USER', 'BW_ADMIN'])
  expect(await mayOrder(admin)).toEqual({ status: 200, listed: [] })
})

test('an order survives the deletion of its company and of its user, for those who send it', async () => {
  await order(els)
  await els.browser.delete('/rest/companies/1/delete')
  expect(await rows()).toMatchObject([{ company_id: null, name: 'Metaal Noord' }])
  expect((await els.browser.get('/rest/orders')).body.responseObject).toHaveLength(1)
  await backEnd.sql`delete from person where id = ${els.id}`
  expect(await rows()).toMatchObject([{ person_id: null, name: 'Metaal Noord' }])
})

test('with an unverified address one order of twenty pieces is placed, and the sentence says what to do', async () => {
  await backEnd.sql`update person set email_verified_at = null`
  const pieces = (quantity: string, ...products: typeof catalogue) =>
    products.map(({ id, title }) => ({ id, title, quantity }))
  const twenty = { products: pieces('10', lifting!, smoke!) }
  const many = { products: [...twenty.products, ...pieces('1', pushing!)] }
  const tooMany = await order(els, many)
  expect([tooMany.status, tooMany.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  expect(tooMany.body.message).toBe(
    'Zolang je e-mailadres niet is bevestigd, bestel je hooguit 20 stuks. Bevestig het met de mail die je van ons kreeg. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.',
  )
  const orders = await Promise.all(
    [1, 2, 3, 4].map(() => order(els, { ...twenty, orderKey: crypto.randomUUID() })),
  )
  expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  expect(orders.find(({ status }) => status === 403)?.body.message).toMatch(
    /^Zolang je e-mailadres niet is bevestigd, plaats je één bestelling\. Bevestig het/,
  )
  expect([(await rows()).length, (await mails()).length]).toEqual([1, 2])
  const [{ order_key }] = (await rows()) as [{ order_key: string }]
  expect((await order(els, { ...twenty, orderKey: order_key })).status).toBe(200)
  await backEnd.sql`update person set email_verified_at = now()`
  expect((await order(els, { ...many, orderKey: crypto.randomUUID() })).status).toBe(200)
})

test('confirmations count as mails to their recipient, and an order above that limit has none', async () => {
  const confirmations = async () =>
    (await backEnd.sql`select id from mail_outbox where recipient = ${els.email}`).length
  await order(els)
  expect(await backEnd.sql`select subject, count from daily_count`).toEqual([{ subject: 'MAIL', count: 1 }])
  await backEnd.sql`update daily_count set count = 50`
  expect((await order(els, { orderKey: OTHER_KEY })).status).toBe(200)
  expect([await confirmations(), (await rows()).length, (await mails()).length]).toEqual([1, 2, 3])
})

test('rejects more than twenty orders in an hour', { tags: ['deep'] }, async () => {
  for (let count = 0; count < 20; count++)
    expect((await order(els, { orderKey: crypto.randomUUID() })).status).toBe(200)
  expect((await order(els, { orderKey: crypto.randomUUID() })).status).toBe(429)
  expect(await rows()).toHaveLength(20)
})
