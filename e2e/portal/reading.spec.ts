import type { Page } from '@playwright/test'

import { matrixPath } from '../checks/check-journey.ts'
import { expectAriaSnapshot } from '../harness/expect-aria-snapshot.ts'
import { test as base, expect, logIn, logInAndOpen } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// The accessibility tree of each page as a screen reader presents it, in Dutch. The snapshots in read-out/ are meant to
// be read; `npx playwright test reading --update-snapshots` rewrites them.

// A portal with only the demo data: other tests add companies to theirs.
const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({}, use),
    { scope: 'worker' },
  ],
})

// One portal for all tests, in one worker.
test.describe.configure({ mode: 'default' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('the pages of a visitor', { tag: '@deep' }, async ({ page }) => {
  for (const [name, path, title] of [
    ['registration', '/aanmelden', 'Aanmelden'],
    ['forgotten-password', '/wachtwoord-vergeten', 'Wachtwoord vergeten'],
    ['reset-impossible', '/wachtwoord-resetten#token=x', 'Wachtwoord resetten niet mogelijk'],
    ['no-access', '/geen-toegang', 'Geen toegang'],
    ['not-found', '/bestaat-niet', 'Niet gevonden'],
    ['login', '/inloggen', 'Inloggen'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expectAriaSnapshot(page.locator('body'), name)
  }
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAriaSnapshot(page.getByRole('main'), 'login-refused')
})

test('the cart of a visitor', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/winkelwagen')
  await expect(page.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeVisible()
  await expectAriaSnapshot(page.getByRole('main'), 'cart-empty')
  await page.goto('/winkelwagen?product=1&aantal=3')
  await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
  // The product has left the address, so the next page does not add it again.
  await expect(page).toHaveURL('/winkelwagen')
  await page.reload()
  await expect(page.getByText('Fysieke belasting').first()).toBeVisible()
  await expectAriaSnapshot(page.getByRole('main'), 'cart')
})

test('the pages of an owner', { tag: '@deep' }, async ({ page }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  for (const [name, path, title] of [
    ['my-companies', '/bedrijven', 'Mijn bedrijven'],
    ['checks', '/bedrijven/2/checks', 'Constructiebedrijf Maasoever'],
    ['history', '/bedrijven/2/geschiedenis', 'Geschiedenis'],
    ['company-details', '/bedrijven/2/info', 'Gegevens aanpassen'],
    ['start-check', '/check/start?check=MACHINE_SAFETY', 'Start verbetercheck'],
    ['add-company', '/bedrijf-toevoegen', 'Maak je bedrijf aan'],
    ['my-details', '/gegevens', 'Mijn gegevens'],
    ['change-password', '/gegevens/wachtwoord-wijzigen', 'Wachtwoord wijzigen'],
    ['two-step-login', '/gegevens/tweestapslogin', 'Tweestapslogin'],
    ['passkeys', '/gegevens/passkeys', 'Passkeys'],
    ['delete-account', '/gegevens/account-verwijderen', 'Account verwijderen'],
    ['orders', '/bestellingen', 'Mijn bestellingen'],
    ['already-logged-in', '/inloggen', 'Je bent al ingelogd'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('worden geladen')).toHaveCount(0)
    await expectAriaSnapshot(page.locator('body'), name)
  }
  await page.goto('/winkelwagen?product=1&aantal=3')
  await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
  await page.getByRole('link', { name: 'Ga verder met bestellen' }).click()
  await expect(page.getByRole('combobox', { name: 'Bedrijf' })).toBeVisible()
  await expectAriaSnapshot(page.getByRole('main'), 'checkout')
})

test('the results of a check and the answers behind them', { tag: '@deep' }, async ({ page, portal }) => {
  const [group] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  for (const [name, path, title] of [
    ['matrix', '', 'Resultaten per functiegroep'],
    ['results-function-group', `/${group?.id}`, 'Bankwerkers'],
    ['results-column', '/LIFTING', 'Tillen'],
    ['results-company', '/SITTING_WORK', 'Kantoormedewerkers'],
    ['answers', `/${group?.id}/antwoorden?scriptKey=ACTIONS`, 'Antwoorden: maatregelen'],
  ] as const) {
    await page.goto(matrixPath(2) + path)
    await expect(heading(page, title)).toBeVisible()
    await expectAriaSnapshot(page.getByRole('main'), name)
  }
})

test('the other checks, with what is computed and what is recorded of a section', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const sections =
    await portal.sql`select id, name from check_section where name in ('Plaatbewerkers', 'Kolomboor 1')`
  const idOf = (name: string) => sections.find((section) => section.name === name)?.id
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  for (const [name, path, title] of [
    [
      'noise-dose',
      `/check/schadelijk-geluid/2?scriptKey=DOSE&sectionId=${idOf('Plaatbewerkers')}&questionId=level`,
      /^Hoe hoog is het geluid/,
    ],
    ['jobs', '/check/werken-op-hoogte/2/klussen', 'Klussen'],
    ['machines', '/check/machineveiligheid/2/machines', 'Machines'],
    ['machine-form', `/check/machineveiligheid/2/machine?id=${idOf('Kolomboor 1')}`, 'Kolomboor 1 wijzigen'],
    ['machine-matrix', '/bedrijven/2/checks/machineveiligheid', 'Resultaten per machine'],
    ['machine-results', `/bedrijven/2/checks/machineveiligheid/${idOf('Kolomboor 1')}`, 'Kolomboor 1'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expectAriaSnapshot(page.getByRole('main'), name)
  }
})

test('the register of hazardous substances', { tag: '@deep' }, async ({ page, portal }) => {
  const [substance] = await portal.sql`
    select section_id as id from substance join check_section on check_section.id = section_id
    where company_id = 2 and status = 'RED' order by name limit 1`
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  const substanceList = '/bedrijven/2/checks/gevaarlijke-stoffen'
  for (const [name, path, title] of [
    ['register', '', 'Register gevaarlijke stoffen'],
    ['substance', `/${substance?.id}`, /./],
    ['substance-add', '/stof', 'Stof toevoegen'],
  ] as const) {
    await page.goto(substanceList + path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(/worden geladen|wordt geladen/)).toHaveCount(0)
    await expectAriaSnapshot(page.getByRole('main'), name)
  }
})

test('the pages of the fifth step', { tag: '@deep' }, async ({ page }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  for (const [name, path, title] of [
    ['improve', '/bedrijven/2/verbeter', 'Verbeter'],
    ['plan', '/bedrijven/2/plan-van-aanpak', 'Plan van Aanpak'],
    ['advices', '/bedrijven/2/adviezen', 'Adviezen'],
    ['advice', '/bedrijven/2/adviezen/1', /^Advies van/],
    ['action-points', '/bedrijven/2/actiepunten', 'Actiepunten'],
    ['action-point', '/bedrijven/2/actiepunten/1', 'Actiepunt'],
    ['company-file', '/bedrijven/2/bedrijfsdossier', 'Bedrijfsdossier'],
    ['company-record', '/bedrijven/2/bedrijfsdossier/1', 'Keuring bovenloopkraan'],
    ['visit-reports', '/bedrijven/2/bezoekverslagen', 'Bezoekverslagen'],
    ['visit-report', '/bedrijven/2/bezoekverslagen/1', /^Bezoekverslag van/],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('worden geladen')).toHaveCount(0)
    await expectAriaSnapshot(page.getByRole('main'), name)
  }
  await page.goto('/bedrijven/2/actiepunten?venster=nieuw')
  await expectAriaSnapshot(page.getByRole('dialog'), 'add-action-point')
})

test('the pages of the coach', { tag: '@deep' }, async ({ page }) => {
  await logInAndOpen(page, 'coach@demo.nl', '/vandaag')
  await expect(heading(page, 'Vandaag')).toBeVisible()
  await expectAriaSnapshot(page.locator('body'), 'today')
  await page.goto('/bedrijven/2/bezoekverslagen/nieuw')
  await expect(heading(page, 'Nieuw bezoekverslag')).toBeVisible()
  await page.getByLabel('Datum van het bezoek').fill('2026-11-10')
  await expectAriaSnapshot(page.getByRole('main'), 'add-visit-report')
})

test('the pages of an administrator', { tag: '@deep' }, async ({ page, portal }) => {
  await logInAndOpen(page, 'beheer@demo.nl', '/bedrijven')
  // Earlier logins depend on the other tests.
  await portal.sql`delete from audit_event where person_id = 5`
  await portal.sql`
    insert into audit_event (kind, person_id, actor_id, happened_at) overriding system value
    values ('ROLES_CHANGED', 5, 1, '2026-11-01T09:30:00Z')`
  for (const [name, path, title] of [
    ['users', '/gebruikersbeheer?zoek=coach@demo.nl', /^Gebruikers \(1 /],
    ['user', '/gebruikersbeheer/5', 'Beheer Demo'],
    ['delete-user', '/gebruikersbeheer/1/verwijderen', /^Account van .* verwijderen$/],
    ['all-companies', '/bedrijvenbeheer?zoek=maasoever+eigenaar@demo.nl', /^Bedrijven \(1 /],
    ['company-facts', '/bedrijvenbeheer/2', 'Constructiebedrijf Maasoever'],
    ['move-check', '/bedrijvenbeheer/verbetercheck-verplaatsen?from=2', 'Verbetercheck verplaatsen'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('worden geladen')).toHaveCount(0)
    await expectAriaSnapshot(page.getByRole('main'), name)
  }
})

test('every change of page moves the focus to its heading, and the title names it', async ({ page }) => {
  const expectPage = async (name: string, ...crumbs: string[]) => {
    await expect(heading(page, name)).toBeFocused()
    await expect(page).toHaveTitle(['Beterwerk', ...crumbs].join(' – '))
  }
  const follow = (name: string | RegExp, area: 'main' | 'banner' | 'navigation' = 'main') =>
    page.getByRole(area).getByRole('link', { name }).first().click()

  await page.goto('/inloggen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await follow('Wachtwoord vergeten?')
  await expectPage('Wachtwoord vergeten', 'Wachtwoord vergeten')
  await follow('Aanmelden')
  await expectPage('Aanmelden', 'Aanmelden')
  await follow('Inloggen')
  await expectPage('Inloggen', 'Inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expectPage('Mijn bedrijven', 'Mijn bedrijven')
  const name = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent())!
  await follow(`Bekijk Verbeterchecks van ${name}`)
  await expectPage(name, 'Mijn bedrijven', name)
  await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link', { name: 'Mijn bedrijven' })
    .click()
  await expectPage('Mijn bedrijven', 'Mijn bedrijven')
  const sidebar = page.getByRole('navigation', { name: 'Mijn omgeving' })
  await sidebar.getByRole('link', { name: 'Bedrijf toevoegen' }).click()
  await expectPage('Maak je bedrijf aan', 'Bedrijf toevoegen')
  await sidebar.getByRole('link', { name: 'Mijn gegevens' }).click()
  await expectPage('Mijn gegevens', 'Mijn gegevens')
  await follow('Wachtwoord wijzigen')
  await expectPage('Wachtwoord wijzigen', 'Mijn gegevens', 'Wachtwoord wijzigen')
  await page.goBack()
  await expectPage('Mijn gegevens', 'Mijn gegevens')
})
