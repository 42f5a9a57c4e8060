import { existsSync } from 'node:fs'

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { Quantity } from '#shared/domain/shop/cart.ts'
import { putInCart } from '#shared/parts/shop/cart/change-cart.ts'
import { writeSession } from '#shared/session/cookie.ts'
import { followCookie, sessionStore } from '#shared/session/store.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const cart = () => sessionStore.getState().cart
const LIFTING = 'Poster Tillen doe je zo'
const SMOKE = 'Werkplekkaart Lasrook'
const PUSHING = 'Instructiekaart Duwen en trekken'

async function fill(...items: [id: number, quantity?: Quantity][]) {
  for (const [id, quantity = '1'] of items) await putInCart({ id, quantity })
}

beforeEach(() => followCookie())

const open = async (address = '/winkelwagen', as?: string) => {
  const router = await openPage(address, { as })
  await screen.findByRole('heading', { level: 1, name: 'Winkelwagen' })
  return router
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Producten in je winkelwagen' })).getAllByRole('listitem')
const quantityOf = (title: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Aantal: ${title}` })
const remove = (title: string) => userEvent.click(screen.getByRole('button', { name: `Verwijder ${title}` }))

test('shows a link to the materials when the cart is empty', { tags: ['deep'] }, async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk de gratis materialen' })).toHaveProperty(
    'pathname',
    '/website/materialen.html',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows the picture, name, theme and quantity of each product', { tags: ['deep'] }, async () => {
  await fill([1, '3'], [2])
  await open()
  await screen.findByText('Fysieke belasting', { selector: 'p' })
  expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([LIFTING, SMOKE])
  expect([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).toEqual([
    '/products/poster-tillen.svg',
    '/products/werkplekkaart-lasrook.svg',
  ])
  expect(quantityOf(LIFTING).value).toBe('3')
  expect([...quantityOf(SMOKE).options].map(({ value }) => value)).toEqual([...'123456789', '10'])
})

test('stores another quantity', { tags: ['deep'] }, async () => {
  await fill([1], [2])
  await open()
  await userEvent.selectOptions(quantityOf(SMOKE), '10')
  await waitFor(() => expect(cart()).toMatchObject([{ quantity: '1' }, { id: 2, quantity: '10' }]))
  expect(quantityOf(SMOKE).value).toBe('10')
})

test('announces a removal, and moves focus to the next product or the heading', async () => {
  await fill([1], [2], [3])
  await open()
  await remove(SMOKE)
  await screen.findByText(`‘${SMOKE}’ is uit je winkelwagen gehaald.`)
  expect(screen.getByText(/uit je winkelwagen gehaald/).closest('[role=status]')).toBeTruthy()
  expect(cart().map(({ id }) => id)).toEqual([1, 3])
  await waitFor(() => expect(document.activeElement).toHaveProperty('ariaLabel', `Verwijder ${PUSHING}`))
  await remove(PUSHING)
  await waitFor(() => expect(document.activeElement).toHaveProperty('ariaLabel', `Verwijder ${LIFTING}`))
  await remove(LIFTING)
  await screen.findByRole('heading', { name: 'Geen producten toegevoegd.' })
  expect(screen.getByText(`‘${LIFTING}’ is uit je winkelwagen gehaald.`)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('marks an unavailable product, which can be removed', async () => {
  await fill([999, '2'], [998], [1])
  await open()
  expect(await screen.findAllByText('Dit materiaal is niet meer te bestellen.')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Materiaal 998' })).toBeTruthy()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  await remove('Materiaal 999')
  await waitFor(() => expect(cart().map(({ id }) => id)).toEqual([998, 1]))
})

test('works without the catalogue, with a warning', { tags: ['deep'] }, async () => {
  await fill([1], [2])
  backEnd.page.fetch = async () => new Response(null, { status: 503 })
  await open()
  expect(
    await screen.findByText('We kunnen nu niet alle gegevens van de materialen laten zien.'),
  ).toBeTruthy()
  expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Materiaal 1',
    'Materiaal 2',
  ])
  await userEvent.selectOptions(quantityOf('Materiaal 2'), '4')
  await waitFor(() => expect(cart()[1]).toMatchObject({ quantity: '4' }))
})

test('shows changes of another tab at once', { tags: ['deep'] }, async () => {
  await fill([1])
  await open()
  const { user } = sessionStore.getState()
  const elsewhere = (...items: [number, Quantity][]) => {
    writeSession({ user, cart: items.map(([id, quantity]) => ({ id, quantity })) }, {})
    act(() => void window.dispatchEvent(new Event('focus')))
  }
  elsewhere([1, '7'], [5, '2'])
  await waitFor(() => expect(quantityOf(LIFTING).value).toBe('7'))
  expect(quantityOf('Poster Gehoorbescherming op').value).toBe('2')
  elsewhere()
  expect(await screen.findByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeTruthy()
})

test('shows an error when the browser refuses the cookie', { tags: ['deep'] }, async () => {
  await fill([1])
  await open()
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  Object.defineProperty(Document.prototype, 'cookie', { ...own, set: () => {} })
  try {
    await userEvent.selectOptions(quantityOf(LIFTING), '4')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Je winkelwagen kan niet worden aangepast.',
    )
    await waitFor(() => expect(quantityOf(LIFTING).value).toBe('1'))
  } finally {
    Object.defineProperty(Document.prototype, 'cookie', own)
  }
})

test('a user who is logged in can go to the checkout', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await fill([1])
  await open('/winkelwagen', 'els@smederij.nl')
  expect(screen.getByRole('link', { name: 'Ga verder met bestellen' })).toHaveProperty(
    'pathname',
    '/winkelwagen/afronden',
  )
  expect(within(screen.getByRole('main')).queryByLabelText('Wachtwoord')).toBeNull()
})

test('a visitor goes to the checkout after a login, with the same cart', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await fill([1, '3'])
  const router = await open()
  expect(screen.queryByRole('link', { name: 'Ga verder met bestellen' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Log in en ga verder' })).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'els@smederij.nl')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bestelling afronden' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/winkelwagen/afronden')
  expect(cart()).toMatchObject([{ id: 1, quantity: '3' }])
})

test('after a login on the page, what the user had in the cart elsewhere is there too', {
  tags: ['deep'],
}, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into cart_item (person_id, product_id, quantity) values (${els}, 3, 4), (${els}, 1, 9)`
  await fill([1, '3'], [2])
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'els@smederij.nl')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bestelling afronden' })).toBeTruthy()
  expect(cart()).toEqual([
    { id: 1, quantity: '3' },
    { id: 2, quantity: '1' },
    { id: 3, quantity: '4' },
  ])
  const list = within(await screen.findByRole('list', { name: 'Producten in je bestelling' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${LIFTING}3 stuks`,
    `${SMOKE}1 stuk`,
    `${PUSHING}4 stuks`,
  ])
  expect(await backEnd.sql`select product_id, quantity from cart_item order by id`).toEqual([
    { product_id: 3, quantity: 4 },
    { product_id: 1, quantity: 3 },
    { product_id: 2, quantity: 1 },
  ])
})

test('shows what was put in the cart on another device, and stores changes', { tags: ['deep'] }, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await open('/winkelwagen', 'els@smederij.nl')
  expect(screen.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeTruthy()
  cleanup()
  await backEnd.sql`insert into cart_item (person_id, product_id, quantity) values (${els}, 2, 4)`
  await open('/winkelwagen', 'els@smederij.nl')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: `Aantal: ${SMOKE}` })).value).toBe(
    '4',
  )
  await userEvent.selectOptions(quantityOf(SMOKE), '5')
  await expect
    .poll(() => backEnd.sql`select product_id, quantity from cart_item`)
    .toEqual([{ product_id: 2, quantity: 5 }])
})

test('says that what is in the cart elsewhere does not fit, until there is room', {
  tags: ['deep'],
}, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into cart_item (person_id, product_id, quantity) select ${els}, 1000 + n, 1 from generate_series(1, 249) n`
  await fill([1], [2])
  await open('/winkelwagen', 'els@smederij.nl')
  expect(
    (
      await screen.findByText('Wat je op een ander apparaat in je winkelwagen hebt, past er niet bij.')
    ).closest('[role=alert]')?.textContent,
  ).toContain('Samen zijn het meer dan 250 producten.')
  expect(rows()).toHaveLength(2)
  await remove(SMOKE)
  await waitFor(() => expect(rows()).toHaveLength(250))
  expect(screen.queryByText(/Samen zijn het meer dan/)).toBeNull()
  expect(await backEnd.sql`select quantity from cart_item where product_id = 1`).toEqual([{ quantity: 1 }])
})

test('a visitor without an account returns after registering', { tags: ['deep'] }, async () => {
  await fill([1])
  await open()
  expect(screen.getByRole('heading', { name: 'Nieuw hier?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Meld je aan' }).getAttribute('href')).toBe(
    '/aanmelden?redirect=%2Fwinkelwagen%2Fafronden',
  )
})

test('links to the tools of each theme', { tags: ['deep'] }, async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Hulpmiddelen per thema' })).getAllByRole(
    'link',
  )
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Fysieke belasting',
    'Gevaarlijke stoffen',
    'Machineveiligheid',
    'Schadelijk geluid',
    'Tijdelijk werken op hoogte',
    'Lasrook',
  ])
  for (const link of [...links, screen.getByRole('link', { name: 'Bekijk de gratis materialen' })])
    expect(existsSync(`.${(link as HTMLAnchorElement).pathname}`), link.textContent).toBe(true)
})

test('a plain link adds its product once, and is removed from the address', { tags: ['deep'] }, async () => {
  const router = await open('/winkelwagen?product=2&aantal=4')
  expect((await screen.findByText(`‘${SMOKE}’ zit in je winkelwagen.`)).closest('[role=status]')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(cart()).toEqual([{ id: 2, quantity: '4' }])
  await userEvent.selectOptions(quantityOf(SMOKE), '1')
  await waitFor(() => expect(cart()).toMatchObject([{ quantity: '1' }]))
  await act(() => router.revalidate())
  expect(cart()).toMatchObject([{ quantity: '1' }])
  await remove(SMOKE)
  await screen.findByText(`‘${SMOKE}’ is uit je winkelwagen gehaald.`)
  expect(screen.queryByText(`‘${SMOKE}’ zit in je winkelwagen.`)).toBeNull()
})

test.each([
  ['', '1'],
  ['&aantal=0', '1'],
  ['&aantal=11', '1'],
  ['&aantal=veel', '1'],
  ['&aantal=10', '10'],
  // The address of the widget that shows the product.
  ['&venster=product', '1'],
  ['&venster=product&aantal=3', '3'],
])('a link with "%s" adds %s', async (query, quantity) => {
  await fill([1, '5'])
  const router = await open(`/winkelwagen?product=1${query}`)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(cart()).toEqual([{ id: 1, quantity }]))
})

test.each(['999', '0', '-1', '1.5', 'poster', ''])(
  'a link to product "%s" adds nothing, and says so',
  { tags: ['deep'] },
  async (id) => {
    const router = await open(`/winkelwagen?product=${id}&aantal=2`)
    expect((await screen.findByRole('alert')).textContent).toBe('Dit materiaal is niet te bestellen.')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(cart()).toEqual([])
  },
)

test('a cart holds 250 products: a link to one more says so, and leaves the cart unchanged', {
  tags: ['deep'],
}, async () => {
  const full = Array.from({ length: 249 }, (_, index) => ({ id: 1001 + index, quantity: '1' as const }))
  writeSession({ user: sessionStore.getState().user, cart: full }, {})
  window.dispatchEvent(new Event('focus'))
  await fill([2])
  const before = cart()
  expect(before).toHaveLength(250)
  await open('/winkelwagen?product=1')
  const alert = (await screen.findAllByRole('alert'))[0]
  expect(alert?.textContent).toContain(`‘${LIFTING}’ past niet in je winkelwagen.`)
  expect(alert?.textContent).toContain(
    'In je winkelwagen passen 250 producten. Haal er iets uit, of bestel eerst wat er in zit.',
  )
  expect(cart()).toEqual(before)
})

test('in a full cart, a link to a product that is in it changes its quantity', {
  tags: ['deep'],
}, async () => {
  const full = Array.from({ length: 250 }, (_, index) => ({ id: 1 + index, quantity: '1' as const }))
  writeSession({ user: sessionStore.getState().user, cart: full }, {})
  window.dispatchEvent(new Event('focus'))
  await open('/winkelwagen?product=1&aantal=9')
  expect(await screen.findByText(`‘${LIFTING}’ zit in je winkelwagen.`)).toBeTruthy()
  expect(cart()[0]).toEqual({ id: 1, quantity: '9' })
})

test('a link to a product says to allow cookies when the browser refuses them', async () => {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  Object.defineProperty(Document.prototype, 'cookie', { ...own, set: () => {} })
  try {
    await open('/winkelwagen?product=1')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sta cookies toe: daarin bewaren we je winkelwagen.',
    )
  } finally {
    Object.defineProperty(Document.prototype, 'cookie', own)
  }
})
