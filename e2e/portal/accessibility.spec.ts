import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { fullCompaniesIn } from '../../testing/factories/full-company.ts'
import { checkPath, createCompany, currentStep, matrixPath, questionPath } from '../checks/check-journey.ts'
import {
  expectAccessible,
  expectNoViolations,
  expectToFit,
  NARROW,
  WIDE,
} from '../harness/expect-accessible.ts'
import { createPerson, expect, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// One page of each layout and each kind of dialog, on the real server, checked by axe on a narrow and a wide window. The
// stories check every other page in all its states; widgets and the demo website have their own specs.

const OWNER = 'eigenaar@demo.nl'
const BOTH = [NARROW, WIDE]
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function waitForPage(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText('worden geladen')).toHaveCount(0)
}

async function open(page: Page, path: string, name: string | RegExp) {
  await page.goto(path)
  await waitForPage(page, name)
}

test('the form of a visitor, a message, and the login in the header', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/bestaat-niet', 'Niet gevonden')
  await expectAccessible(page)
  await open(page, '/inloggen', 'Inloggen')
  await expectAccessible(page, BOTH)
  await open(page, '/aanmelden', 'Aanmelden')
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await expectAccessible(page, BOTH)
})

test('the list of companies, the own details and the menu beside them', { tag: '@deep' }, async ({
  page,
}) => {
  await logInAndOpen(page, OWNER, '/bedrijven')
  await waitForPage(page, 'Mijn bedrijven')
  await expectAccessible(page, BOTH)
  await open(page, '/gegevens', 'Mijn gegevens')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: NARROW, height: 800 })
  await page.getByRole('navigation', { name: 'Mijn omgeving' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Mijn bestellingen' })).toBeVisible()
  await expectNoViolations(page)
})

test('the matrix, the results of a function group, the downloaded plan and a question', {
  tag: '@deep',
}, async ({ page, portal }) => {
  test.slow()
  const [row] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  const group = row!.id as number
  await logInAndOpen(page, OWNER, matrixPath(2))
  await waitForPage(page, 'Resultaten per functiegroep')
  await expectAccessible(page, BOTH)
  await open(page, `${matrixPath(2)}/${group}`, 'Bankwerkers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Plan van Aanpak' }).click()
  await download
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  await expectAccessible(page, BOTH)

  await open(page, questionPath(2, group, 'LIFT_BELOW_KNEE', 'load'), /./)
  expect(currentStep(page)).toBe('LIFT_BELOW_KNEE/load')
  await expect(page.getByRole('region', { name: /^Risico: / })).toBeVisible()
  await expectAccessible(page, BOTH)
})

test('the cart and the checkout', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/winkelwagen?product=1')
  await expect(page.getByText('zit in je winkelwagen')).toBeVisible()
  await expectAccessible(page, BOTH)
  await logInAndOpen(page, OWNER, '/winkelwagen/afronden')
  await expect(page.getByRole('textbox', { name: 'Straat' })).toBeVisible()
  await expectAccessible(page, BOTH)
})

test('a company, the dialogs over it and the menu beside it', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
  await expect(heading(page, 'Constructiebedrijf Maasoever')).toBeVisible()
  await expectAccessible(page, BOTH)
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Collega' })).toBeFocused()
  await expectAccessible(page, BOTH)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Verwijder Machineveiligheid' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuleren' }).click()

  await page.setViewportSize({ width: NARROW, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Bezoekverslagen' })).toBeVisible()
  await expectNoViolations(page)
})

/** The filled and unfilled pixels of a progress bar, by the colour of the text on its middle line. */
async function seenPart(bar: Locator, colorScheme: 'light' | 'dark') {
  const { data, info } = await sharp(await bar.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = Math.floor(info.height / 2) * info.width
  const line = [...data.subarray(middle, middle + info.width)]
  return line.filter((pixel) => pixel < 128 === (colorScheme === 'light')).length / line.length
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a progress bar shows how far it is in forced colours, ${colorScheme}`, { tag: '@deep' }, async ({
    page,
  }) => {
    await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const bars = page.getByRole('list', { name: 'Voortgang' }).locator('progress')
    await expect(bars.first()).toBeVisible()
    const parts = await bars.evaluateAll((all) =>
      (all as HTMLProgressElement[]).map(({ position }) => position),
    )
    // The demo has all three: empty, partly filled and full.
    expect(parts).toEqual(expect.arrayContaining([0, 1]))
    for (const [at, part] of parts.entries()) {
      const seen = await seenPart(bars.nth(at), colorScheme)
      expect(Math.abs(seen - part)).toBeLessThan(0.1)
    }
  })

test('the list of users and the page of one', { tag: '@deep' }, async ({ page }) => {
  await logInAndOpen(page, 'beheer@demo.nl', '/gebruikersbeheer')
  await waitForPage(page, /^Gebruikers \(\d+\)$/)
  await expectAccessible(page, BOTH)
  await open(page, '/gebruikersbeheer/1', 'Eigenaar Demo')
  await expectAccessible(page, BOTH)
})

/** Adds a company with everything in it, every name 255 letters without a space. Returns the ids. */
async function fillWithLongNames(portal: Portal, email: string) {
  const name = 'Plaatbewerkingsmaatschappij'.repeat(10).slice(0, 255)
  const { sql } = portal
  const person = await createPerson(portal, email)
  const company = await createCompany(portal, name)
  await sql`update company set owner_id = ${person}, street = ${name}, city = ${name}, coach_invited_at = now()
    where id = ${company}`
  await fullCompaniesIn(portal).fillCompany(company, person, 'Lang')
  await sql`update check_section set name = ${name} where company_id = ${company} and name is not null`
  await sql`update check_remark set text = ${name} where remarked_by = ${person}`
  const [advice] = await sql`
    update advice set reason = ${name}, description = ${name}, agreements = ${name} where company_id = ${company}
    returning id`
  const [visitReport] = await sql`
    update visit_report set reason = ${name}, recap = ${name}, rating_comment = ${name} where company_id = ${company}
    returning id`
  const [actionPoint] = await sql`
    update action_item set description = ${name}, action_holder = ${name}, completed_at = null, deadline = '2026-01-01'
    where company_id = ${company} returning id`
  const [record] =
    await sql`update company_record set subject = ${name} where company_id = ${company} returning id`
  await sql`update company_record_link set name = ${name} where record_id = ${record!.id}`
  await sql`update company_record_file set name = ${`${name}.pdf`} where record_id = ${record!.id}`
  await sql`update invitation set name = ${name} where company_id = ${company}`
  await sql`update company_activity set section_name = ${name} where company_id = ${company}`
  await sql`update shop_order set products = ${JSON.stringify([{ id: 999, title: name, quantity: '1' }])}
    where company_id = ${company}`
  await sql`update person set first_name = ${name}, last_name = ${name} where id = ${person}`
  const [section] = await sql`select id from check_section where company_id = ${company} and name is not null`
  const idOf = (row: Record<string, unknown> | undefined) => row!.id as number
  return {
    person,
    company,
    section: idOf(section),
    advice: idOf(advice),
    visitReport: idOf(visitReport),
    actionPoint: idOf(actionPoint),
    record: idOf(record),
  }
}

async function expectPagesToFit(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByText(/worden geladen|wordt geladen/)).toHaveCount(0)
    if (path.includes('venster=')) await expect(page.getByRole('dialog')).toBeVisible()
    await test.step(path, () => expectToFit(page, [NARROW]))
  }
}

test('names of 255 letters break, and nothing scrolls sideways', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail,
}) => {
  test.slow()
  const ids = await fillWithLongNames(portal, uniqueEmail)
  const company = `/bedrijven/${ids.company}`
  await page.setViewportSize({ width: NARROW, height: 800 })
  await logInAndOpen(page, uniqueEmail, '/bedrijven')
  await expectPagesToFit(page, [
    '/bedrijven',
    '/gegevens',
    '/bestellingen',
    '/winkelwagen/afronden?product=1',
    '/check/start?check=PHYSICAL_STRAIN',
    `${company}/checks`,
    `${company}/info`,
    `${company}/geschiedenis`,
    `${company}/verbeter`,
    `${company}/plan-van-aanpak`,
    `${company}/adviezen`,
    `${company}/adviezen/${ids.advice}`,
    `${company}/actiepunten`,
    `${company}/actiepunten/${ids.actionPoint}`,
    `${company}/bezoekverslagen`,
    `${company}/bezoekverslagen/${ids.visitReport}`,
    `${company}/bedrijfsdossier`,
    `${company}/bedrijfsdossier/${ids.record}`,
    matrixPath(ids.company),
    `${matrixPath(ids.company)}/rondes`,
    `${matrixPath(ids.company)}/${ids.section}`,
    `${matrixPath(ids.company)}/${ids.section}/antwoorden?scriptKey=LIFTING&functionGroupId=${ids.section}`,
    `${checkPath(ids.company)}/functiegroepen`,
    `${checkPath(ids.company)}/functiegroep`,
    `${checkPath(ids.company)}?scriptKey=LIFTING&functionGroupId=${ids.section}`,
    `${checkPath(ids.company)}/einde-functiegroep?functionGroupId=${ids.section}`,
    `${checkPath(ids.company)}/einde`,
    `${company}/adviezen?venster=nieuw`,
    `${company}/adviezen/${ids.advice}?venster=aanpassen`,
    `${company}/actiepunten/${ids.actionPoint}?venster=aanpassen`,
    `${company}/info`,
  ])
  await page.getByRole('button', { name: 'Bedrijf verwijderen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectToFit(page, [NARROW])
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: /^Account van/ }).click()
  await expect(page.getByRole('button', { name: 'Log uit' })).toBeVisible()
  await expectToFit(page, [NARROW])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectToFit(page, [NARROW])

  await logInAndOpen(page, 'coach@demo.nl', '/vandaag')
  await expectPagesToFit(page, [
    '/vandaag',
    '/bedrijven',
    `${company}/checks`,
    `${company}/bezoekverslagen/nieuw`,
  ])
  await logInAndOpen(page, 'beheer@demo.nl', '/gebruikersbeheer?zoek=Plaatbewerkings')
  await expectPagesToFit(page, [
    '/gebruikersbeheer?zoek=Plaatbewerkings',
    `/gebruikersbeheer/${ids.person}`,
    `/gebruikersbeheer/${ids.person}/verwijderen`,
    '/bedrijvenbeheer?zoek=Plaatbewerkings',
    `/bedrijvenbeheer/${ids.company}`,
    `/bedrijvenbeheer/verbetercheck-verplaatsen?from=${ids.company}`,
  ])
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
  await pressUntilFocused(page, page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }))
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
