import type { Page } from '@playwright/test'

import { createPerson, readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  loaderTag,
  logInWithWidget,
  test,
  widget,
} from '../harness/two-domains.ts'

// The card of a product on a page of the website.

const TITLE = 'Poster Gehoorbescherming op'

const card = (page: Page, name = TITLE) => page.getByRole('dialog', { name, exact: true })
const quantity = (page: Page) => card(page).getByRole('combobox', { name: 'Aantal' })
const add = (page: Page) => card(page).getByRole('button', { name: 'In winkelwagen' }).click()
const notice = (page: Page) => card(page).getByRole('status')

test.beforeEach(async ({ website, portal }) => {
  website.put('/', { body: await allWidgets(portal, 'an address alone') })
})

test('a visitor sees a product, chooses a quantity and puts it in the cart', async ({ page, portal }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await expect(card(page).getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(card(page).getByText('Schadelijk geluid')).toBeVisible()
  await expect(card(page).getByText(/^Herinnert bij de ingang van de werkplaats/)).toBeVisible()
  const picture = card(page).locator('img')
  await expect(picture).toHaveAttribute('src', `${portal.url}/products/poster-gehoorbescherming.svg`)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(quantity(page)).toHaveValue('2')
  await expect(quantity(page).getByRole('option')).toHaveText([...'123456789', '10'])
  await add(page)
  await expect(notice(page)).toContainText(`‘${TITLE}’ zit in je winkelwagen.`)
  await expect(notice(page)).toContainText(`Er zit nu in: 2 × ${TITLE}.`)
  await expect(notice(page).getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute(
    'href',
    `${portal.url}/winkelwagen`,
  )
  await quantity(page).selectOption('10')
  await add(page)
  await expect(notice(page)).toContainText(`Er zit nu in: 10 × ${TITLE}.`)
  expect((await readSharedCookie(page)).cart).toEqual([{ id: 5, quantity: '10' }])
  await expect(page.getByText('1 product in je winkelwagen')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Bekijk de oordoppen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('Hiervan zit al 10 × in je winkelwagen.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
})

test('what a user adds is in the cart of the account', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createPerson(portal, email)
  await portal.sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 1, 2)`
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, email)
  await expect(accountLink(page, 'Els de Smid')).toBeVisible()
  await expect(page.getByText('1 product in je winkelwagen')).toBeAttached()
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await quantity(page).selectOption('4')
  await add(page)
  await expect(notice(page)).toContainText(`Er zit nu in: 4 × ${TITLE}, 2 × Poster Tillen doe je zo.`)
  const stored = () =>
    portal.sql`select product_id, quantity from cart_item where person_id = ${id} order by product_id`
  await expect.poll(stored).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 5, quantity: 4 },
  ])
})

const setCart = (page: Page, ids: number[]) =>
  page.context().addCookies([
    {
      name: 'bw_state',
      domain: '.bw.localhost',
      path: '/',
      value: `{"v":2,"user":{"isLoggedIn":false,"id":null,"fullName":null,"roles":[],"loginExpiration":null,"hasClosedBackupNotification":false},"cart":"${ids.join(' ')}"}`,
    },
  ])

test('a cart with more products is named in part, and a full one takes no more', { tag: '@deep' }, async ({
  page,
}) => {
  await setCart(page, [1, 2, 3, 4, 6, 7])
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await add(page)
  await expect(notice(page)).toContainText(/: 2 × Poster Gehoorbescherming op, 1 × .* en nog 2 andere\./)
  await page.keyboard.press('Escape')
  await setCart(
    page,
    Array.from({ length: 250 }, (_, index) => 1001 + index),
  )
  await page.reload()
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await add(page)
  await expect(card(page).getByRole('alert')).toContainText(`‘${TITLE}’ past niet in je winkelwagen.`)
  await expect(card(page).getByRole('alert')).toContainText('In je winkelwagen passen 250 producten.')
  expect((await readSharedCookie(page)).cart).toHaveLength(250)
})

test('an unknown product says so, an invalid quantity is 1, and a link without a number stays a link', {
  tag: '@deep',
}, async ({ page, website, portal }) => {
  const link = (query: string, text: string) => `<a href="${portal.url}/winkelwagen?${query}">${text}</a> `
  website.put('/', {
    body: `${link('product=999&venster=product', 'Onbekend')}${link('venster=product&product=5&aantal=12', 'Te veel')}
      ${link('product=5&venster=uitnodigen', 'Iets anders')}${link('product=x&venster=product', 'Geen')}`,
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Onbekend' }).click()
  await expect(card(page, 'Materiaal').getByRole('alert')).toHaveText('Dit materiaal is niet te bestellen.')
  await expect(card(page, 'Materiaal').getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Te veel' }).click()
  await expect(quantity(page)).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Iets anders' }).click()
  await expect(page.getByRole('status')).toContainText(`Toegevoegd: 1 × ${TITLE}.`)
  await page.getByRole('link', { name: 'Geen' }).click()
  await expect(page).toHaveURL(/\/winkelwagen/)
})

test('without the catalogue the card says so, and loads it at the next click', { tag: '@deep' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/')
  await page.route('**/rest/products', (route) => route.abort())
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await expect(page.getByRole('alert')).toContainText('Dit materiaal kan niet geladen worden')
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await expect(card(page)).toBeVisible()
  browserErrors.length = 0
})

test('without its script the link puts the product in the cart of the portal', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  await page.route('**/widgets/**', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await expect(page.getByText(`‘${TITLE}’ zit in je winkelwagen.`)).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/winkelwagen`)
  expect((await readSharedCookie(page)).cart).toEqual([{ id: 5, quantity: '2' }])
})

test('the card stays in the window of a phone', { tag: '@deep' }, async ({ page, website, portal }) => {
  website.put('/', {
    head: `<meta name="viewport" content="width=device-width">${loaderTag(portal.url)}`,
    body: `<p>Lees meer over ${widget(portal.url, 'an address alone', 'product', 'oordoppen', { product: '5' })}</p>`,
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await page.getByRole('link', { name: 'oordoppen' }).click()
  await add(page)
  await expect(notice(page)).toBeVisible()
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  const overflow = card(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await overflow).toBe(0)
})
