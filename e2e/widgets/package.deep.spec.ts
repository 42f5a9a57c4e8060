import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { rspack } from '@rspack/core'

import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import { holdRequests } from '../harness/portal.ts'
import {
  accountLink,
  test as base,
  expect,
  loaderTag,
  logInWithWidget,
  type Website,
} from '../harness/two-domains.ts'
import { bundle, checkTypes, installPackage } from './install-package.ts'

// The npm package for developers of a website, as packed in `dist/package`.

const websiteFolder =
  (options: { hasReact: boolean }) =>
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  async ({}, use: (folder: string) => Promise<void>): Promise<void> => {
    const folder = createTemporaryFolder('beterwerk-consumer-')
    installPackage(folder, options)
    await use(folder)
    rmSync(folder, { recursive: true })
  }

const test = base.extend<object, { folder: string; plainFolder: string }>({
  folder: [websiteFolder({ hasReact: true }), { scope: 'worker' }],
  plainFolder: [websiteFolder({ hasReact: false }), { scope: 'worker' }],
})

for (const resolution of ['bundler', 'nodenext'] as const) {
  test(`its types are complete, and refuse wrong uses, without React: ${resolution}`, ({ plainFolder }) => {
    expect(checkTypes(plainFolder, ['main-uses.ts'], resolution)).toBe('')
  })

  test(`its types are complete, and refuse wrong uses, with React: ${resolution}`, ({ folder }) => {
    expect(checkTypes(folder, ['main-uses.ts', 'react-uses.tsx'], resolution)).toBe('')
  })
}

test('it is small, and contains what it needs and no more', async ({ folder }) => {
  const path = join(folder, 'node_modules/beterwerk-widgets')
  const read = (file: string) => readFileSync(join(path, file), 'utf8')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readdirSync(path).sort()).toEqual(['README.md', 'index.js', 'package.json', 'react.js', 'types'])
  expect(JSON.parse(read('package.json'))).toMatchObject({
    ...{ name: 'beterwerk-widgets', version, license: 'UNLICENSED' },
    ...{ peerDependencies: { react: '>=18' }, peerDependenciesMeta: { react: { optional: true } } },
  })
  expect(read('react.js')).toMatch(/^'use client'\n/)
  for (const [file, limit] of [
    ['index.js', 1_000],
    ['react.js', 1_500],
  ] as const) {
    const { code } = await rspack.experiments.swc.minify(read(file), {
      module: true,
      compress: true,
      mangle: true,
    })
    const bytes = brotliCompressSync(code).length
    process.stdout.write(`${file}: ${bytes} bytes, minified and compressed\n`)
    expect(bytes, file).toBeLessThanOrEqual(limit)
  }
})

const tags = (page: Page) => page.locator('script[src*="/bw."]')

test('a page made with React is rendered on the server and hydrated, and knows the user and the cart', async ({
  page,
  website,
  portal,
  folder,
}) => {
  const program = await bundle(folder, 'server.tsx', true)
  const html = execFileSync(process.execPath, [program, portal.url], { encoding: 'utf8' })
  website.putScript('/page.js', readFileSync(await bundle(folder, 'client.tsx'), 'utf8'))
  website.put('/', {
    head: '<script type="module" src="/page.js"></script>',
    body: `<div id="root" data-portal="${portal.url}">${html}</div>`,
  })
  const hydrate = await holdRequests(page, '**/page.js')
  await page.goto('/', { waitUntil: 'commit' })
  for (const [name, path] of [
    ['Inloggen', '/inloggen'],
    ['Winkelwagen', '/winkelwagen'],
    ['Mijn bedrijven', '/bedrijven'],
    ['Nodig iemand uit', '/bedrijven/externalId/7b3f?venster=uitnodigen'],
    ['Bestel de poster', '/winkelwagen?product=1&aantal=2'],
    ['Bestel de sticker', '/winkelwagen?product=2&aantal=1'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', portal.url + path)
  await expect(page.getByText('Even kijken')).toBeVisible()
  hydrate()
  await expect(page.getByText('Welkom, onbekende')).toBeVisible()
  await expect(page.getByText('In je mand: niets')).toBeVisible()
  await expect(tags(page)).toHaveCount(1)

  const login = page.getByRole('link', { name: 'Inloggen' })
  await expect(login).toHaveClass('knop')
  await expect(login).toHaveAttribute('title', 'Naar je omgeving')
  await page.getByRole('button', { name: 'Naar inloggen' }).click()
  await expect(login).toBeFocused()
  await login.press('Enter')
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(page.getByText('Welkom, Eigenaar Demo')).toBeVisible()
  await expect(accountLink(page)).toHaveText('Eigenaar Demo ▾')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(page.getByText('In je mand: 2 × 1')).toBeVisible()
  await page.getByRole('link', { name: 'Bestel de sticker' }).click()
  await expect(page.getByText('In je mand: 2 × 1, 1 × 2')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Welkom, Eigenaar Demo')).toBeVisible()
  await expect(page.getByText('In je mand: 2 × 1, 1 × 2')).toBeVisible()
  await expect(tags(page)).toHaveCount(1)
  await accountLink(page).click()
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(page.getByText('Welkom, onbekende')).toBeVisible()
})

type Exports = typeof import('beterwerk-widgets')
type Options = Parameters<Exports['loadWidgets']>[0]

/** Puts a page on the website where `load` can be called. */
async function putExports(website: Website, folder: string, page: Parameters<Website['put']>[1]) {
  website.putScript('/exports.js', readFileSync(await bundle(folder, 'expose.ts'), 'utf8'))
  website.put('/', { ...page, head: `${page.head ?? ''}<script type="module" src="/exports.js"></script>` })
}

/** Calls `loadWidgets` on the page twice. Returns the user that the second call knows, or why it failed. */
const load = (page: Page, options: Options) =>
  page.evaluate(async (options) => {
    const { loadWidgets } = (window as unknown as { widgets: Exports }).widgets
    loadWidgets(options).catch(() => undefined)
    return loadWidgets(options).then(
      ({ user }) => user,
      ({ message }: Error) => message,
    )
  }, options)

test('it loads the loader that is pinned, and gives every module the nonce', async ({
  page,
  website,
  portal,
  plainFolder,
}) => {
  await putExports(website, plainFolder, {
    body: `<a href="${portal.url}/inloggen">Inloggen</a>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-abc'; connect-src ${portal.url}; img-src data:`,
    },
  })
  await page.goto('/')
  const { src, integrity } = JSON.parse(readFileSync('dist/widgets/loader.json', 'utf8'))
  expect(await load(page, { portal: portal.url, integrity, nonce: 'abc' })).toBeNull()
  await expect(tags(page)).toHaveCount(1)
  await expect(tags(page)).toHaveAttribute('src', portal.url + src)
  await expect(tags(page)).toHaveAttribute('integrity', integrity)
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeVisible()
})

test('it uses the tag that a page has already, as the strictest policy requires', async ({
  page,
  website,
  portal,
  plainFolder,
}) => {
  await putExports(website, plainFolder, {
    head: loaderTag(portal.url),
    body: `<a href="${portal.url}/inloggen">Inloggen</a>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self' ${portal.url}; connect-src ${portal.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  const late = await holdRequests(page, '**/bw.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'widgets' in window)
  const loaded = load(page, { portal: portal.url })
  await expect(tags(page)).toHaveCount(1)
  late()
  expect(await loaded).toBeNull()
  expect(await load(page, { portal: `${portal.url}/` })).toBeNull()
  await expect(tags(page)).toHaveCount(1)
})

test('it says when the widgets cannot be loaded, and tries again', async ({
  page,
  website,
  portal,
  plainFolder,
  browserErrors,
}) => {
  await putExports(website, plainFolder, { body: '<form name="bw"></form><img name="head" alt="">' })
  await page.route('**/bw.js', (route) => route.abort())
  await page.goto('/')
  const failure = `The widgets of ${portal.url} cannot be loaded, or share no cookie with this page`
  expect(await load(page, { portal: portal.url })).toBe(failure)
  await expect(tags(page)).toHaveCount(0)
  await page.unroute('**/bw.js')
  expect(await load(page, { portal: portal.url })).toBeNull()
  await expect(tags(page)).toHaveCount(1)

  await page.goto(website.url.replace('www.bw.localhost', '127.0.0.1'))
  expect(await load(page, { portal: portal.url })).toBe(failure)
  await page.reload()
  expect(await load(page, { portal: portal.url, cookieDomain: 'bw.localhost' })).toBeNull()
  expect(browserErrors).toEqual([])
})
