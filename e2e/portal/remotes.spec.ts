import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { startRemoteHost } from '../../testing/fakes/remote-host.ts'
import { buildChanged } from '../harness/build-changed.ts'
import { test as base, expect, logIn, logInAndOpen } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// A portal whose companies remote is deployed on its own host, which fails in several ways.

type Host = Awaited<ReturnType<typeof startRemoteHost>>

const test = base.extend<{ host: Host }, { deployed: { host: Host; portal: Portal } }>({
  deployed: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const host = await startRemoteHost('dist')
      const settings = {
        REMOTES: JSON.stringify({ companies: { entry: host.entryOf('companies'), integrity: 'none' } }),
      }
      await withPortal(settings, (portal) => use({ host, portal }))
      await host.stop()
    },
    { scope: 'worker' },
  ],
  portal: [async ({ deployed }, use) => use(deployed.portal), { scope: 'worker' }],
  // A failing test ends its worker and with it the host: the next one starts with a working host.
  host: async ({ deployed }, use) => use(deployed.host),
})

// One portal for all tests, in one worker.
test.describe.configure({ mode: 'default' })

const boundary = (page: Page) => page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })
const companies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })

const slowLoading = (page: Page) => page.getByText('Het laden duurt langer dan normaal.')
const retryOfSlowLoading = (page: Page) =>
  slowLoading(page).locator('..').getByRole('button', { name: 'Opnieuw' })

async function openCompanies(page: Page) {
  // A page of the shell, which needs no remote to log in.
  await logInAndOpen(page, 'eigenaar@demo.nl', '/geen-toegang')
  await page.goto('/bedrijven')
}

/** Expects the error page of the remote, and that other remotes work. Ends on the error page. */
async function expectRestToWork(page: Page) {
  await expect(page.getByRole('alert')).toContainText('Dit onderdeel is nu niet bereikbaar.')
  await expect(page.getByRole('alert')).toContainText('De rest van je omgeving werkt gewoon.')
  await expect(page.getByRole('banner')).toContainText('Eigenaar Demo')
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent al ingelogd' })).toBeVisible()
  await page.getByRole('link', { name: 'Naar mijn bedrijven' }).click()
}

async function expectRecovery(page: Page) {
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(companies(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()).toBeVisible()
}

test('a remote on a host of its own', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(companies(page)).toBeVisible()
})

test('a remote that is down', async ({ page, host, browserErrors }) => {
  await host.stop()
  await openCompanies(page)
  await expect(boundary(page)).toBeVisible()
  await expectRestToWork(page)
  await expect(boundary(page)).toBeVisible()
  await host.resume()
  await expectRecovery(page)
  browserErrors.length = 0
})

test('a remote that does not respond', { tag: '@deep' }, async ({ page, host, browserErrors }) => {
  /** Longer than code may take to load. */
  async function expectTimeout() {
    await page.clock.fastForward(5_000)
    await expect(slowLoading(page)).toBeVisible()
    await page.clock.fastForward(110_000)
    await expect(slowLoading(page)).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect(boundary(page)).toBeVisible()
    await expect(slowLoading(page)).toBeHidden()
  }
  host.setMode('held')
  await page.clock.install()
  await openCompanies(page)
  await expect(page.getByText('De pagina wordt geladen')).toBeVisible()
  await expectTimeout()
  await expectRestToWork(page)
  await expectTimeout()
  host.setMode('normal')
  await expectRecovery(page)
  browserErrors.length = 0
})

test('a remote, and a page of it, that are late are loaded after all', { tag: '@deep' }, async ({
  page,
  host,
}) => {
  host.setMode('held')
  await page.clock.install()
  await openCompanies(page)
  await expect(page.getByText('De pagina wordt geladen')).toBeVisible()
  await page.clock.fastForward(5_000)
  const requested = page.waitForRequest(host.entryOf('companies'))
  await retryOfSlowLoading(page).click()
  await requested
  await page.clock.fastForward(100_000)
  await expect(slowLoading(page)).toBeVisible()
  host.setMode('normal')
  await expect(companies(page)).toBeVisible()
  await expect(slowLoading(page)).toBeHidden()
  // Otherwise their request meets its time limit below.
  await expect(page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()).toBeVisible()

  host.setMode('held')
  await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await page.clock.fastForward(100_000)
  await expect(slowLoading(page)).toBeVisible()
  host.setMode('normal')
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeVisible()
})

test('a remote whose code is invalid', { tag: '@deep' }, async ({ page, host, browserErrors }) => {
  host.setMode('corrupt')
  await openCompanies(page)
  await expect(boundary(page)).toBeVisible()
  await expectRestToWork(page)
  await expect(boundary(page)).toBeVisible()
  host.setMode('normal')
  await expectRecovery(page)
  browserErrors.length = 0
})

test('a remote that fails once is loaded again without a message', { tag: '@deep' }, async ({
  page,
  host,
  browserErrors,
}) => {
  host.setMode('corrupt once')
  await openCompanies(page)
  await expect(companies(page)).toBeVisible()
  browserErrors.length = 0
})

test('a page that was open at a deployment, whose next part is gone, loads itself anew at the next page', async ({
  page,
  host,
  browserErrors,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-deployed-'))
  cpSync('dist', folder, { recursive: true })
  await openCompanies(page)
  await expect(companies(page)).toBeVisible()
  for (const file of globSync('remotes/companies/*.js', { cwd: folder, exclude: ['**/remoteEntry.js'] }))
    rmSync(join(folder, file))
  host.deploy(folder)
  // The new document asks for the parts of the new build.
  page.on('request', (request) => request.isNavigationRequest() && host.deploy('dist'))
  await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeVisible()
  browserErrors.length = 0
  rmSync(folder, { recursive: true })
})

test('a page whose code is gone after a deployment, also from the new one, says so', {
  tag: '@deep',
}, async ({ page, host, browserErrors }) => {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-deployed-'))
  cpSync('dist', folder, { recursive: true })
  await openCompanies(page)
  await expect(companies(page)).toBeVisible()

  for (const file of globSync('remotes/companies/*.js', { cwd: folder, exclude: ['**/remoteEntry.js'] }))
    rmSync(join(folder, file))
  host.deploy(folder)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await expect(boundary(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/bedrijf-toevoegen'])
  host.deploy('dist')
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeVisible()
  browserErrors.length = 0
  rmSync(folder, { recursive: true })
})

test('a remote that was built with other shared code is refused, without a new version of the product', async ({
  page,
  host,
  browserErrors,
}) => {
  const { folder, remove } = buildChanged('companies', {
    'shared/ui/PageHeading.tsx': (text) => `${text}\nexport const Added = () => <p>Nieuw</p>\n`,
    'remotes/companies/company/AddCompanyPage.tsx': (text) =>
      text
        .replace('{ PageHeading }', '{ Added, PageHeading }')
        .replace(/<PageHeading>/, '<Added /><PageHeading>'),
  })
  host.deploy(folder)
  await openCompanies(page)
  await expect(boundary(page)).toBeVisible()
  await expectRestToWork(page)
  await expect(boundary(page)).toBeVisible()
  host.deploy('dist')
  await expectRecovery(page)
  browserErrors.length = 0
  remove()
})

test('a remote that was built with the same shared code is deployed alone, and taken back', {
  tag: '@deep',
}, async ({ page, host }) => {
  const { folder, remove } = buildChanged('companies', {
    'remotes/companies/my-companies/MyCompaniesPage.tsx': (text) =>
      text.replaceAll('Mijn bedrijven', 'Onze bedrijven'),
  })
  await openCompanies(page)
  await expect(companies(page)).toBeVisible()
  host.deploy(folder)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Onze bedrijven' })).toBeVisible()
  host.deploy('dist')
  await page.reload()
  await expect(companies(page)).toBeVisible()
  remove()
})

test('a remote that is deployed alone brings a page of its own', { tag: '@deep' }, async ({ page }) => {
  const { folder, remove } = buildChanged('shop', {
    'remotes/shop/pages.ts': (text) =>
      text.replace('= {', "= {\n  hello: { path: '/hallo', shape: 'reading' },"),
    'remotes/shop/routes.tsx': (text) =>
      text.replace(
        'site: [',
        "site: [{ path: pages.hello.path, handle: { access: 'public' }, lazy: () => import('./HelloPage.tsx') },",
      ),
    'remotes/shop/HelloPage.tsx': () => 'export const Component = () => <h1 tabIndex={-1}>Hallo</h1>\n',
  })
  const host = await startRemoteHost(folder)
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const shop = {
    entry: host.entryOf('shop'),
    integrity: read('remotes/shop/integrity.json'),
    pages: read('pages.json'),
  }
  await withPortal({ REMOTES: JSON.stringify({ shop }) }, async ({ url }) => {
    const response = await page.goto(`${url}/hallo`)
    expect(response!.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo' })).toBeVisible()
    await page.goto(`${url}/winkelwagen`)
    await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible()
  })
  await host.stop()
  remove()
})

test.describe('with the integrity of its scripts', () => {
  const integrityOf = (remote: string): Record<string, string> =>
    JSON.parse(readFileSync(`dist/remotes/${remote}/integrity.json`, 'utf8'))

  async function withIntegrity(page: Page, host: Host, integrity: object, run: () => Promise<void>) {
    const remote = { entry: host.entryOf('companies'), integrity }
    await withPortal({ REMOTES: JSON.stringify({ companies: remote }) }, async ({ url }) => {
      await page.goto(`${url}/inloggen`)
      await logIn(page, 'eigenaar@demo.nl')
      await run()
    })
  }
  const addCompany = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' })

  test('a changed script of a remote, its entry or a chunk, is not executed', { tag: '@deep' }, async ({
    page,
    host,
    browserErrors,
  }) => {
    await withIntegrity(page, host, integrityOf('companies'), async () => {
      await expect(companies(page)).toBeVisible()
      expect(browserErrors).toEqual([])
      host.setMode('tampered')
      await addCompany(page).click()
      await expect(boundary(page)).toBeVisible()
      await page.goto(new URL('/bedrijven', page.url()).href)
      await expect(boundary(page)).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Eigenaar Demo')
      host.setMode('normal')
      await expectRecovery(page)
    })
    browserErrors.length = 0
  })

  test('a script whose integrity is not known is not executed', { tag: '@deep' }, async ({
    page,
    host,
    browserErrors,
  }) => {
    const { 'remoteEntry.js': entry } = integrityOf('companies')
    await withIntegrity(page, host, { 'remoteEntry.js': entry }, async () => {
      await expect(boundary(page)).toBeVisible()
    })
    browserErrors.length = 0
  })
})

test('the client of the API is bundled once, so that the shell recognises the errors of a remote', () => {
  const files = globSync(['dist/*.js', 'dist/remotes/*/*.js'])
  const withClient = files.filter((file) => readFileSync(file, 'utf8').includes('HTTPError'))
  expect(withClient).toEqual([expect.stringMatching(/^dist[\\/]main\./)])
})
