import type { Page } from '@playwright/test'

import { accountLink, expect, logInWithWidget } from '../harness/two-domains.ts'
import { goThroughVisitorForms } from './visitor-forms.ts'

export const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

/** The page violated its policy only with the product's picture, which is then not shown. */
export async function expectOnlyPictureBlocked(page: Page, portal: string, browserErrors: string[]) {
  const picture = `${portal}/products/poster-gehoorbescherming.svg`
  expect([...new Set(await violations(page))]).toEqual([`img-src ${picture}`])
  expect(browserErrors.filter((error) => !error.includes(picture))).toEqual([])
  browserErrors.length = 0
}

/** Uses every panel of a page with `allWidgets`. */
export async function useEverything(page: Page) {
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Toegevoegd: 2 × Poster Tillen doe je zo.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
  const card = page.getByRole('dialog', { name: 'Poster Gehoorbescherming op' })
  await card.getByRole('button', { name: 'In winkelwagen' }).click()
  await expect(card.getByRole('status')).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Winkelwagen/ }).click()
  await page.getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' }).selectOption('3')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await goThroughVisitorForms(page)
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await accountLink(page).click()
  await expect(page.getByRole('button', { name: 'Log uit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Log uit' })).toHaveCount(0)
  await expect(accountLink(page)).toBeFocused()
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveCount(2)
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  await expect(page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Collega' }).check()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Jan')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('link', { name: 'Nodig iemand uit' })).toBeFocused()
}
