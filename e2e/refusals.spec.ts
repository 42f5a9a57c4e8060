import type { Page } from '@playwright/test'

import { expect, logIn, PASSWORD, test, withPortal } from './portal.ts'

// What is refused is refused with the right sentence, and nothing that was typed is lost.

const PASSWORD_RULE =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'

async function fillInRegistration(page: Page, email: string, password: string) {
  await page.goto('/aanmelden')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Jan')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Lasser')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal je wachtwoord').fill(password)
  await page.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).check()
  await page.getByRole('checkbox', { name: /privacyverklaring/ }).check()
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

test('a password without an upper case letter', async ({ page, portal }) => {
  await fillInRegistration(page, 'jan@lasserij.nl', 'lasser26')

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Niet alle velden zijn correct ingevuld')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    new RegExp(PASSWORD_RULE),
  )
  await expect(page).toHaveTitle(/^\(1 fout\) Beterwerk – Aanmelden$/)
  await summary.getByRole('link', { name: PASSWORD_RULE }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('lasser26')
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Jan')
  expect(await portal.sql`select 1 from person where email = 'jan@lasserij.nl'`).toEqual([])
})

test('an address that has an account already', async ({ page, portal }) => {
  await fillInRegistration(page, 'Eigenaar@demo.nl', PASSWORD)

  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveAccessibleDescription(
    /Er is al een account met dit e-mailadres/,
  )
  await expect(page.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Lasser')
  expect(await portal.sql`select 1 from person where lower(email) = 'eigenaar@demo.nl'`).toHaveLength(1)
})

test('five wrong logins, and then the right one', async ({ page }) => {
  await page.goto('/inloggen')
  for (let attempt = 0; attempt < 5; attempt++) {
    await logIn(page, 'adviseur@demo.nl', `Welkom202${attempt}`)
    await expect(page.getByRole('alert')).toContainText('Het e-mailadres of het wachtwoord klopt niet.')
  }
  await logIn(page, 'adviseur@demo.nl')
  await expect(page.getByRole('alert')).toContainText(/te vaak/)
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('adviseur@demo.nl')

  await logIn(page, 'collega@demo.nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
})

test.describe('a company', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/inloggen?redirect=/bedrijf-toevoegen')
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeVisible()
  })

  test('without a name', async ({ page }) => {
    await page.getByRole('radio', { name: 'meer dan 500 medewerkers' }).check()
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()

    await expect(page.getByRole('alert')).toContainText('Niet alle velden zijn correct ingevuld')
    const name = page.getByRole('textbox', { name: 'Bedrijfsnaam' })
    await expect(name).toHaveAccessibleDescription(/Dit is een verplicht veld\./)
    await expect(page.getByRole('radio', { name: 'meer dan 500 medewerkers' })).toBeChecked()
    await name.fill('Weer goed')
    await expect(name).not.toHaveAttribute('aria-invalid')
  })

  test('saved with a double click is one company', async ({ page, portal }) => {
    await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Dubbel en Zonen')
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).dblclick()

    await expect(page.getByRole('heading', { level: 1, name: 'Dubbel en Zonen' })).toBeVisible()
    expect(await portal.sql`select 1 from company where name = 'Dubbel en Zonen'`).toHaveLength(1)
  })
})

test('the server down while saving', async ({ page }) => {
  await withPortal({}, async (portal) => {
    await page.goto(`${portal.url}/inloggen?redirect=/bedrijf-toevoegen`)
    await logIn(page, 'eigenaar@demo.nl')
    await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Smederij Zuid')
    await page.getByRole('radio', { name: 'Metalektro', exact: true }).check()

    await portal.kill()
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
    await expect(page.getByRole('alert')).toContainText('Bedrijf aanmaken niet gelukt')
    await expect(page.getByRole('alert')).toContainText(
      'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
    )
    await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('Smederij Zuid')
    await expect(page.getByRole('radio', { name: 'Metalektro', exact: true })).toBeChecked()

    await portal.restart()
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Smederij Zuid' })).toBeVisible()
    expect(await portal.sql`select branch from company where name = 'Smederij Zuid'`).toEqual([
      { branch: 'Metalektro' },
    ])
  })
})
