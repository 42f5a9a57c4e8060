import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, logIn, test } from './portal.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, and whether the page fits in its window, narrow and wide. */
async function isAccessible(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `pixels that stick out at ${width}`).toBeLessThanOrEqual(0)
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [path, name] of [
  ['/inloggen', 'Inloggen'],
  ['/aanmelden', 'Aanmelden'],
  ['/geen-toegang', 'Geen toegang'],
  ['/bestaat-niet', 'Niet gevonden'],
  ['/website/', 'Goed werk begint met een veilige werkplaats'],
] as const) {
  test(`${path} for a visitor`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await isAccessible(page)
  })
}

test('a refused form', async ({ page }) => {
  await page.goto('/aanmelden')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await isAccessible(page)
})

test('the pages of somebody who is logged in', async ({ page }) => {
  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()).toBeVisible()
  await isAccessible(page)

  await page
    .getByRole('link', { name: /^Bekijk Verbeterchecks van/ })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Verbeterchecks' })).toBeVisible()
  await isAccessible(page)

  await page.goto('/bedrijf-toevoegen')
  await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
  await isAccessible(page)
})

test('the keyboard alone logs in, adds a company and reaches its checks', async ({ page, portal }) => {
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'button' | 'link' | 'radio') => {
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (await focused.and(page.getByRole(role, { name })).count()) return
    }
    throw new Error(`Tab does not lead to ${role} ${name}`)
  }

  await page.goto('/inloggen?redirect=/bedrijf-toevoegen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('E-mailadres', 'textbox')
  await page.keyboard.type('eigenaar@demo.nl')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Welkom2026')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
  await tabTo('Bedrijfsnaam', 'textbox')
  await page.keyboard.type('Alleen Toetsen')
  await tabTo('minder dan 10 medewerkers', 'radio')
  await page.keyboard.press('ArrowDown')
  await tabTo('Bedrijf aanmaken', 'button')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Alleen Toetsen')).toBeFocused()
  expect(await portal.sql`select number_of_employees from company where name = 'Alleen Toetsen'`).toEqual([
    { number_of_employees: '10-100' },
  ])
  await page.keyboard.press('Shift+Tab')
  await tabTo('Start Verbetercheck: Fysieke belasting', 'link')
})
