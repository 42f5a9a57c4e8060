import type { Page } from '@playwright/test'

import { createPerson, holdRequests, logIn, readSharedCookie } from '../harness/portal.ts'
import { allWidgets, expect, test } from '../harness/two-domains.ts'

const basket = (page: Page) => page.getByRole('dialog', { name: 'Winkelwagen' })
const cartLink = (page: Page) => page.getByRole('link', { name: /^Winkelwagen/ })
const added = (page: Page) => page.getByRole('status').filter({ hasText: 'Toegevoegd' })

test.beforeEach(async ({ website, portal }) => {
  website.put('/', { body: await allWidgets(portal, 'a plain link') })
})

test('a visitor sees the cart on the website, changes it, empties it, and goes on to the order', async ({
  page,
  portal,
}) => {
  await page.goto('/')
  for (const [at, name] of ['Bestel de poster', 'Bestel de sticker', 'Bestel de kaart'].entries()) {
    await page.getByRole('link', { name }).click()
    await expect(added(page)).toHaveCount(at + 1)
  }
  await cartLink(page).click()
  await expect(basket(page).getByRole('listitem')).toHaveCount(3)
  await expect(basket(page).getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' })).toHaveValue(
    '2',
  )
  await basket(page).getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' }).selectOption('7')
  await basket(page).getByRole('button', { name: 'Verwijder Werkplekkaart Lasrook' }).click()
  await expect(basket(page).getByRole('status')).toHaveText(
    '‘Werkplekkaart Lasrook’ is uit je winkelwagen gehaald.',
  )
  await expect(
    basket(page).getByRole('button', { name: 'Verwijder Instructiekaart Duwen en trekken' }),
  ).toBeFocused()
  expect((await readSharedCookie(page)).cart).toEqual([
    { id: 1, quantity: '7' },
    { id: 3, quantity: '1' },
  ])
  await expect(page.getByText('2 producten in je winkelwagen')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(basket(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(basket(page)).toHaveCount(0)
  await expect(cartLink(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(basket(page)).toBeVisible()
  await expect(basket(page).getByRole('link', { name: 'Verder met bestellen' })).toHaveAttribute(
    'href',
    `${portal.url}/winkelwagen`,
  )
  await basket(page).getByRole('button', { name: 'Verwijder Poster Tillen doe je zo' }).click()
  await expect(basket(page).getByText('Je winkelwagen is leeg.')).toBeVisible()
  await expect(cartLink(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await cartLink(page).click()
  await expect(page).toHaveURL(/\/winkelwagen/)
})

test('the names of the products are loaded beside the module that needs them, once', {
  tag: '@deep',
}, async ({ page }) => {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/products')) names.push(request.url())
  })
  const goOn = await holdRequests(page, '**/widgets/cart.*')
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect.poll(() => names).toHaveLength(1)
  goOn()
  await expect(added(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Bestel de kaart' }).click()
  await expect(added(page)).toHaveCount(2)
  expect(names).toHaveLength(1)
})

test('names of products that could not be loaded are loaded again for the next click', {
  tag: '@deep',
}, async ({ page, browserErrors }) => {
  await page.route('**/rest/products', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Bestel de poster' }).hover()
  await failed
  await page.unroute('**/rest/products')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(added(page)).toHaveCount(1)
  browserErrors.length = 0
})

test('what a user changes on the website is changed in the cart of the user', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createPerson(portal, email)
  await portal.sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 1, 2), (${id}, 2, 1)`
  await page.goto(`${portal.url}/inloggen`)
  await logIn(page, email)
  await expect(page.getByRole('link', { name: 'Winkelwagen, 2 producten' })).toBeVisible()
  await page.goto('/')
  await cartLink(page).click()
  await basket(page).getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' }).selectOption('5')
  await basket(page).getByRole('button', { name: 'Verwijder Werkplekkaart Lasrook' }).click()
  const stored = () =>
    portal.sql`select product_id, quantity from cart_item where person_id = ${id} order by id`
  await expect.poll(stored).toEqual([{ product_id: 1, quantity: 5 }])
})

test('without the names of the products the cart still opens', { tag: '@deep' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel de sticker' }).click()
  await expect(added(page)).toHaveCount(1)
  await page.reload()
  await page.route('**/rest/products', (route) => route.abort())
  await cartLink(page).click()
  await expect(basket(page).getByRole('alert')).toContainText(
    'De namen van de materialen kunnen niet geladen worden',
  )
  await basket(page).getByRole('button', { name: 'Verwijder Materiaal 2' }).click()
  await expect(basket(page).getByText('Je winkelwagen is leeg.')).toBeVisible()
  browserErrors.length = 0
})
