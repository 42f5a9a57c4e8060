import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

import { recordScripts, totalBytes } from '../testing/browser/loaded-scripts.ts'
import { expect, hold, logIn, test } from './portal.ts'

test('the first page costs at most 160 kB of JavaScript in 6 requests', async ({ page }) => {
  const scripts = await recordScripts(page)
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(6)
  expect(totalBytes(scripts)).toBeLessThanOrEqual(160_000)
})

test('a remote comes when one of its pages is wanted: a hovered link is enough', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const ofCompanies = () => requested.filter((path) => path.startsWith('/remotes/companies/'))

  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
  await page.goto('/geen-toegang')
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible()
  requested.length = 0
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.startsWith('/remotes/'))).toEqual([])

  await page.getByRole('link', { name: 'Mijn bedrijven' }).hover()
  // Its entry, its routes, and the code of the page.
  await expect.poll(() => ofCompanies().length).toBeGreaterThan(2)
  expect(ofCompanies()).toContain('/remotes/companies/remoteEntry.js')
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
})

test('letters that come before what is to be read are used, also when the bar on top was there first', async ({
  page,
}) => {
  const releaseFont = await hold(page, '**/*.woff2')
  const releaseCode = await hold(page, '**/main.*.js')
  const font = page.waitForResponse('**/*.woff2')
  await page.goto('/inloggen', { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  // A browser that missed letters gives up on them within 0.1 s.
  await wait(500)
  releaseFont()
  await (await font).finished()
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()

  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Figtree/)])
})

/** What moved on the page without anybody acting, since it was opened. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const said = (entry: PerformanceEntry) => JSON.stringify(entry)
        new PerformanceObserver((list) => resolve(list.getEntries().map(said))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // There is no word of it when nothing moved.
        setTimeout(() => resolve([]), 500)
      }),
  )

for (const width of [375, 1280]) {
  test(`nothing moves when a first page comes late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // The letters come later still: they are too late then, and stay away.
    await page.route('**/*.woff2', async (route) => {
      await wait(1_000)
      await route.continue()
    })
    await page.goto('/inloggen')
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
    for (const [path, name] of [
      ['/inloggen', 'Je bent al ingelogd'],
      ['/bedrijven', 'Mijn bedrijven'],
      ['/bedrijven/2/checks', 'Constructiebedrijf Maasoever'],
      ['/gegevens', 'Mijn gegevens'],
      ['/winkelwagen', 'Winkelwagen'],
    ] as const) {
      const release = await hold(page, '**/remotes/**')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('De pagina wordt geladen')).toBeVisible()
      release()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([path, await shifts(page)]).toEqual([path, []])
      await page.unroute('**/remotes/**')
    }
  })
}
