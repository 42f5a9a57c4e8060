import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { startRemoteHost } from '../testing/fakes/remote-host.ts'
import { test as base, expect, logIn, withPortal } from './portal.ts'

// The companies remote is deployed on a host of its own here, and that host has bad days.

type Host = Awaited<ReturnType<typeof startRemoteHost>>

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  host: async ({}, use) => {
    const host = await startRemoteHost('dist')
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) =>
    withPortal({ REMOTES: JSON.stringify({ companies: host.entryOf('companies') }) }, ({ url }) => use(url)),
})

const boundary = (page: Page) => page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })
const companies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })

async function seesTheRestWork(page: Page) {
  await expect(page.getByRole('alert')).toContainText('Dit onderdeel is nu niet bereikbaar.')
  await expect(page.getByRole('banner')).toContainText('Eigenaar Demo')
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent al ingelogd' })).toBeVisible()
  await page.getByRole('link', { name: 'Naar mijn bedrijven' }).click()
  await expect(boundary(page)).toBeVisible({ timeout: 30_000 })
}

async function recovers(page: Page) {
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(companies(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/inloggen')
})

test('a remote on a host of its own', async ({ page }) => {
  await logIn(page, 'eigenaar@demo.nl')
  await expect(companies(page)).toBeVisible()
})

test('a remote that is down', async ({ page, host, complaints }) => {
  await host.stop()
  await logIn(page, 'eigenaar@demo.nl')
  await expect(boundary(page)).toBeVisible()
  await seesTheRestWork(page)
  await host.resume()
  await recovers(page)
  complaints.length = 0
})

for (const [what, mood] of [
  ['does not answer', 'slow'],
  ['answers nonsense', 'corrupt'],
] as const) {
  test(`a remote that ${what}`, async ({ page, host, complaints }) => {
    test.slow()
    host.behave(mood)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(boundary(page)).toBeVisible({ timeout: 30_000 })
    await seesTheRestWork(page)
    host.behave('well')
    await recovers(page)
    complaints.length = 0
  })
}

test('a remote that stumbles once is tried again, and nobody notices', async ({ page, host, complaints }) => {
  host.behave('stumbling')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(companies(page)).toBeVisible()
  complaints.length = 0
})

test('a page whose code is gone after a deployment', async ({ page, host, complaints }) => {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-deployed-'))
  cpSync('dist', folder, { recursive: true })
  await logIn(page, 'eigenaar@demo.nl')
  await expect(companies(page)).toBeVisible()

  for (const file of globSync('remotes/companies/*.js', { cwd: folder, exclude: ['**/remoteEntry.js'] }))
    rmSync(join(folder, file))
  host.deploy(folder)
  await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await expect(boundary(page)).toBeVisible()
  host.deploy('dist')
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeVisible()
  complaints.length = 0
  rmSync(folder, { recursive: true })
})

test('a remote that was built for another version of the shell', async ({ page, host, complaints }) => {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-other-version-'))
  execFileSync('node', ['tools/build.ts', '--only', 'companies', '--out', folder], {
    env: { ...process.env, BUILD_VERSION: '99.0.0' },
  })
  host.deploy(folder)
  await logIn(page, 'eigenaar@demo.nl')
  await expect(boundary(page)).toBeVisible()
  await seesTheRestWork(page)
  host.deploy('dist')
  await recovers(page)
  complaints.length = 0
  rmSync(folder, { recursive: true })
})

test('the client of the API is there once: what a remote fails on, the shell knows', () => {
  const files = globSync(['dist/*.js', 'dist/remotes/*/*.js'])
  const withClient = files.filter((file) => readFileSync(file, 'utf8').includes('HTTPError'))
  expect(withClient).toEqual([expect.stringMatching(/^dist[\\/]main\./)])
})
