import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { missingWordPress, PASSWORD, startWordPress, type WordPress } from '../../testing/fakes/wordpress.ts'
import { pickAddress } from '../../testing/harness/server.ts'
import { LONGEST_TEST_MS } from '../../testing/limits.ts'
import { test as base, expect } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'
import { accountLink, logInWithWidget } from '../harness/two-domains.ts'

// The plugin's blocks in the editor of a real WordPress, on another subdomain than the portal.

const DOMAIN = 'bw.localhost'
const missing = missingWordPress()

/** `isFramed`: whether the editor shows the post in a frame, as newer versions do. */
type Site = WordPress & { url: string; portal: Portal; isFramed: boolean }

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const address = await pickAddress(`www.${DOMAIN}`)
      const { port, url } = await pickAddress(`mijn.${DOMAIN}`)
      const plugin = join(import.meta.dirname, '../../website/wordpress/beterwerk-widgets')
      const wordpress = await startWordPress(plugin, address)
      await wordpress.php(`activate_plugin('beterwerk-widgets/beterwerk-widgets.php');
        update_option('beterwerk_portal', '${url}');
        $seen = array('core/edit-post' => array('welcomeGuide' => false), '_modified' => gmdate('c'));
        update_user_meta(get_user_by('login', 'author')->ID, 'wp_persisted_preferences', $seen);`)
      const settings = { PORT: port, PUBLIC_URL: url, WEBSITE_ORIGINS: address.url, COOKIE_DOMAIN: DOMAIN }
      const version = await wordpress.php("echo get_bloginfo('version');")
      const isFramed = version.localeCompare('6.3', 'en', { numeric: true }) >= 0
      await withPortal(settings, (portal) => use({ ...wordpress, url: address.url, portal, isFramed }))
      await wordpress.stop()
    },
    { scope: 'worker', timeout: LONGEST_TEST_MS },
  ],
  portal: [async ({ site }, use) => use(site.portal), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
})

test.skip(missing !== undefined, missing)
// One after another, in one WordPress.
test.describe.configure({ mode: 'default' })
// The editor closes its sidebar on a narrower window.
test.use({ viewport: { width: 1600, height: 1000 } })

async function writePost(page: Page, site: Site, title: string) {
  await page.goto('/wp-login.php')
  const user = page.getByLabel('Username or Email Address')
  // The page moves the focus there shortly after it is loaded.
  await expect(user).toBeFocused()
  await user.fill('author')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/wp-admin/**')
  await page.goto('/wp-admin/post-new.php')
  await canvasOf(page, site).getByRole('textbox', { name: 'Add title' }).fill(title)
}

const canvasOf = (page: Page, { isFramed }: Site) =>
  isFramed ? page.frameLocator('iframe[name="editor-canvas"]') : page.locator('body')

/** The block without what the editor announces. */
const blockOf = (page: Page, site: Site) =>
  canvasOf(page, site).getByRole('document', { name: 'Block: Beterwerk' })

async function insertBlock(page: Page, name: string) {
  const inserter = page.getByRole('button', { name: /block inserter/i }).first()
  await inserter.click()
  await page.getByRole('searchbox', { name: /^search/i }).fill('beterwerk')
  // The icon before the name is a character of a font.
  await page.getByRole('option', { name: new RegExp(`${name}$`) }).click()
  await inserter.click()
}

async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(panel.getByText('is now live')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('post')!
  await page.reload()
  return id
}

test('an author puts a product on a page, and a visitor puts it in the cart', async ({
  page,
  browser,
  site,
  browserErrors,
}) => {
  await writePost(page, site, 'Posters')
  await insertBlock(page, 'Beterwerk')
  const canvas = canvasOf(page, site)
  await page.getByRole('combobox', { name: 'Wat doet de link' }).selectOption('Product in winkelwagen')
  await expect(canvas.getByRole('status')).toHaveText('12 producten gevonden')
  await canvas.getByRole('searchbox', { name: 'Zoek een product' }).fill('  GEHÓOR poster ')
  await expect(canvas.getByRole('status')).toHaveText('1 product gevonden')
  await canvas.getByRole('button', { name: 'Poster Gehoorbescherming op' }).click()
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
  await expect(canvas.getByRole('textbox', { name: 'Tekst van de link' })).toHaveText('In winkelwagen')
  await expect(canvas.getByText('Poster Gehoorbescherming op', { exact: true })).toBeVisible()
  const id = await publish(page)
  await expect(canvas.getByText('Poster Gehoorbescherming op', { exact: true })).toBeVisible()
  await expect(page.getByText(/unexpected or invalid content/)).toBeHidden()
  browserErrors.length = 0

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto(`/?p=${id}`)
  const link = visitor.getByRole('link', { name: 'In winkelwagen: Poster Gehoorbescherming op' })
  await expect(link).toHaveAttribute('href', `${site.portal.url}/winkelwagen?product=5&aantal=3`)
  const picture = visitor.locator(`img[src="${site.portal.url}/products/poster-gehoorbescherming.svg"]`)
  await expect(picture).toHaveJSProperty('complete', true)
  await link.click()
  await expect(visitor.getByRole('status')).toContainText('Toegevoegd: 3 × Poster Gehoorbescherming op.')
  await visitor.goto(`${site.portal.url}/winkelwagen`)
  await expect(visitor.getByText('Poster Gehoorbescherming op').first()).toBeVisible()
  await visitor.context().close()
})

test('a visitor logs in with a link of the block, and sees what is for users only', async ({
  page,
  browser,
  site,
  browserErrors,
}) => {
  await writePost(page, site, 'Welkom')
  await insertBlock(page, 'Beterwerk')
  const canvas = canvasOf(page, site)
  await canvas.getByRole('textbox', { name: 'Tekst van de link' }).fill('Log in & begin')
  await page.getByRole('checkbox', { name: 'Als knop' }).check()
  await insertBlock(page, 'Beterwerk: voor sommige bezoekers')
  await canvas.getByLabel(/^Empty block/).fill('Fijn dat je er weer bent')
  const id = await publish(page)
  await expect(canvas.getByText('Fijn dat je er weer bent')).toBeVisible()
  await expect(page.getByText(/unexpected or invalid content/)).toBeHidden()
  browserErrors.length = 0

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto(`/?p=${id}`)
  await expect(visitor.getByText('Fijn dat je er weer bent')).toBeHidden()
  const link = visitor.getByRole('link', { name: 'Log in & begin' })
  await expect(link).toHaveClass('wp-block-button__link wp-element-button')
  await link.click()
  await logInWithWidget(visitor, 'eigenaar@demo.nl')
  await expect(accountLink(visitor)).toBeVisible()
  await expect(visitor.getByText('Fijn dat je er weer bent')).toBeVisible()
  await visitor.context().close()
})

test('the block asks for the external id of a company', async ({ page, site, browserErrors }) => {
  const company = '5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10'
  await writePost(page, site, 'Meekijken')
  await insertBlock(page, 'Beterwerk')
  const block = blockOf(page, site)
  await page.getByRole('combobox', { name: 'Wat doet de link' }).selectOption('Iemand laten meekijken')
  await expect(block.getByText(/Vul in de zijbalk de externe id van het bedrijf in/)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Externe id van het bedrijf' })
  await field.fill('ons bedrijf')
  await expect(block.getByText(/Dit is geen externe id/)).toBeVisible()
  await field.fill(` ${company} `)
  await expect(block.getByText(/Dit is geen externe id/)).toBeHidden()
  const id = await publish(page)
  browserErrors.length = 0
  await page.goto(`/?p=${id}`)
  await expect(page.getByRole('link', { name: 'Laat iemand meekijken' })).toHaveAttribute(
    'href',
    `${site.portal.url}/bedrijven/externalId/${company}?venster=uitnodigen`,
  )
})

test('without the products, the block says why and takes a number', async ({ page, site, browserErrors }) => {
  const elsewhere = 'http://127.0.0.1:1'
  await site.php(`update_option('beterwerk_portal', '${elsewhere}');`)
  await writePost(page, site, 'Ergens anders')
  await insertBlock(page, 'Beterwerk')
  const block = blockOf(page, site)
  await page.getByRole('combobox', { name: 'Wat doet de link' }).selectOption('Product in winkelwagen')
  await expect(block.getByText(/De producten zijn niet geladen/)).toBeVisible()
  await block.getByRole('spinbutton', { name: 'Nummer van het product' }).fill('7')
  await block.getByRole('button', { name: 'Kies dit nummer' }).click()
  await expect(page.getByText('Product 7')).toBeVisible()
  const id = await publish(page)
  const link = block.getByRole('textbox', { name: 'Tekst van de link' })
  await expect(link).toHaveAttribute('href', `${elsewhere}/winkelwagen?product=7&aantal=1`)

  await site.php(`update_option('beterwerk_portal', '${site.portal.url}');`)
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
  await block.getByRole('button', { name: 'Adres bijwerken' }).click()
  await expect(link).toHaveAttribute('href', `${site.portal.url}/winkelwagen?product=7&aantal=1`)
  await expect(block.getByRole('button', { name: 'Adres bijwerken' })).toBeHidden()
  browserErrors.length = 0
})
