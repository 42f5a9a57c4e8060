import type { BrowserContext, Page } from '@playwright/test'

import { userOf } from '#shared/session/session.ts'
import { layoutShifts, recordLayoutShifts } from '../harness/layout-shifts.ts'
import { accountLink, allWidgets, expect, loaderTag, logInOnPortal, test } from '../harness/two-domains.ts'

/** As if the user logged in on the portal before, with three products in the cart. */
function setState(context: BrowserContext, personRoles: ('BW_USER' | 'BW_COACH')[] = ['BW_USER']) {
  const user = userOf({
    loggedIn: true,
    id: 7,
    fullName: 'Eigenaar Demo',
    personRoles,
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const value = JSON.stringify({ v: 2, user, cart: '1 2 3' })
  return context.addCookies([{ name: 'bw_state', value, domain: '.bw.localhost', path: '/' }])
}

/** Scripts loaded from the portal: paths, and bytes of the bodies as transferred. */
function recordPortal(page: Page, portal: string) {
  const loaded: { path: string; bytes?: number }[] = []
  page.on('requestfinished', async (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== portal || !pathname.endsWith('.js')) return
    const entry: (typeof loaded)[number] = { path: pathname }
    loaded.push(entry)
    entry.bytes = (await request.sizes()).responseBodySize
  })
  return {
    paths: () => loaded.map(({ path }) => path),
    pending: () => loaded.filter(({ bytes }) => bytes === undefined),
    bytes: () => loaded.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
  }
}

/** The space that the documentation tells editors to reserve. */
const RESERVED =
  '<style>[data-bw-widget="login"] { display: inline-block; min-width: 13rem; min-height: 44px; vertical-align: middle }</style>'

test.beforeEach(async ({ page, website, portal }) => {
  await recordLayoutShifts(page)
  website.put('/', {
    head: `${RESERVED}${loaderTag(portal.url)}`,
    body: await allWidgets(portal, 'a marked element'),
  })
})

/** Most bytes that a visitor loads from the portal, compressed. Source: the targets of the product. */
const MAX_BYTES = {
  loader: 2_200,
  session: 5_000,
  /** Each panel, with what the page had before it. */
  login: 45_000,
  basket: 45_000,
  product: 45_000,
  companies: 45_000,
  invite: 45_000,
  /** Each after the login form. */
  registration: 3_500,
  password: 3_500,
}

const MAX_BYTES_ENGLISH = { login: 48_000, basket: 51_000, companies: 51_000, invite: 51_000 }

/**
 * Names of the modules loaded, without the hash. Not the loader: Chromium revalidates it in the background, at any time,
 * also at the first visit when it came before the page was ready for it.
 */
const modulesOf = ({ paths }: ReturnType<typeof recordPortal>) =>
  paths()
    .filter((path) => path !== '/bw.js')
    .map((path) => path.replace(/^\/widgets\/|\.[\da-f]{8}\.js$/g, ''))
    .sort()

test('an anonymous visitor gets one script of 2.2 kB, and a page that stays as it was', async ({
  page,
  portal,
}) => {
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(loaded.bytes).toBeGreaterThan(0)
  expect(modulesOf(loaded)).toEqual([])
  expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES.loader)
  expect(await layoutShifts(page)).toEqual([])
})

test('a user who is logged in also gets what shows the session, and nothing moves', { tag: '@deep' }, async ({
  page,
  context,
  portal,
}) => {
  await setState(context)
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(accountLink(page)).toBeVisible()
  await expect(page.getByText('3 producten in je winkelwagen')).toBeAttached()
  // What waits for idle time is requested before this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(() => modulesOf(loaded)).toEqual(['session'])
  await expect.poll(loaded.bytes).toBeGreaterThan(MAX_BYTES.loader)
  expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES.session)
  expect(await layoutShifts(page)).toEqual([])
  await accountLink(page).click()
  await expect(page.getByRole('button', { name: 'Log uit' })).toBeVisible()
  expect(modulesOf(loaded)).toEqual(['account', 'panels', 'session'])
})

test('reaching for a widget loads what it opens, and no more than that', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Bestel de poster' }).hover()
  await expect.poll(() => modulesOf(loaded)).toEqual(['cart'])
  await page.reload({ waitUntil: 'networkidle' })
  const again = recordPortal(page, portal.url)
  await page.getByRole('link', { name: 'Inloggen' }).focus()
  await expect.poll(() => modulesOf(again)).toEqual(['login', 'panels'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  expect(modulesOf(again)).toEqual(['login', 'panels'])
  expect(again.bytes() + MAX_BYTES.loader).toBeLessThanOrEqual(MAX_BYTES.login)
})

for (const { part, link } of [
  { part: 'registration', link: 'Nieuw hier? Meld je nu aan!' },
  { part: 'password', link: 'Wachtwoord vergeten?' },
] as const)
  test(`the form ${part} is loaded when a visitor reaches for it, at most ${MAX_BYTES[part]} bytes`, {
    tag: '@deep',
  }, async ({ page, portal }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const loaded = recordPortal(page, portal.url)
    await page.getByRole('link', { name: link }).focus()
    await expect.poll(() => modulesOf(loaded)).toEqual([part])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Inloggen' })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
    expect(modulesOf(loaded)).toEqual([part])
    expect(loaded.bytes()).toBeGreaterThan(0)
    expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES[part])
  })

for (const { panel, link, shown } of [
  { panel: 'companies', link: 'Mijn bedrijven', shown: 'Smederij De Vonk' },
  { panel: 'invite', link: 'Nodig iemand uit', shown: 'Nodig iemand uit bij Smederij De Vonk' },
] as const)
  test(`a user who opens the panel ${panel} loads at most ${MAX_BYTES[panel]} bytes of scripts`, {
    tag: '@deep',
  }, async ({ page, portal }) => {
    await logInOnPortal(page, portal, 'eigenaar@demo.nl')
    const loaded = recordPortal(page, portal.url)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()
    expect(modulesOf(loaded)).toEqual([panel, 'panels', 'session'].sort())
    expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES[panel])
  })

test(`a visitor who opens the cart loads at most ${MAX_BYTES.basket} bytes of scripts`, {
  tag: '@deep',
}, async ({ page, context, portal }) => {
  await setState(context, [])
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^Winkelwagen/ }).click()
  await expect(page.getByRole('dialog', { name: 'Winkelwagen' }).getByRole('combobox')).toHaveCount(3)
  expect(modulesOf(loaded)).toEqual(['basket', 'panels', 'session'])
  expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES.basket)
})

test(`a visitor who opens a product loads at most ${MAX_BYTES.product} bytes of scripts`, {
  tag: '@deep',
}, async ({ page, portal }) => {
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  await expect(page.getByRole('button', { name: 'In winkelwagen' })).toBeVisible()
  expect(modulesOf(loaded)).toEqual(['panels', 'product'])
  expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES.product)
})

test.describe('on a page in English', () => {
  test.beforeEach(async ({ website, portal }) => {
    website.put('/', { body: `<div lang="en">${await allWidgets(portal, 'a plain link')}</div>` })
  })

  test('the login form loads the sentences that it needs, and no more', { tag: '@deep' }, async ({
    page,
    portal,
  }) => {
    const loaded = recordPortal(page, portal.url)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(modulesOf(loaded)).toEqual([])
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused()
    expect(modulesOf(loaded)).toEqual(['english', 'login', 'panels'])
    await expect.poll(loaded.pending).toEqual([])
    expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES_ENGLISH.login)
  })

  for (const { panel, link, shown } of [
    { panel: 'companies', link: 'Mijn bedrijven', shown: 'See improvement checks of Smederij De Vonk' },
    { panel: 'invite', link: 'Nodig iemand uit', shown: 'Send invitation' },
    { panel: 'basket', link: /^Winkelwagen/, shown: 'Continue to order' },
  ] as const)
    test(`the panel ${panel} loads at most ${MAX_BYTES_ENGLISH[panel]} bytes of scripts`, {
      tag: '@deep',
    }, async ({ page, context, portal }) => {
      if (panel === 'basket') await setState(context, [])
      else {
        await logInOnPortal(page, portal, 'eigenaar@demo.nl')
      }
      const loaded = recordPortal(page, portal.url)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByLabel(shown).or(page.getByText(shown)).first()).toBeVisible()
      expect(modulesOf(loaded)).toEqual([panel, 'panels', 'session', 'english', 'english-more'].sort())
      await expect.poll(loaded.pending).toEqual([])
      expect(loaded.bytes()).toBeLessThanOrEqual(MAX_BYTES_ENGLISH[panel])
    })
})

test('coaches, who have no companies of their own, see no overview of them', async ({ page, context }) => {
  await setState(context, ['BW_USER', 'BW_COACH'])
  await page.goto('/')
  await expect(accountLink(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mijn bedrijven' })).toBeHidden()
  expect(await layoutShifts(page)).toEqual([])
})
