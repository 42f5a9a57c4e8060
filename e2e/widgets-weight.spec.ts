import type { BrowserContext, Page } from '@playwright/test'

import { userOf } from '#shared/session/session.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { accountLink, allWidgets, expect, loaderTag, test } from './two-domains.ts'

/** Sets the state of a user who logged in on the portal before, with three products in the cart. */
function setState(context: BrowserContext, personRoles: ('BW_USER' | 'BW_COACH')[] = ['BW_USER']) {
  const user = userOf({
    loggedIn: true,
    id: 7,
    fullName: 'Eigenaar Demo',
    personRoles,
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const cart = [1, 2, 3].map((id) => ({ id, title: `Product ${id}`, quantity: '1' }))
  const value = JSON.stringify({ v: 1, user, cart })
  return context.addCookies([{ name: 'bw_state', value, domain: '.bw.localhost', path: '/' }])
}

/** Records what a page loads from the portal: paths, and bytes of the bodies as they are transferred. */
function recordPortal(page: Page, portal: string) {
  const loaded: { path: string; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== portal) return
    const entry = { path: pathname, bytes: 0 }
    loaded.push(entry)
    entry.bytes = (await request.sizes()).responseBodySize
  })
  return {
    paths: () => loaded.map(({ path }) => path),
    bytes: () => loaded.reduce((sum, { bytes }) => sum + bytes, 0),
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

test('an anonymous visitor gets one script of 3 kB, and a page that stays as it was', async ({
  page,
  portal,
}) => {
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(loaded.paths).toEqual(['/bw.js'])
  await expect.poll(loaded.bytes).toBeGreaterThan(0)
  expect(loaded.bytes()).toBeLessThanOrEqual(3000)
  expect(await layoutShifts(page)).toEqual([])
})

test('a user who is logged in gets the same script and nothing else, and nothing moves', async ({
  page,
  context,
  portal,
}) => {
  await setState(context)
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(accountLink(page)).toBeVisible()
  await expect(page.getByText('3 producten in je winkelwagen')).toBeAttached()
  // What waits for an idle moment comes before this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(loaded.paths).toEqual(['/bw.js'])
  await expect.poll(loaded.bytes).toBeGreaterThan(0)
  expect(loaded.bytes()).toBeLessThanOrEqual(3000)
  expect(await layoutShifts(page)).toEqual([])
  await accountLink(page).click()
  await expect(page.getByRole('button', { name: 'Log uit' })).toBeVisible()
  expect(loaded.paths()).toEqual(['/bw.js', '/widgets/panels.js'])
})

test('hovering or focusing a widget loads its panel', async ({ page, portal }) => {
  const loaded = recordPortal(page, portal.url)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Bestel de poster' }).hover()
  await expect.poll(loaded.paths).toEqual(['/bw.js', '/widgets/cart.js'])
  await page.getByRole('link', { name: 'Inloggen' }).focus()
  await expect.poll(loaded.paths).toEqual(['/bw.js', '/widgets/cart.js', '/widgets/panels.js'])
  expect(loaded.bytes()).toBeLessThanOrEqual(95_000)
})

test('coaches, who have no companies of their own, see no overview of them', async ({ page, context }) => {
  await setState(context, ['BW_USER', 'BW_COACH'])
  await page.goto('/')
  await expect(accountLink(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mijn bedrijven' })).toBeHidden()
  expect(await layoutShifts(page)).toEqual([])
})
