import type { Page } from '@playwright/test'

import {
  answerByApi,
  checkPath,
  createCompany,
  currentStep,
  endOfGroupPath,
  matrixPath,
  questionPath,
  startCheckWithGroup,
} from './check-journey.ts'
import { expectAccessible, expectNoViolations, NARROW, WIDE } from './expect-accessible.ts'
import { createPerson, expect, logInAndOpen, PASSWORD, pressUntilFocused, test } from './portal.ts'

// Every page and every state of it, examined once: axe at a wide window, and at a narrow one too where the layout is
// another there. Journeys only check that pages fit. Widgets and the demo website have their own.

const OWNER = 'eigenaar@demo.nl'
const BOTH = [NARROW, WIDE]
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens a page and waits until everything in it is there. */
async function open(page: Page, path: string, name: string | RegExp) {
  await page.goto(path)
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText('worden geladen')).toHaveCount(0)
}

test('the pages of a visitor', async ({ page }) => {
  for (const [path, name, widths] of [
    ['/inloggen', 'Inloggen', BOTH],
    ['/wachtwoord-vergeten', 'Wachtwoord vergeten'],
    ['/wachtwoord-resetten?token=x', 'Wachtwoord resetten niet mogelijk'],
    ['/geen-toegang', 'Geen toegang'],
    ['/bestaat-niet', 'Niet gevonden'],
    ['/winkelwagen/bestaat-niet', 'Niet gevonden'],
    ['/aanmelden', 'Aanmelden', BOTH],
  ] as const) {
    await open(page, path, name)
    await expectAccessible(page, widths && [...widths])
  }
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
})

test('the header login of a visitor', async ({ page }) => {
  await open(page, '/aanmelden', 'Aanmelden')
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await expectAccessible(page, BOTH)
  await panel.getByRole('button', { name: 'Inloggen' }).click()
  await expect(panel.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
})

test('the reset of a forgotten password', async ({ page, portal, uniqueEmail: email }) => {
  await createPerson(portal, email)
  await open(page, `/wachtwoord-vergeten?email=${email}`, 'Wachtwoord vergeten')
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(heading(page, 'Kijk in je e-mail')).toBeFocused()
  await expectAccessible(page)

  const link = () =>
    portal
      .mails()
      .find((mail) => mail.includes(`To: ${email}`))
      ?.match(/\/wachtwoord-resetten\?token=[\w-]+/)?.[0]
  await expect.poll(link).toBeTruthy()
  await open(page, link()!, 'Nieuw wachtwoord kiezen')
  await expectAccessible(page)
})

test('the pages of an owner', async ({ page, uniqueEmail: email }) => {
  test.slow()
  await logInAndOpen(page, OWNER, '/bedrijven')
  for (const [path, name, widths] of [
    ['/bedrijven', 'Mijn bedrijven', BOTH],
    ['/bedrijven/2/checks', 'Constructiebedrijf Maasoever', BOTH],
    ['/bedrijf-toevoegen', 'Maak je bedrijf aan'],
    ['/check/start?check=TEMP_WORK_AT_HEIGHT', 'Start verbetercheck'],
    ['/bestellingen', 'Mijn bestellingen'],
    ['/gegevens/wachtwoord-wijzigen', 'Wachtwoord wijzigen'],
    ['/inloggen', 'Je bent al ingelogd'],
    ['/gegevens', 'Mijn gegevens'],
  ] as const) {
    await open(page, path, name)
    await expectAccessible(page, widths && [...widths])
  }

  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('combobox', { name: 'Branche' }).selectOption('Anders')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)

  await page.setViewportSize({ width: NARROW, height: 800 })
  await page.getByRole('navigation', { name: 'Mijn omgeving' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Mijn bestellingen' })).toBeVisible()
  await expectNoViolations(page)

  await open(page, '/bedrijven/2/info', 'Gegevens aanpassen')
  await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('12-a')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
})

test('a page that cannot be loaded', async ({ page, browserErrors }) => {
  await logInAndOpen(page, OWNER, '/gegevens')
  await page.route('**/rest/companies/**', (route) => route.fulfill({ status: 500 }))
  await open(page, '/bedrijven', 'Er ging iets mis')
  await expectAccessible(page)
  browserErrors.length = 0
})

test('a long list of companies, and a search without results', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createPerson(portal, email)
  await portal.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select ${id}::int, 'Smederij ' || number, '<10', 'Metalektro', 'Weet ik niet' from generate_series(1, 60) number`
  await logInAndOpen(page, email, '/bedrijven?pagina=3')
  await expect(page.getByRole('status').getByText('60 bedrijven, pagina 3 van 6')).toBeVisible()
  await expectAccessible(page, BOTH)
  await page.getByRole('searchbox', { name: 'Zoek op bedrijfsnaam' }).fill('konijnenhouderij')
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  await expectAccessible(page)
})

test('the results of a check, the answers behind them and the saved plan', async ({ page, portal }) => {
  test.slow()
  const [group] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  const [unfinished] =
    await portal.sql`select id from check_section where company_id = 2 and name = 'Lassers'`
  await logInAndOpen(page, OWNER, '/bedrijven')
  for (const [path, name, widths] of [
    ['', 'Resultaten per functiegroep', BOTH],
    [`/${unfinished?.id}`, 'Lassers'],
    ['/LIFTING', 'Tillen'],
    ['/SITTING_WORK', 'Kantoormedewerkers'],
    [`/${group?.id}/antwoorden?scriptKey=ACTIONS`, 'Antwoorden: maatregelen'],
    [`/${group?.id}`, 'Bankwerkers', BOTH],
  ] as const) {
    await open(page, matrixPath(2) + path, name)
    await expectAccessible(page, widths && [...widths])
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Plan van Aanpak' }).click()
  await download
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  await expectAccessible(page)
})

test('the steps of a check', async ({ page, portal }) => {
  test.slow()
  const [row] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  const group = row!.id as number
  await logInAndOpen(page, OWNER, '/bedrijven')
  for (const [path, name, widths] of [
    [`${checkPath(2)}/functiegroepen`, 'Functiegroepen'],
    [`${checkPath(2)}/functiegroep`, /./],
    [`${checkPath(2)}?scriptKey=INFO_EDUCATION&functionGroupId=${group}`, 'Voorlichting'],
    [questionPath(2, group, 'ACTIONS', 'planned'), /./],
    [endOfGroupPath(2, group), 'Bankwerkers is af'],
    [questionPath(2, group, 'LIFT_BELOW_KNEE', 'load'), /./, BOTH],
  ] as const) {
    await open(page, path, name)
    await expectAccessible(page, widths && [...widths])
  }
  expect(currentStep(page)).toBe('LIFT_BELOW_KNEE/load')
  await expect(page.getByRole('region', { name: /^Risico: / })).toBeVisible()

  const id = await createCompany(portal, 'Verspaning Delft')
  await open(page, `${checkPath(id)}/functiegroepen`, 'Functiegroepen')
  await expectAccessible(page)
  await open(page, matrixPath(id), /./)
  await expectAccessible(page)
  await answerByApi(page, id, await startCheckWithGroup(page, id, 'Draaiers'))
  await answerByApi(page, id, null)
  await open(page, `${checkPath(id)}/einde`, 'De check is af')
  await expectAccessible(page)
})

test('cart, checkout and order', async ({ page, portal, uniqueEmail: email }) => {
  test.slow()
  const id = await createPerson(portal, email)
  await portal.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, street, house_number, zip_code, city)
    values (${id}, 'Smederij Oost', '<10', 'Metalektro', 'Weet ik niet', 'Kade', '1', '3812 AB', 'Amersfoort')`
  await page.goto('/winkelwagen')
  await expect(page.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeVisible()
  await expectAccessible(page)
  for (const product of [1, 9]) {
    await page.goto(`/winkelwagen?product=${product}`)
    await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
  }
  await expectAccessible(page, BOTH)

  await logInAndOpen(page, email, '/winkelwagen/afronden')
  const street = page.getByRole('textbox', { name: 'Straat' })
  await expect(street).toHaveValue('Kade')
  await expectAccessible(page, BOTH)
  await street.fill('Postbus 12')
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await street.fill('Kade')
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(heading(page, 'Bedankt voor je bestelling')).toBeFocused()
  await expectAccessible(page)
})

test('the dialogs of an owner', async ({ page }) => {
  test.slow()
  await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Collega' })).toBeFocused()
  await expectAccessible(page, BOTH)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Wijzig: Adviseur Demo' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(6)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  await dialog.getByRole('button', { name: 'Wijzigingen opslaan' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Trek in: de Verbetercoach' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Verwijder Machineveiligheid' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuleren' }).click()

  await page.setViewportSize({ width: NARROW, height: 800 })
  await page.getByRole('button', { name: 'Bedrijfsmenu' }).click()
  await expect(page.getByRole('link', { name: 'Bezoekverslagen' })).toBeVisible()
  await expectNoViolations(page)
})

test('the pages of a reader', async ({ page, portal }) => {
  const [group] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  await logInAndOpen(page, 'collega@demo.nl', '/bedrijven/2/checks')
  await expect(heading(page, 'Constructiebedrijf Maasoever')).toBeVisible()
  await expectAccessible(page, BOTH)
  const button = page.getByRole('button', { name: 'Wat betekent dit?' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Meekijken bij een bedrijf' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await open(page, `${matrixPath(2)}/${group?.id}/antwoorden?scriptKey=LIFT_BELOW_KNEE`, /^Antwoorden: /)
  await expectAccessible(page)
  await open(page, '/check/start?check=WELDING_SMOKE', 'Start verbetercheck')
  await expect(
    page.getByText('Je hebt geen bedrijven waarvoor je de verbetercheck Lasrook kunt starten.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the login with an invitation, and with one that was used', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const key = `key of ${email}`
  await portal.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (2, 'COLLEAGUE', 'Els', ${email}, 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN}',
      sha256(convert_to(${key}, 'UTF8')), now() + interval '1 day')`
  const link = `/inloggen?email=${email}&registration=${encodeURIComponent(key)}`
  await open(page, link, 'Inloggen')
  await expect(page.getByText('Log in om de uitnodiging te accepteren.')).toBeVisible()
  await expectAccessible(page)

  await portal.sql`update invitation set expires_at = now() where email = ${email}`
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Deze uitnodiging is al gebruikt of verlopen.')
  await expectAccessible(page)

  await open(page, link, 'Je bent al ingelogd')
  await page.getByRole('button', { name: 'Uitnodiging accepteren' }).click()
  await expect(page.getByRole('alert')).toHaveText('Deze uitnodiging is al gebruikt of verlopen.')
  await expectAccessible(page)
})

test('by keyboard alone: from registering to the checks of a first company, and out', async ({
  page,
  portal,
  uniqueEmail,
}) => {
  test.slow()
  const { keyboard } = page
  const tabTo = (role: 'textbox' | 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp) =>
    pressUntilFocused(page, page.getByRole(role, { name, exact: true }))
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
  await type('E-mailadres', uniqueEmail)
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
  await expect(page.locator(':focus')).toHaveValue(uniqueEmail)
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
  expect(
    await portal.sql`
      select number_of_employees from company join person on person.id = owner_id where person.email = ${uniqueEmail}`,
  ).toEqual([{ number_of_employees: '10-100' }])
  await expect(page.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' })).toBeVisible()
  await tabTo('button', 'Start Verbetercheck: Fysieke belasting')

  await pressUntilFocused(page, page.getByRole('button', { name: 'Account van Toets Enbord' }), 'Shift+Tab')
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
    await portal.sql`select 1 from session join person on person.id = person_id where email = ${uniqueEmail}`,
  ).toEqual([])
})
