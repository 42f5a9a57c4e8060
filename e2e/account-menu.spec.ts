import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, logIn, logOut, test, withPortal } from './portal.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Account van Eigenaar Demo' })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What the shell loads later than its first page. */
const isMenu = ({ pathname }: URL) => /^\/\d+\.\w+\.js$/.test(pathname)

async function addCompany(page: Page, origin = '') {
  await page.goto(`${origin}/inloggen?redirect=/bedrijf-toevoegen`)
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
}

test('the keyboard opens it, goes somewhere without a reload, and logs out', async ({ page, portal }) => {
  await addCompany(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))

  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'Mijn bedrijven')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeFocused()

  await page.keyboard.press('Space')
  await expect(item(page, 'Mijn bedrijven')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  expect(documents).toEqual([])

  await account(page).press('Enter')
  await page.keyboard.press('l')
  await expect(item(page, 'Log uit')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/website/`)
})

test('it is fetched when it is wanted, and a press in between is enough', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route(isMenu, async (route) => {
    asked++
    await released
    await route.continue()
  })
  await addCompany(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)

  const { width } = (await account(page).boundingBox())!
  await account(page).click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(account(page)).toBeFocused()
  release()
  await expect(item(page, 'Mijn bedrijven')).toBeFocused()
  expect((await page.locator('.bw-header-account').boundingBox())!.width).toBe(width)
  await item(page, 'Mijn bedrijven').click()
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
})

test('when it cannot be fetched one logs out in the bar', async ({ page, portal, complaints }) => {
  await page.route(isMenu, (route) => route.abort())
  await addCompany(page)
  await account(page).press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log uit' })).toBeVisible()
  await expect(account(page)).toBeFocused()
  for (const name of ['Mijn bedrijven', 'Mijn gegevens', 'Mijn bestellingen']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name }).last()).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/website/`)
  complaints.length = 0
})

test('a server that is gone cannot log one out', async ({ page }) => {
  await withPortal({}, async (portal) => {
    await addCompany(page, portal.url)
    await account(page).hover()
    await account(page).click()
    await expect(item(page, 'Log uit')).toBeVisible()
    await portal.kill()
    await item(page, 'Log uit').click()
    await expect(page.getByRole('alert')).toHaveText(
      'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
    )
    await expect(account(page)).toBeFocused()

    await portal.restart()
    await logOut(page)
    await expect(page).toHaveURL(`${portal.url}/website/`)
  })
})

test('open, it is accessible and fits', async ({ page }) => {
  await addCompany(page)
  for (const [width, forcedColors] of [
    [320, 'none'],
    [1280, 'none'],
    [320, 'active'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ forcedColors })
    await account(page).press('Enter')
    await expect(item(page, 'Mijn bedrijven')).toBeFocused()

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    for (const target of await page.getByRole('menuitem').all()) {
      const box = (await target.boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeFocused()
  }
})
