import type { Page } from '@playwright/test'

import { expectAccessible } from './expect-accessible.ts'
import { expect, logIn, test } from './portal.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [path, name] of [
  ['/inloggen', 'Inloggen'],
  ['/aanmelden', 'Aanmelden'],
  ['/wachtwoord-vergeten', 'Wachtwoord vergeten'],
  ['/wachtwoord-resetten?token=x', 'Wachtwoord resetten niet mogelijk'],
  ['/geen-toegang', 'Geen toegang'],
  ['/bestaat-niet', 'Niet gevonden'],
  ['/website/', 'Goed werk begint met een veilige werkplaats'],
] as const) {
  test(`${path} for a visitor`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expectAccessible(page)
  })
}

test('a refused form', async ({ page }) => {
  await page.goto('/aanmelden')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
})

test('the way out of a forgotten password', async ({ page, portal }) => {
  await page.goto('/wachtwoord-vergeten?email=beheer@demo.nl')
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(heading(page, 'Kijk in je e-mail')).toBeFocused()
  await expectAccessible(page)

  const links = () =>
    portal.mails().flatMap((mail) => mail.match(/\/wachtwoord-resetten\?token=[\w-]+/) ?? [])
  await expect.poll(() => links().length).toBeGreaterThan(0)
  await page.goto(links().at(-1)!)
  await expect(heading(page, 'Nieuw wachtwoord kiezen')).toBeVisible()
  await expectAccessible(page)
})

test('the login in the header', async ({ page }) => {
  await page.goto('/aanmelden')
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Inloggen' }).click()
  await expect(panel.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
})

test('the pages of somebody who is logged in', async ({ page, portal, complaints }) => {
  test.slow()
  const goTo = async (path: string, name: string) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText('worden geladen')).toHaveCount(0)
  }
  await page.goto('/inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  for (const [path, name] of [
    ['/bedrijven', 'Mijn bedrijven'],
    ['/bedrijven/2/checks', 'Constructiebedrijf Maasoever'],
    ['/bedrijf-toevoegen', 'Maak je bedrijf aan'],
    ['/gegevens/wachtwoord-wijzigen', 'Wachtwoord wijzigen'],
    ['/inloggen', 'Je bent al ingelogd'],
    ['/gegevens', 'Mijn gegevens'],
  ] as const) {
    await goTo(path, name)
    await expectAccessible(page)
  }

  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('anders@demo.nl')
  await page.getByRole('combobox', { name: 'Branche' }).selectOption('Anders')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)

  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('navigation', { name: 'Mijn omgeving' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Mijn bestellingen' })).toBeVisible()
  await expectAccessible(page)

  await portal.sql`alter table company rename to company_away`
  await goTo('/bedrijven', 'Er ging iets mis')
  await expectAccessible(page)
  await portal.sql`alter table company_away rename to company`
  complaints.length = 0
})

test('the keyboard alone: from registering to the checks of a first company, and out', async ({
  page,
  portal,
  ownAddress,
}) => {
  test.slow()
  const { keyboard } = page
  const tabTo = async (role: 'textbox' | 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp) => {
    for (let presses = 0; presses < 30; presses++) {
      await keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (await focused.and(page.getByRole(role, { name, exact: true })).count()) return
    }
    throw new Error(`Tab does not lead to ${role} ${name}`)
  }
  const type = async (label: string, text: string) => {
    await tabTo('textbox', label)
    await keyboard.type(text)
  }

  await page.goto('/bedrijf-toevoegen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo('link', 'Meld je nu aan!')
  await keyboard.press('Enter')
  await expect(heading(page, 'Aanmelden')).toBeFocused()
  await type('E-mailadres', ownAddress)
  await type('Voornaam', 'Toets')
  await type('Achternaam', 'Enbord')
  await type('Wachtwoord', 'Toetsen2026')
  await type('Herhaal je wachtwoord', 'Toetsen2026')
  for (const box of [/gebruikersvoorwaarden/, /privacyverklaring/]) {
    await tabTo('checkbox', box)
    await keyboard.press('Space')
  }
  await tabTo('button', 'Aanmelden')
  await keyboard.press('Enter')

  await expect(heading(page, 'Je bent aangemeld')).toBeFocused()
  await tabTo('link', 'Inloggen')
  await keyboard.press('Enter')
  await expect(heading(page, 'Inloggen')).toBeFocused()
  await tabTo('textbox', 'E-mailadres')
  await expect(page.locator(':focus')).toHaveValue(ownAddress)
  await keyboard.press('Tab')
  await keyboard.type('Toetsen2026')
  await keyboard.press('Enter')

  await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
  await type('Bedrijfsnaam', 'Alleen Toetsen')
  await tabTo('radio', 'minder dan 10 medewerkers')
  await keyboard.press('ArrowDown')
  await tabTo('button', 'Bedrijf aanmaken')
  await keyboard.press('Enter')
  await expect(heading(page, 'Alleen Toetsen')).toBeFocused()
  expect(await portal.sql`select number_of_employees from company where name = 'Alleen Toetsen'`).toEqual([
    { number_of_employees: '10-100' },
  ])
  await expect(page.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' })).toBeVisible()
  await tabTo('button', 'Start Verbetercheck: Fysieke belasting')

  for (let presses = 0; presses < 30; presses++) {
    await keyboard.press('Shift+Tab')
    if (
      await page
        .locator(':focus')
        .and(page.getByRole('button', { name: 'Account van Toets Enbord' }))
        .count()
    )
      break
  }
  await keyboard.press('Enter')
  for (const name of ['Mijn bedrijven', 'Mijn gegevens', 'Mijn bestellingen']) {
    await keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name }).last()).toBeFocused()
  }
  await keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log uit' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/website/`)
  expect(
    await portal.sql`select 1 from session join person on person.id = person_id where email like 'toetsenbord%'`,
  ).toEqual([])
})
