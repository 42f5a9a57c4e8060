import { setTimeout as wait } from 'node:timers/promises'

import { recordScripts, totalBytes } from '../../testing/browser/loaded-scripts.ts'
import { pathsOfRemotes } from '../../tools/build/pages.ts'
import { layoutShifts, recordLayoutShifts } from '../harness/layout-shifts.ts'
import { expect, holdRequests, logInAndOpen, test } from '../harness/portal.ts'
import { recordErrorReporting, waitForIdle } from '../operations/error-reporting.ts'

test('the first page costs at most 172 kB of JavaScript in 7 requests', async ({ page }) => {
  const scripts = await recordScripts(page)
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(7)
  expect(totalBytes(scripts)).toBeLessThanOrEqual(172_000)
})

for (const [remote, [path = '/']] of Object.entries(pathsOfRemotes))
  test(`the first page of ${remote} costs at most 30 kB of its own`, { tag: '@deep' }, async ({ page }) => {
    await logInAndOpen(page, 'beheer@demo.nl', '/geen-toegang')
    const scripts = await recordScripts(page)
    await page.goto(path.replace(':companyId', '2'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const own = scripts.filter((script) => script.path.startsWith(`/remotes/${remote}/`))
    expect(own.length).toBeGreaterThan(1)
    expect(totalBytes(own)).toBeLessThanOrEqual(30_000)
  })

test('a remote is loaded for its pages alone, and a hovered link is enough', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const ofCompanies = () => requested.filter((path) => path.startsWith('/remotes/companies/'))

  await logInAndOpen(page, 'eigenaar@demo.nl', '/geen-toegang')
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible()
  requested.length = 0
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.startsWith('/remotes/'))).toEqual([])

  await page.getByRole('link', { name: 'Mijn bedrijven' }).hover()
  await expect.poll(() => ofCompanies().length).toBeGreaterThan(2)
  expect(ofCompanies()).toContain('/remotes/companies/remoteEntry.js')
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
})

test('a font that comes before the text is used, also when the header was drawn before it', {
  tag: '@deep',
}, async ({ page }) => {
  const releaseFont = await holdRequests(page, '**/*.woff2')
  const releaseCode = await holdRequests(page, '**/main.*.js')
  const font = page.waitForResponse('**/*.woff2')
  await page.goto('/inloggen', { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  // The case under test: later than 0.1 s, when a browser gives up on a font that its text needs.
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

test('on a slow line the shape of the page is there with the document, and stays until the page is', {
  tag: '@deep',
}, async ({ page }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/geen-toegang')
  for (const [path, shape, name] of [
    ['/bedrijven/2/actiepunten', 'list', 'Actiepunten'],
    ['/check/fysieke-belasting/2/functiegroepen', 'question', 'Functiegroepen'],
    ['/inloggen', 'login', 'Je bent al ingelogd'],
  ] as const) {
    // One request after another, as on a slow line.
    const releaseCode = await holdRequests(page, '**/main.*.js')
    const releaseRemote = await holdRequests(page, '**/remotes/**')
    await page.goto(path, { waitUntil: 'commit' })
    const skeleton = page.locator(`.bw-page-skeleton[data-shape="${shape}"]`)
    await expect(page.locator('#root header')).toHaveCSS('background-color', 'rgb(20, 33, 61)')
    await expect(skeleton).toHaveCSS('opacity', '1')
    // Only the document has arrived: without inline styles the page would still be blank.
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
    const appearance = await skeleton.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect!.getComputedTiming().endTime),
    )
    expect(appearance).toEqual([300])
    const drawn = await skeleton.innerHTML()

    releaseCode()
    await expect(page.getByText('De pagina wordt geladen')).toBeAttached()
    await expect(skeleton).toBeVisible()
    expect(await skeleton.innerHTML()).toBe(drawn)

    releaseRemote()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('.bw-page-skeleton')).toHaveCount(0)
    await page.unrouteAll()
  }
})

test('on a change of page the old page stays until the new one is there', { tag: '@deep' }, async ({
  page,
}) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  const old = page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  await expect(old).toBeVisible()
  const release = await holdRequests(page, '**/remotes/shop/**')
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Mijn bestellingen' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(old).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bestellingen' })).toBeVisible()
})

for (const width of [375, 1280]) {
  test(`nothing moves when a first page comes late, ${width} px wide`, { tag: '@deep' }, async ({
    page,
    portal,
  }) => {
    // What another test left in the cart of this user would come late, and widen the header.
    await portal.sql`delete from cart_item`
    await page.setViewportSize({ width, height: 800 })
    await recordLayoutShifts(page)
    await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
    // The next visit reserves room for as many companies as this one shows.
    await expect(page.getByText('worden geladen')).toHaveCount(0)
    for (const [path, name] of [
      ['/inloggen', 'Je bent al ingelogd'],
      ['/bedrijven', 'Mijn bedrijven'],
      ['/bedrijven/2/checks', 'Constructiebedrijf Maasoever'],
      ['/gegevens', 'Mijn gegevens'],
      ['/winkelwagen', 'Winkelwagen'],
    ] as const) {
      const releaseFonts = await holdRequests(page, '**/*.woff2')
      const release = await holdRequests(page, '**/remotes/**')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('De pagina wordt geladen')).toBeVisible()
      release()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('worden geladen')).toHaveCount(0)
      // The fonts come even later, too late to be used.
      releaseFonts()
      await page.waitForLoadState('networkidle')
      expect([path, await layoutShifts(page)]).toEqual([path, []])
      await page.unroute('**/remotes/**')
      await page.unroute('**/*.woff2')
    }
  })
}

test('without a DSN the code that reports errors is not loaded', { tag: '@deep' }, async ({ page }) => {
  const loaded = recordErrorReporting(page)
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await waitForIdle(page)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
})
