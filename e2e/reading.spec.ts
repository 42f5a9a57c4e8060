import type { Page } from '@playwright/test'
import { expectAriaSnapshot } from './expect-aria-snapshot.ts'
import { expect, logIn, test, withPortal } from './portal.ts'

// What a screen reader makes of each page: its parts, names and order, in Dutch. The snapshots in read-out/ are to be
// read; `npx playwright test reading --update-snapshots` writes them anew.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [name, path, title] of [
  ['login', '/inloggen', 'Inloggen'],
  ['registration', '/aanmelden', 'Aanmelden'],
  ['forgotten-password', '/wachtwoord-vergeten', 'Wachtwoord vergeten'],
  ['reset-impossible', '/wachtwoord-resetten?token=x', 'Wachtwoord resetten niet mogelijk'],
  ['no-access', '/geen-toegang', 'Geen toegang'],
  ['not-found', '/bestaat-niet', 'Niet gevonden'],
] as const) {
  test(`${path} read out`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expectAriaSnapshot(page.locator('body'), name)
  })
}

test('the cart of a visitor read out', async ({ page }) => {
  await page.goto('/winkelwagen')
  await expect(page.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeVisible()
  await expectAriaSnapshot(page.getByRole('main'), 'cart-empty')
  await page.goto('/winkelwagen?product=1&aantal=3')
  await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Fysieke belasting').first()).toBeVisible()
  await expectAriaSnapshot(page.getByRole('main'), 'cart')
})

// In a portal of its own: other tests add companies to theirs.
test('the pages of somebody who is logged in, read out', async ({ page }) => {
  await withPortal({}, async ({ url }) => {
    await page.goto(`${url}/inloggen`)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()).toBeVisible()
    for (const [name, path, title] of [
      ['my-companies', '/bedrijven', 'Mijn bedrijven'],
      ['checks', '/bedrijven/2/checks', 'Constructiebedrijf Maasoever'],
      ['company-details', '/bedrijven/2/info', 'Gegevens aanpassen'],
      ['start-check', '/check/start?check=MACHINE_SAFETY', 'Start verbetercheck'],
      ['add-company', '/bedrijf-toevoegen', 'Maak je bedrijf aan'],
      ['my-details', '/gegevens', 'Mijn gegevens'],
      ['change-password', '/gegevens/wachtwoord-wijzigen', 'Wachtwoord wijzigen'],
      ['orders', '/bestellingen', 'Mijn bestellingen'],
      ['already-logged-in', '/inloggen', 'Je bent al ingelogd'],
    ] as const) {
      await page.goto(url + path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByText('worden geladen')).toHaveCount(0)
      await expectAriaSnapshot(page.locator('body'), name)
    }
    await page.goto(`${url}/winkelwagen?product=1&aantal=3`)
    await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
    await page.getByRole('link', { name: 'Ga verder met bestellen' }).click()
    await expect(page.getByRole('combobox', { name: 'Bedrijf' })).toBeVisible()
    await expectAriaSnapshot(page.getByRole('main'), 'checkout')
  })
})

test('a refused form read out', async ({ page }) => {
  await page.goto('/inloggen')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAriaSnapshot(page.getByRole('main'), 'login-refused')
})

test('after each change of page focus is on its heading, and the title names it', async ({ page }) => {
  const arrives = async (name: string, ...crumbs: string[]) => {
    await expect(heading(page, name)).toBeFocused()
    await expect(page).toHaveTitle(['Beterwerk', ...crumbs].join(' – '))
  }
  const follow = (name: string | RegExp, area: 'main' | 'banner' | 'navigation' = 'main') =>
    page.getByRole(area).getByRole('link', { name }).first().click()

  await page.goto('/inloggen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await follow('Wachtwoord vergeten?')
  await arrives('Wachtwoord vergeten', 'Wachtwoord vergeten')
  await follow('Aanmelden')
  await arrives('Aanmelden', 'Aanmelden')
  await follow('Inloggen')
  await arrives('Inloggen', 'Inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await arrives('Mijn bedrijven', 'Mijn bedrijven')
  const name = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent())!
  await follow(`Bekijk Verbeterchecks van ${name}`)
  await arrives(name, 'Mijn bedrijven', name)
  await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link', { name: 'Mijn bedrijven' })
    .click()
  await arrives('Mijn bedrijven', 'Mijn bedrijven')
  const sidebar = page.getByRole('navigation', { name: 'Mijn omgeving' })
  await sidebar.getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await arrives('Maak je bedrijf aan', 'Bedrijf toevoegen')
  await sidebar.getByRole('link', { name: 'Mijn gegevens' }).click()
  await arrives('Mijn gegevens', 'Mijn gegevens')
  await follow('Wachtwoord wijzigen')
  await arrives('Wachtwoord wijzigen', 'Mijn gegevens', 'Wachtwoord wijzigen')
  await page.goBack()
  await arrives('Mijn gegevens', 'Mijn gegevens')
})
