import { expectToFit } from '../harness/expect-accessible.ts'
import { expect, logIn, logOut, PASSWORD, test } from '../harness/portal.ts'

const CHECKS = [
  ['Fysieke belasting', 'Start Verbetercheck'],
  ['Gevaarlijke stoffen', 'Start register'],
  ['Machineveiligheid', 'Start Verbetercheck'],
  ['Schadelijk geluid', 'Start Verbetercheck'],
  ['Tijdelijk werken op hoogte', 'Start Verbetercheck'],
  ['Lasrook', 'Start Verbetercheck'],
] as const

test('from an address to a first company, and out again', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const typed = email.replace('els', 'Els')
  await page.goto('/bedrijven')
  await expect(page).toHaveURL(`${portal.url}/inloggen?redirect=%2Fbedrijven`)
  await expect(page).toHaveTitle('Beterwerk – Inloggen')

  await page.getByRole('link', { name: 'Meld je nu aan!' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(` ${typed} `)
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Els')
  await page.getByRole('textbox', { name: 'Tussenvoegsel' }).fill('de')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Smid')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Herhaal je wachtwoord').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).check()
  await page.getByRole('checkbox', { name: /privacyverklaring/ }).check()
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent aangemeld' })).toBeFocused()
  expect(
    await portal.sql`select first_name, middle_name, last_name, receives_newsletter from person where lower(email) = ${email}`,
  ).toEqual([{ first_name: 'Els', middle_name: 'de', last_name: 'Smid', receives_newsletter: false }])

  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Geen bedrijven.' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Els de Smid')

  await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).first().click()
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Metaal Noord')
  await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Metaal Noord' })).toBeFocused()
  await expect(page).toHaveTitle('Beterwerk – Mijn bedrijven – Metaal Noord')
  expect(
    await portal.sql`
      select name, number_of_employees, branch, membership from company
      where owner_id = (select id from person where lower(email) = ${email})`,
  ).toEqual([
    {
      name: 'Metaal Noord',
      number_of_employees: '<10',
      branch: 'Metaalbewerking',
      membership: 'Geen van beide',
    },
  ])

  await expectToFit(page)
  const checks = page.getByRole('list', { name: 'Verbeterchecks' }).getByRole('listitem')
  await expect(checks).toHaveCount(CHECKS.length)
  for (const [index, [check, label]] of CHECKS.entries()) {
    await expect(checks.nth(index).getByRole('heading', { name: check })).toBeVisible()
    await expect(checks.nth(index).getByRole('button', { name: `${label}: ${check}` })).toHaveText(label)
    await expect(checks.nth(index)).toContainText('Niet gestart')
  }

  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)
  expect(
    await portal.sql`select 1 from session join person on person.id = person_id where lower(email) = ${email}`,
  ).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await expect(page).toHaveURL(/\/inloggen\?redirect=%2Fbedrijven%2F\d+%2Fchecks$/)
  await expect(page.getByText('Metaal Noord')).toHaveCount(0)
})

test('a login leads back to the whole address, and never away from the portal', async ({ page, portal }) => {
  await page.goto('/bedrijf-toevoegen?vanaf=nieuwsbrief')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page).toHaveURL(`${portal.url}/bedrijf-toevoegen?vanaf=nieuwsbrief`)

  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)
  await page.goto('/inloggen?redirect=//kwaad.example/bedrijven')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/bedrijven`)
})
