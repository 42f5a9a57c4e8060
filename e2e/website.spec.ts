import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page, Request } from '@playwright/test'

import { userOf } from '#shared/session/session.ts'
import { expect, test } from './portal.ts'

/** Somebody logged in on the portal before the website was opened. */
function logIn(context: BrowserContext, url: string, fullName = 'Els de Smid') {
  const user = userOf({
    loggedIn: true,
    id: 7,
    fullName,
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return context.addCookies([{ name: 'bw_state', value: JSON.stringify({ v: 1, user, cart: [] }), url }])
}

/** Opens the website. Gives the scripts it loaded and their bytes as compressed, without headers. */
async function scriptsOf(page: Page) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request)
  })
  await page.goto('/website/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return {
    paths: requests.map((request) => new URL(request.url()).pathname),
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  }
}

test('a visitor who is not logged in loads the loader and nothing more', async ({ page }) => {
  const { paths, bytes } = await scriptsOf(page)
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/inloggen')
  expect(paths).toEqual(['/widgets/loader.js'])
  expect(bytes).toBeLessThanOrEqual(3000)
})

test('who is logged in loads 6 kB at most', async ({ page, context, portal }) => {
  await logIn(context, portal.url)
  const { bytes } = await scriptsOf(page)
  await expect(page.getByRole('link', { name: 'Els de Smid' })).toBeVisible()
  expect(bytes).toBeLessThanOrEqual(6000)
})

for (const [form, path] of [
  ['a marked element', '/website/'],
  ['an element of our own', '/website/checks/'],
  ['a link that kept only its address', '/website/privacy.html'],
] as const) {
  test(`${form} becomes the name of who is logged in`, async ({ page, context, portal }) => {
    await logIn(context, portal.url)
    await page.goto(path)
    const name = page.getByRole('link', { name: 'Els de Smid' })
    await expect(name).toHaveAttribute('href', `${portal.url}/bedrijven`)
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeHidden()
  })
}

test('a name with markup stays text', async ({ page, context, portal }) => {
  await logIn(context, portal.url, '<img src=x onerror=alert(1)>')
  await page.goto('/website/')
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
})

test('the styles of the page do not reach the name', async ({ page, context, portal }) => {
  await page.route('**/style.css', async (route) => {
    const response = await route.fetch()
    const hostile = 'span { display: none !important; visibility: hidden !important; zoom: 2 !important }'
    await route.fulfill({ response, body: `${await response.text()}${hostile}` })
  })
  await logIn(context, portal.url)
  await page.goto('/website/')
  const name = page.getByRole('link', { name: 'Els de Smid' })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())!.height).toBe(44)
})

test('when the widget cannot be loaded the link stays', async ({ page, context, portal }) => {
  await logIn(context, portal.url)
  await page.route(
    (url) => url.pathname.startsWith('/widgets/') && url.pathname !== '/widgets/loader.js',
    (route) => route.abort(),
  )
  await page.goto('/website/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('without JavaScript the link leads to the portal', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/website/')
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/inloggen')
  await page.close()
})

for (const path of ['', 'checks/', 'voorwaarden.html', 'privacy.html']) {
  test(`/website/${path} is accessible and fits a narrow screen`, async ({ page, context, portal }) => {
    await logIn(context, portal.url)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/website/${path}`)
    await expect(page.getByRole('link', { name: 'Els de Smid' })).toBeVisible()
    const { violations, incomplete } = await new AxeBuilder({ page }).analyze()
    expect({ violations, incomplete }).toEqual({ violations: [], incomplete: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
