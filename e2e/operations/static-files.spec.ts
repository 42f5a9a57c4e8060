import { startRemoteHost } from '../../testing/fakes/remote-host.ts'
import { test as base, expect, logIn } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// A portal whose scripts and style sheets are on another host, such as a CDN.

type Host = Awaited<ReturnType<typeof startRemoteHost>>

const test = base.extend<{ host: Host }, { deployed: { host: Host; portal: Portal } }>({
  deployed: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const host = await startRemoteHost('dist')
      await withPortal({ STATIC_URL: host.url }, (portal) => use({ host, portal }))
      await host.stop()
    },
    { scope: 'worker' },
  ],
  portal: [async ({ deployed }, use) => use(deployed.portal), { scope: 'worker' }],
  host: async ({ deployed }, use) => use(deployed.host),
})

test.describe.configure({ mode: 'default' })
test.beforeEach(({ host }) => host.setMode('normal'))

const CHECK = '/bedrijven/2/checks/fysieke-belasting'

test('all scripts and style sheets come from the other host, and are checked', { tag: '@deep' }, async ({
  page,
  portal,
  host,
}) => {
  const code: { url: string; type: string }[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (['script', 'stylesheet', 'font'].includes(type)) code.push({ url: response.url(), type })
  })
  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
  await page.goto(CHECK)
  await expect(page.getByRole('heading', { level: 1, name: 'Resultaten per functiegroep' })).toBeVisible()

  const from = (wanted: string) =>
    code.filter(({ type }) => type === wanted).map(({ url }) => new URL('/', url).href)
  expect(new Set(from('script'))).toEqual(new Set([host.url]))
  expect(new Set(from('stylesheet'))).toEqual(new Set([host.url]))
  expect(new Set(from('font'))).toEqual(new Set([`${portal.url}/`]))
  const unchecked = await page.evaluate(() => {
    const { integrity } = JSON.parse(document.querySelector('script[type="importmap"]')!.textContent!)
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name))
    return [
      ...sheets.filter((link) => !link.integrity).map(({ href }) => href),
      ...scripts.filter(({ name }) => !integrity[name]).map(({ name }) => name),
    ]
  })
  expect(unchecked).toEqual([])
})

test('a script that was changed on the other host is not executed', async ({ page, host, browserErrors }) => {
  host.setMode('tampered')
  await page.goto('/inloggen')
  await expect.poll(() => browserErrors.join()).toContain('integrity')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  browserErrors.length = 0
})

test('a style sheet that was changed on the other host is not applied', { tag: '@deep' }, async ({
  page,
  host,
  browserErrors,
}) => {
  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  host.setMode('tampered styles')
  await page.goto(CHECK)
  await expect(page.getByRole('alert')).toContainText('Dit onderdeel is nu niet bereikbaar.')
  expect(browserErrors.join()).toContain('integrity')
  const applied = await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length)
  expect(applied).toBe(0)
  browserErrors.length = 0
})
