import type { Page } from '@playwright/test'

import { expectNoViolations, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Account van Eigenaar Demo' })
const panel = (page: Page) => page.locator('.bw-header-panel')
const link = (page: Page, name: string) => panel(page).getByRole('link', { name })
const logOutButton = (page: Page) => panel(page).getByRole('button', { name: 'Log uit' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function openAddCompany(page: Page) {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijf-toevoegen')
  await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
}

test('by keyboard it opens, leads to a page without a reload, and logs out', async ({ page, portal }) => {
  await openAddCompany(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))

  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Mijn bedrijven')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeFocused()
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  expect(documents).toEqual([])

  await account(page).press('Enter')
  for (const name of ['Mijn bedrijven', 'Mijn gegevens', 'Mijn bestellingen']) {
    await page.keyboard.press('Tab')
    await expect(link(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(logOutButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/website/`)
})

test('a click or focus elsewhere closes it', async ({ page }) => {
  await openAddCompany(page)
  await account(page).click()
  await expect(logOutButton(page)).toBeVisible()
  await heading(page, 'Maak je bedrijf aan').click()
  await expect(panel(page)).toHaveCount(0)

  await account(page).press('Enter')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
  await expect(panel(page)).toHaveCount(0)
  await account(page).click()
  await account(page).click()
  await expect(panel(page)).toHaveCount(0)
})

test('open, it is accessible and fits', async ({ page }) => {
  await openAddCompany(page)
  for (const [width, forcedColors] of [
    [NARROW, 'none'],
    [WIDE, 'none'],
    [NARROW, 'active'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ forcedColors })
    await account(page).press('Enter')
    await expect(link(page, 'Mijn bedrijven')).toBeVisible()

    // The panel covers the page for now, so the contrast behind it does not matter.
    await expectNoViolations(page, '.bw-header-panel')
    for (const target of await panel(page).getByRole('link').or(logOutButton(page)).all()) {
      const box = (await target.boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeFocused()
  }
})
