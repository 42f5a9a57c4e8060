import { rmSync } from 'node:fs'

import type { BrowserContext, Page } from '@playwright/test'

import { manyProducts, writeCatalogueFile } from '../../testing/factories/catalogue-file.ts'
import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import {
  test as base,
  createPerson,
  expect,
  logIn,
  logInAndOpen,
  readSharedCookie,
} from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// Carts on several devices, some of them full, in a portal with more products than a cart holds.

const CART_SIZE = 250

// biome-ignore lint/complexity/noBannedTypes: no fixtures of a test
const test = base.extend<{}, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const folder = createTemporaryFolder('beterwerk-catalogue-')
      const file = writeCatalogueFile(folder, manyProducts(CART_SIZE + 10))
      await withPortal({ CATALOGUE_FILE: file }, use)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Producten in je winkelwagen' }).getByRole('listitem')
const counter = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Winkelwagen, ${count} product${count === 1 ? '' : 'en'}` })
const noCounter = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ })
const quantityOf = (page: Page, title: string) => page.getByRole('combobox', { name: `Aantal: ${title}` })

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const fillCart = (context: BrowserContext, { url }: Portal, count: number) => {
  const user =
    '{"isLoggedIn":false,"id":null,"fullName":null,"roles":[],"loginExpiration":null,"hasClosedBackupNotification":false}'
  const value = `{"v":2,"user":${user},"cart":"${ids(count).join(' ')}"}`
  return context.addCookies([{ name: 'bw_state', value, url }])
}

/** As [id, quantity], in the order of the cart. */
const storedCart = async ({ sql }: Portal, personId: number) =>
  (await sql`select product_id, quantity from cart_item where person_id = ${personId} order by id`).map(
    ({ product_id, quantity }) => [product_id, quantity],
  )

async function createCustomer(portal: Portal, email: string) {
  const id = await createPerson(portal, email)
  await portal.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership, street, house_number, zip_code, city)
    values ('Smederij Noord', ${id}, '<10', 'Metaalbewerking', 'Weet ik niet', 'Aambeeldstraat', '12a', '3812 AB', 'Amersfoort')`
  return id
}

function recordCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('250 products are added in two tabs, found on another device, ordered, and gone on both', async ({
  page,
  context,
  browser,
  portal,
  uniqueEmail: email,
}) => {
  test.slow()
  const id = await createCustomer(portal, email)
  await fillCart(context, portal, CART_SIZE - 2)
  await page.goto('/winkelwagen')
  await expect(rows(page)).toHaveCount(CART_SIZE - 2)
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Bestelling afronden' })).toBeVisible()
  expect(await storedCart(portal, id)).toEqual(ids(CART_SIZE - 2).map((product) => [product, 1]))

  const tab = await context.newPage()
  await Promise.all([
    page.goto(`/winkelwagen?product=${CART_SIZE - 1}&aantal=9`),
    tab.goto(`/winkelwagen?product=${CART_SIZE}&aantal=10`),
  ])
  for (const shown of [page, tab]) await expect(rows(shown)).toHaveCount(CART_SIZE)
  await expect.poll(async () => (await storedCart(portal, id)).length).toBe(CART_SIZE)
  await page.goto(`/winkelwagen?product=${CART_SIZE + 1}`)
  await expect(page.getByRole('alert').first()).toContainText(
    'In je winkelwagen passen 250 producten. Haal er iets uit, of bestel eerst wat er in zit.',
  )
  await expect(rows(page)).toHaveCount(CART_SIZE)

  const other = await browser.newContext({ baseURL: portal.url })
  const phone = await other.newPage()
  await phone.setViewportSize({ width: 375, height: 700 })
  await phone.goto('/inloggen')
  await logIn(phone, email)
  await expect(counter(phone, CART_SIZE)).toBeVisible()
  const calls = recordCalls(phone)
  await phone.goto('/winkelwagen')
  await expect(rows(phone)).toHaveCount(CART_SIZE)
  await phone.waitForLoadState('networkidle')
  expect(calls.length).toBeLessThan(6)
  await expectToFit(phone)
  await quantityOf(phone, 'Poster nummer 200').selectOption('7')
  await phone.getByRole('button', { name: 'Verwijder Poster nummer 100', exact: true }).click()
  await expect(phone.getByText('‘Poster nummer 100’ is uit je winkelwagen gehaald.')).toBeVisible()
  await expect
    .poll(async () => new Map((await storedCart(portal, id)) as [number, number][]).get(200))
    .toBe(7)
  await expect.poll(async () => (await storedCart(portal, id)).length).toBe(CART_SIZE - 1)

  await page.goto('/winkelwagen/afronden')
  await expect(counter(page, CART_SIZE - 1)).toBeVisible()
  const summary = page.getByRole('list', { name: 'Producten in je bestelling' })
  await expect(summary.getByText('Poster nummer 200').locator('..')).toContainText('7 stuks')
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Bestelde producten' }).getByRole('listitem')).toHaveCount(
    CART_SIZE - 1,
  )
  await expect(noCounter(page)).toHaveCount(0)
  expect(await storedCart(portal, id)).toEqual([])
  const [order] = await portal.sql`
    select jsonb_array_length(products) as count from shop_order where person_id = ${id}`
  expect(order).toEqual({ count: CART_SIZE - 1 })
  await expect
    .poll(() =>
      portal.mails().some((mail) => mail.includes(`To: ${email}`) && mail.includes('7 x Poster nummer 200')),
    )
    .toBe(true)

  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeVisible()
  await expect(noCounter(phone)).toHaveCount(0)
  await other.close()
})

test('what is changed without a connection is sent later, beside what another device added', async ({
  page,
  context,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createCustomer(portal, email)
  await portal.sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 20, 1), (${id}, 30, 1)`
  await logInAndOpen(page, email, '/winkelwagen')
  await expect(rows(page)).toHaveCount(2)
  await context.setOffline(true)
  await quantityOf(page, 'Poster nummer 20').selectOption('8')
  await page.getByRole('button', { name: 'Verwijder Poster nummer 30' }).click()
  await expect(rows(page)).toHaveCount(1)
  await portal.sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 40, 1)`
  await context.setOffline(false)
  await expect
    .poll(() => storedCart(portal, id))
    .toEqual([
      [20, 8],
      [40, 1],
    ])
  await expect(quantityOf(page, 'Poster nummer 40')).toHaveValue('1')
  await expect(quantityOf(page, 'Poster nummer 20')).toHaveValue('8')
})

test('what could not be sent when the page was left is sent by the next page', async ({
  page,
  context,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createCustomer(portal, email)
  await logInAndOpen(page, email, '/winkelwagen?product=20')
  await expect.poll(() => storedCart(portal, id)).toEqual([[20, 1]])
  await page.route('**/rest/cart', (route) => route.abort())
  await quantityOf(page, 'Poster nummer 20').selectOption('6')
  await expect.poll(async () => (await readSharedCookie(page)).cart).toEqual([{ id: 20, quantity: '6' }])
  // Closed before the cart can be sent again.
  await page.close()
  const next = await context.newPage()
  const calls = recordCalls(next)
  await next.goto('/gegevens')
  await expect.poll(() => storedCart(portal, id)).toEqual([[20, 6]])
  await next.waitForLoadState('networkidle')
  expect(calls.filter((call) => call.endsWith('/rest/cart'))).toEqual(['PATCH /rest/cart'])
})

test('a page that shows no cart asks for it once; the cart is that of the other device', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createCustomer(portal, email)
  await logInAndOpen(page, email, '/bedrijven')
  // The login does not wait for a slow cart.
  const onServer = async () =>
    JSON.parse(decodeURIComponent((await readSharedCookie(page)).cookie.value)).onServer
  await expect.poll(onServer).toEqual({ person: id, unsent: [] })
  await portal.sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 20, 1)`
  const calls = recordCalls(page)
  await page.goto('/gegevens')
  await expect(counter(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'Mijn bestellingen' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bestellingen' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call) => call.endsWith('/rest/cart'))).toEqual(['GET /rest/cart'])
})
