import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'

import type { Product } from '#shared/domain/shop/product.ts'
import { userOf } from '#shared/session/session.ts'
import { expectAccessible, expectToFit, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { layoutShifts, recordLayoutShifts } from '../harness/layout-shifts.ts'
import { expect, test } from '../harness/portal.ts'

/** Relative to /website/. */
const pages = globSync('**/*.html', { cwd: 'website' })
  .map((file) => file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'))
  .sort()

/** Pages with their own layout; one theme page and one text page stand for the rest. */
const layouts = [
  '',
  'bedrijven.html',
  'checks/',
  'factsheets.html',
  'materialen.html',
  'privacy.html',
  'themas/lasrook.html',
  'widgets.html',
]

async function fetchTitles(page: Page): Promise<Record<number, string>> {
  const { responseObject } = await (await page.request.get('/rest/products')).json()
  return Object.fromEntries((responseObject as Product[]).map(({ id, title }) => [id, title]))
}

const smallTargets = (page: Page) =>
  page.locator('a:visible, button:visible, summary:visible').evaluateAll((targets) =>
    targets
      .filter((target) => !target.closest('p:not(.actions, .way), dd, .skip'))
      .map((target) => [target.textContent?.trim(), target.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([text, { width, height }]) => `${text} ${width}×${height}`),
  )

const addressesIn = (page: Page) =>
  page
    .locator('a[href], img[src], link[href], script[src]')
    .evaluateAll((found) => found.map((element) => String(Object(element).href ?? Object(element).src)))

// One test, so that every page opens once.
test('every page fits, with large targets, the widgets in its header, real products and no broken link; every layout is accessible', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  expect(pages).toEqual(expect.arrayContaining(layouts))
  const titles = await fetchTitles(page)
  const statuses: Record<string, number> = {}
  for (const path of pages) {
    await page.setViewportSize({ width: NARROW, height: 640 })
    await page.goto(`/website/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect([path, await smallTargets(page)]).toEqual([path, []])
    if (layouts.includes(path)) await expectAccessible(page, path === '' ? [NARROW, WIDE] : [WIDE])
    else await expectToFit(page)
    const header = page.getByRole('banner')
    for (const [name, href] of [
      ['Inloggen', /^\/inloggen/],
      ['Winkelwagen', /^\/winkelwagen/],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    const products = await page
      .locator('[data-product]')
      .evaluateAll((found) => found.map((tag) => ({ ...(tag as HTMLElement).dataset })))
    for (const { product } of products)
      expect([path, titles[Number(product)]]).toEqual([path, expect.any(String)])
    for (const address of await addressesIn(page))
      statuses[address] ??= (await page.request.get(address)).status()
  }
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([])
})

test('only the name moves, in its own space, when the widgets are drawn, and pages fit with a long name', {
  tag: '@deep',
}, async ({ page, context, portal }) => {
  test.slow()
  const user = userOf({
    loggedIn: true,
    id: 1,
    fullName: 'Annemarie van den Berg-Constructiemedewerker',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const state = { name: 'bw_state', value: JSON.stringify({ v: 2, user, cart: '1' }), url: portal.url }
  await context.addCookies([state])
  await recordLayoutShifts(page, '.login')
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of layouts) {
      await page.goto(`/website/${path}`)
      await expect(page.getByRole('banner').getByRole('link', { name: /Annemarie/ })).toBeVisible()
      expect([width, path, await layoutShifts(page)]).toEqual([width, path, []])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    const cart = page.locator('header [data-bw-widget="cart"]')
    await expect(async () => {
      const [link, count] = await Promise.all(['a', 'b'].map((tag) => cart.locator(tag).boundingBox()))
      expect(count!.y + count!.height).toBeLessThan(link!.y + link!.height / 2)
    }).toPass()
  }
})

test('the materials are those of the catalogue', async ({ page }) => {
  const { responseObject: catalogue } = await (await page.request.get('/rest/products')).json()
  await page.goto('/website/materialen.html')
  const shown = await page.locator('.cards > li').evaluateAll((cards) =>
    cards.map((card) => ({
      id: Number(card.querySelector<HTMLElement>('[data-product]')?.dataset.product),
      title: card.querySelector('h3')?.textContent,
      description: card.querySelector('.about + h3 + p')?.textContent,
      image: card.querySelector('img')?.getAttribute('src'),
      link: card.querySelector('a')?.getAttribute('href'),
    })),
  )
  const expected = (catalogue as Product[]).map(({ id, title, description, image }) => ({
    id,
    title,
    description,
    image,
    link: `/winkelwagen?product=${id}&aantal=1`,
  }))
  expect(shown.sort((a, b) => a.id - b.id)).toEqual(expected)
})

test('without JavaScript the pages are readable and their links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/website/')
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/inloggen')
  await page.getByRole('link', { name: 'Meer over lasrook' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lasrook' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start de verbetercheck' })).toHaveAttribute(
    'href',
    '/check/start?check=WELDING_SMOKE',
  )
  await expect(page.getByRole('link', { name: 'In winkelwagen Werkplekkaart Lasrook' })).toHaveAttribute(
    'href',
    '/winkelwagen?product=2&aantal=1',
  )
  await page.goto('/website/widgets.html')
  await expect(page.getByRole('button', { name: /Kopieer/ })).toHaveCount(0)
  await expect(
    page.getByText('<script type="module" async src="https://mijn.voorbeeld.nl/bw.js">'),
  ).toBeVisible()
  await context.close()
})

test('the page of a check in another environment names it and links back to the company', async ({
  page,
}) => {
  const company = '5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10'
  await page.goto(`/website/checks/?check=geluid&company=${company}`)
  await expect(page.getByText('Schadelijk geluid', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^Schadelijk geluid/)
  await expect(page.getByRole('link', { name: 'Terug naar het bedrijf' })).toHaveAttribute(
    'href',
    `/bedrijven/externalId/${company}`,
  )
  await page.goto('/website/checks/?check=<b>&company=javascript:alert(1)')
  await expect(page.getByRole('link', { name: 'Terug naar mijn bedrijven' })).toHaveAttribute(
    'href',
    '/bedrijven',
  )
  await expect(page.getByRole('link', { name: 'Naar stap 5: Verbeter' })).toBeHidden()
})

test('each form of each widget can be copied, with the address of this portal', { tag: '@deep' }, async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/website/widgets.html')
  const buttons = page.getByRole('button', {
    name: /^(Kopieer|Gekopieerd) .+, (gewone link|gemarkeerde link|eigen element)$/,
  })
  await expect(buttons).toHaveCount(18)
  for (const button of await buttons.all()) {
    const form = await button.evaluate((element) => element.closest('.copy')?.querySelector('p')?.textContent)
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: `Gekopieerd: ${form}` })).toHaveCount(1)
    const code = await button.evaluate(
      (element) => element.closest('.copy')?.querySelector('code')?.textContent,
    )
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    expect(code).toContain(`href="${portal.url}/`)
  }
})

test('the message about a copy stays for 3 seconds, also right after another', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-01-01' })
  await page.goto('/website/widgets.html')
  await page.clock.pauseAt('2026-01-02')
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.getByRole('button', { name: 'Kopieer Inloggen, gewone link' }).click()
  await expect(status('Gekopieerd: Gewone link')).toHaveCount(1)
  await page.clock.runFor(2900)
  await page.getByRole('button', { name: 'Kopieer Inloggen, eigen element' }).click()
  await expect(status('Gekopieerd: Eigen element')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Kopieer Inloggen, gewone link' })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(status('Gekopieerd: Eigen element')).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(status('Gekopieerd')).toHaveCount(0)
})

const tagsIn = (html: string) =>
  [...html.matchAll(/<([a-z][a-z-]*)([^>]*)>/g)].map(([, name, attributes = '']) => [
    name,
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  ])

test('the code to copy is the code of the preview beside it', { tag: '@deep' }, async ({ page, portal }) => {
  await page.goto('/website/widgets.html')
  const widgets = ['login', 'cart', 'companies', 'invite', 'add-to-cart', 'product']
  const previews = page.locator('.preview')
  await expect(previews).toHaveCount(widgets.length)
  for (const [index, name] of widgets.entries()) {
    const tag = previews.nth(index).locator(`[data-bw-widget="${name}"]`)
    const options = await tag.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
    const { bwWidget: _name, ...own } = options
    const path = await tag.locator('a').getAttribute('href')
    const href = `${portal.url}${path}`.replaceAll('&', '&amp;')
    const title = await page.locator(`#${name}`).textContent()
    const copies = page
      .locator('.copy')
      .filter({ has: page.getByRole('button', { name: `Kopieer ${title},` }) })
    const [link, marked, element] = (await copies.locator('code').allTextContents()).map(tagsIn)
    const data = Object.fromEntries(Object.entries(own).map(([key, value]) => [`data-${key}`, value]))
    expect(marked).toEqual([
      ['span', { 'data-bw-widget': name, ...data }],
      ['a', { href }],
    ])
    expect(element).toEqual([
      [`bw-${name}`, own],
      ['a', { href }],
    ])
    // The address alone names the widget.
    expect(link).toEqual([['a', { href: name === 'invite' ? `${href}?venster=uitnodigen` : href }]])
  }
})

test('the plugin for WordPress is not served', { tag: '@deep' }, async ({ page }) => {
  for (const file of ['beterwerk-widgets/beterwerk-widgets.php', 'beterwerk-widgets.test.ts'])
    expect((await page.request.get(`/website/wordpress/${file}`)).status()).toBe(404)
})
