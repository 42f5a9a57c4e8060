import type { Page } from '@playwright/test'

import { anonymous } from '#shared/session/session.ts'
import { createPerson, doubleClickSlowly, logIn, logOut, readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  logInOnPortal,
  logInWithWidget,
  test,
  widget,
} from '../harness/two-domains.ts'

const counts = (page: Page, text: string) => page.getByText(text).first()

test.beforeEach(async ({ website, portal }) => {
  website.put('/', { body: await allWidgets(portal, 'a marked element') })
  website.put('/other', { body: '<h1>Andere pagina</h1>' })
})

test('a login and a logout on the portal show on the website, also after Back', async ({
  context,
  page,
  portal,
}) => {
  // A leftover cookie from before the installation had a shared domain.
  await context.addCookies([{ name: 'bw_state', value: 'of-this-host', url: portal.url }])
  await page.goto('/')
  const other = await context.newPage()
  const logInThere = async () => {
    await logInOnPortal(other, portal, 'eigenaar@demo.nl')
  }
  await logInThere()
  await expect(accountLink(page)).toBeVisible()
  await logOut(other)
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(accountLink(page)).toBeHidden()
  await expect(other).not.toHaveURL(/mijn\./)

  await logInThere()
  await expect(accountLink(page)).toBeVisible()
  await page.goto('/other')
  await logOut(other)
  await expect(other).not.toHaveURL(/mijn\./)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(accountLink(page)).toBeHidden()
})

test('a shared cookie of another version leaves the login, a panel and what is typed in it as they are', async ({
  context,
  page,
  portal,
}) => {
  await logInOnPortal(page, portal, 'eigenaar@demo.nl')
  await page.goto('/')
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  const message = page.getByRole('textbox', { name: 'Bericht' })
  await message.fill('Kijk je mee?')
  const { cookie, user } = await readSharedCookie(page)
  const asked = page.waitForResponse(`${portal.url}/rest/login`)
  await context.addCookies([{ ...cookie, value: cookie.value.replace('"v":2', '"v":3') }])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect((await asked).status()).toBe(200)
  await expect(accountLink(page)).toBeVisible()
  await expect(message).toHaveValue('Kijk je mee?')

  const opened = await context.newPage()
  await opened.goto('/')
  await expect(accountLink(opened)).toBeVisible()
  await opened.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(counts(opened, '1 product in je winkelwagen')).toBeAttached()
  const { loginExpiration: _, ...sameUser } = user
  expect(await readSharedCookie(opened)).toMatchObject({ user: sameUser, cart: [{ id: 1, quantity: '2' }] })
  await expect(accountLink(page)).toBeVisible()
  await expect(message).toHaveValue('Kijk je mee?')
})

test('the overview of companies closes when its user logs out or another one logs in', {
  tag: '@deep',
}, async ({ context, page, portal }) => {
  const overview = page.getByRole('region', { name: 'Mijn bedrijven' })
  const open = () => page.getByRole('link', { name: 'Mijn bedrijven', exact: true }).click()
  await logInOnPortal(page, portal, 'eigenaar@demo.nl')
  await page.goto('/')
  await open()
  await expect(overview.getByRole('heading', { level: 2 })).toHaveCount(2)
  const { cookie, user, cart } = await readSharedCookie(page)
  const another = JSON.stringify({ v: 1, user: { ...user, id: 999, fullName: 'Iemand Anders' }, cart })
  await context.addCookies([{ ...cookie, value: another }])
  await expect(accountLink(page, 'Iemand Anders')).toBeVisible()
  await expect(overview).toHaveCount(0)

  await portal.sql`delete from session`
  await open()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(overview.getByRole('heading', { level: 2 })).toHaveCount(2)
})

test('a form that a double click opened takes the focus and the text typed', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/')
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  const address = panel.getByRole('textbox', { name: 'E-mailadres' })
  await doubleClickSlowly(page, page.getByRole('link', { name: 'Inloggen' }), panel)
  await page.keyboard.type('els@smederij.nl')
  await expect(address).toHaveValue('els@smederij.nl')
})

test('a widget that the page moves opens in its new position at the first click', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible()
  await page.evaluate(() =>
    document.querySelector('main')!.append(document.querySelector('[data-bw-widget="login"]')!),
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible()
})

test('products that another tab puts in the cart or takes out are counted here', { tag: '@deep' }, async ({
  context,
  page,
}) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  const added = other.getByRole('status').filter({ hasText: 'Toegevoegd' })
  for (const [index, name] of ['Bestel de poster', 'Bestel de sticker', 'Bestel de kaart'].entries()) {
    await other.getByRole('link', { name }).click()
    await expect(added).toHaveCount(index + 1)
  }
  await expect(counts(page, '3 producten in je winkelwagen')).toBeAttached()
  // A page that still watches its last change would repair what this removes.
  await other.goto('/other')
  await other.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the portal does when the last product goes
    document.cookie = 'bw_state=; domain=bw.localhost; path=/; max-age=0'
  })
  await expect(page.locator('[data-bw-widget="cart"] bw-count')).toBeHidden()
})

test('clicks before the script is loaded put their products in the cart in the order of the clicks', {
  tag: '@deep',
}, async ({ context, page }) => {
  const texts = ['Bestel de poster', 'Bestel de sticker', 'Bestel de kaart']
  for (let round = 0; round < 8; round++) {
    await page.goto('/')
    await page.evaluate((names) => {
      const links = [...document.querySelectorAll('a')]
      for (const name of names) links.find(({ textContent }) => textContent === name)!.click()
    }, texts)
    await expect(page.getByRole('status').filter({ hasText: 'Toegevoegd' })).toHaveCount(3)
    const { cart } = await readSharedCookie(page)
    expect(cart.map(({ id }) => id)).toEqual([1, 2, 3])
    // A page that still watches its last change would repair what this clears.
    await page.goto('/other')
    await context.clearCookies()
  }
})

test('widgets that are added later work like the others', { tag: '@deep' }, async ({
  context,
  page,
  portal,
}) => {
  await page.goto('/other')
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(counts(page, '1 product in je winkelwagen')).toBeAttached()
  const later = widget(portal.url, 'a plain link', 'cart', 'Wagen')
  await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), later)
  await expect(page.getByText('1 product in je winkelwagen')).toHaveCount(2)
  await context.clearCookies()
})

test('a cart with 250 products takes no other, and says so', { tag: '@deep' }, async ({
  context,
  page,
  portal,
}) => {
  const cart = Array.from({ length: 250 }, (_, index) => 9_999_999 - index)
  const value = JSON.stringify({ v: 2, user: anonymous, cart: cart.join(' ') })
  await context.addCookies([{ name: 'bw_state', value, domain: '.bw.localhost', path: '/' }])
  await page.goto('/')
  await expect(counts(page, '250 producten in je winkelwagen')).toBeAttached()
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Er is niets toegevoegd: in je winkelwagen passen 250 producten.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute(
    'href',
    `${portal.url}/winkelwagen`,
  )
  expect((await readSharedCookie(page)).cart.map(({ id }) => id)).toEqual(cart)
})

test('what a user adds on the website is in the cart of the user, on the portal of another device too', {
  tag: '@deep',
}, async ({ page, browser, portal, uniqueEmail: email }) => {
  const id = await createPerson(portal, email)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel de sticker' }).click()
  await expect(counts(page, '1 product in je winkelwagen')).toBeAttached()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, email)
  await expect(accountLink(page, 'Els de Smid')).toBeVisible()
  const stored = () =>
    portal.sql`select product_id, quantity from cart_item where person_id = ${id} order by id`
  await expect.poll(stored).toEqual([{ product_id: 2, quantity: 1 }])
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect.poll(stored).toEqual([
    { product_id: 2, quantity: 1 },
    { product_id: 1, quantity: 2 },
  ])
  await expect
    .poll(async () => JSON.parse(decodeURIComponent((await readSharedCookie(page)).cookie.value)).onServer)
    .toEqual({ person: id, unsent: [] })

  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(`${portal.url}/inloggen`)
  await logIn(phone, email)
  await expect(phone.getByRole('link', { name: 'Winkelwagen, 2 producten' })).toBeVisible()
  await other.close()
})

for (const [what, prepare] of [
  [
    'without cookies',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false })),
  ],
  ['with the script blocked', (page: Page) => page.route('**/bw.js', (route) => route.abort())],
] as const) {
  test(`${what} all links lead to the portal`, { tag: '@deep' }, async ({ page, portal, browserErrors }) => {
    await prepare(page)
    for (const [name, path] of [
      ['Inloggen', '/inloggen'],
      ['Winkelwagen', '/winkelwagen'],
      ['Bestel de poster', '/winkelwagen?product=1&aantal=2'],
      ['Mijn bedrijven', '/bedrijven'],
      ['Nodig iemand uit', '/bedrijven/externalId/'],
    ] as const) {
      await page.goto('/')
      const request = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().startsWith(portal.url),
      )
      await page.getByRole('link', { name }).click()
      expect((await request).url()).toContain(portal.url + path)
      await page.waitForURL(`${portal.url}/**`, { waitUntil: 'commit' })
    }
    browserErrors.length = 0
  })
}

test('users who may not invite are redirected to the page of the link', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  await logInOnPortal(page, portal, 'collega@demo.nl')
  await page.goto('/')
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal.url}/bedrijven`))
})
