import type { Page } from '@playwright/test'
import { dutchSheet } from '../../testing/factories/safety-data-sheets/contents.ts'
import { sheetPdf } from '../../testing/factories/safety-data-sheets/make.ts'
import { aSubstance } from '../../testing/factories/substance-list.ts'
import { answerByClicking, createCompany, expectAllSaved } from '../checks/check-journey.ts'
import { expectNoViolations, expectToFit } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, logOut, pressUntilFocused, test } from '../harness/portal.ts'

// The register of hazardous substances: from the first field of a substance to the measures for its risk.

const OWNER = 'eigenaar@demo.nl'
const READER = 'collega@demo.nl'
const CHECK = 'HAZARDOUS_SUBSTANCES'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const pathOf = (id: number) => `/bedrijven/${id}/checks/gevaarlijke-stoffen`
const fill = (page: Page, name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text)
const choose = (page: Page, name: RegExp, option: string) =>
  page.getByRole('combobox', { name }).selectOption(option)

async function expectAccessible(page: Page) {
  await expectToFit(page)
  await expectNoViolations(page)
}

async function fillInForm(page: Page) {
  await fill(page, /^Productnaam/, 'Ontvetter')
  await fill(page, /^Leverancier/, 'Technische groothandel')
  await choose(page, /^Vorm/, 'Vloeistof')
  await page.getByLabel(/^Datum van het blad/).fill(aSubstance.sdsDate)
  await fill(page, /^H-zinnen en EUH-zinnen/, 'H225, H319+H336')
  await expect(page.getByText('Licht ontvlambare vloeistof en damp.')).toBeVisible()
  await choose(page, /^Signaalwoord/, 'Gevaar')
  await fill(page, /^Grenswaarde over 8 uur/, '1210')
  await fill(page, /^Taak 1/, 'Ontvetten')
  await fill(page, /^Plek \(taak 1\)/, 'Bankwerkerij')
  await fill(page, /^Minuten per keer \(taak 1\)/, '10')
  await fill(page, /^Keer per dag \(taak 1\)/, '1')
  await fill(page, /^Aantal mensen \(taak 1\)/, '2')
  await fill(page, /^Opslagplek/, 'Lekbak')
  await fill(page, /^Grootste voorraad/, '5')
  await choose(page, /^Eenheid van de voorraad/, 'liter')
  await page.getByLabel(/^Beoordeeld op/).fill(aSubstance.reviewedOn)
}

async function addSubstance(page: Page, companyId: number, changes = {}): Promise<number> {
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/rest/companies/${companyId}/start-check/${CHECK}`, { headers })
  const added = await page.request.post(`/rest/${companyId}/hazardoussubstances/substance`, {
    headers,
    data: { ...aSubstance, ...changes },
  })
  expect(added.status()).toBe(200)
  return (await added.json()).responseObject.id
}

test('from an empty register to a plan, an action point and a substance that is not used any more', {
  tag: '@deep',
}, async ({ page, portal, context }) => {
  const id = await createCompany(portal, 'Lakkerij Breda', { [READER]: 'READONLY' }, CHECK)
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  await page.getByRole('button', { name: 'Start register: Gevaarlijke stoffen' }).click()
  await expect(heading(page, 'Register gevaarlijke stoffen')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voeg de eerste stof toe' }).click()
  await expect(heading(page, 'Stof toevoegen')).toBeFocused()
  await fillInForm(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()

  await expect(heading(page, 'Ontvetter')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Beantwoord de vragen' }).click()
  const choices = {
    'PRODUCT/inUse': ['Ja'],
    'PRODUCT/label': ['Nee, of niet op alle'],
    'FIRE/use': ['Het wordt gegoten, gestort, gekwast of gepoetst'],
  }
  await answerByClicking(page, 'Ontvetter', choices, 'USE/exposure')
  await context.setOffline(true)
  // Answers given offline are kept, and sent when the connection returns.
  const passed = await answerByClicking(page, 'Ontvetter', choices, 'MEASURES/skinEyes')
  expect(passed.length).toBeGreaterThan(1)
  await context.setOffline(false)
  await expectAllSaved(page)
  await expectAccessible(page)
  await answerByClicking(page, 'Ontvetter', choices)
  await expect(heading(page, 'Ontvetter is af')).toBeFocused()
  await expectAccessible(page)

  await page.goto(pathOf(id))
  const row = page.getByRole('row', { name: /Ontvetter/ })
  await expect(row.getByText('Niet veilig')).toBeVisible()
  await expect(row.getByText('Voer onbekende inhoud af als gevaarlijk afval')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/bedrijven/${id}/plan-van-aanpak`)
  await expect(page.getByText('Verpakking zonder etiket').first()).toBeVisible()

  await page.goto(pathOf(id))
  await page.getByRole('link', { name: 'Ontvetter' }).click()
  await page.getByRole('button', { name: /^Maak actiepunt/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue(
    'Verpakking zonder etiket. Voer onbekende inhoud af als gevaarlijk afval.',
  )
  await dialog.getByRole('button', { name: 'Actiepunt maken' }).click()
  await expect(dialog).toBeHidden()
  expect(await portal.sql`select themes, question_key from action_item where company_id = ${id}`).toEqual([
    { themes: [CHECK], question_key: 'label' },
  ])

  await page.getByRole('button', { name: 'Niet meer in gebruik' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText(/^Niet meer in gebruik sinds/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(pathOf(id))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Niet meer in gebruik')
  await expect(page.getByRole('link', { name: 'Ontvetter' })).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)
  await logInAndOpen(page, READER, pathOf(id))
  await expect(heading(page, 'Register gevaarlijke stoffen')).toBeVisible()
  await expect(page.getByRole('link', { name: /toe(voegen)?$/ })).toHaveCount(0)
  await page.goto(`${pathOf(id)}/stof`)
  await expect(heading(page, 'Geen toegang')).toBeVisible()
})

test('two people in the same substance see what the other one saved', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
}) => {
  const id = await createCompany(portal, 'Lakkerij Tilburg', { [READER]: 'WRITE' }, CHECK)
  await logInAndOpen(page, OWNER, '/bedrijven')
  const substance = await addSubstance(page, id)
  const form = `${pathOf(id)}/stof?id=${substance}`
  const other = await (await browser.newContext({ baseURL: portal.url, locale: 'nl-NL' })).newPage()
  await logInAndOpen(other, READER, form)
  await page.goto(form)
  await expect(page.getByRole('textbox', { name: /^Productnaam/ })).toHaveValue('Ontvetter')
  for (const [who, supplier] of [
    [other, 'Verfhandel'],
    [page, 'Groothandel'],
  ] as const) {
    await fill(who, /^Leverancier/, supplier)
    await who.getByRole('button', { name: 'Opslaan' }).click()
    if (who === other) await expect(heading(other, 'Ontvetter')).toBeFocused()
  }
  const now = page.getByRole('region', { name: 'Dit staat er nu' })
  await expect(now.getByRole('definition')).toHaveText('Verfhandel')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mijn tekst opslaan' }).click()
  await expect(heading(page, 'Ontvetter')).toBeFocused()
  expect(
    await portal.sql`select record ->> 'supplier' as supplier from substance where section_id = ${substance}`,
  ).toEqual([{ supplier: 'Groothandel' }])
  await other.context().close()
})

test('a substance is added by keyboard alone', async ({ page, portal }) => {
  const id = await createCompany(portal, 'Lakkerij Oss')
  await logInAndOpen(page, OWNER, pathOf(id))
  await pressUntilFocused(page, page.getByRole('main').getByRole('link', { name: 'Stof toevoegen' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stof toevoegen')).toBeFocused()
  await pressUntilFocused(page, page.getByRole('textbox', { name: /^Productnaam/ }))
  await page.keyboard.type('Kit')
  const picker = page.getByRole('searchbox', { name: 'Zoek een zin op' })
  await pressUntilFocused(page, picker)
  await page.keyboard.type('slaperigheid')
  await pressUntilFocused(page, page.getByRole('button', { name: /^H336/ }))
  await page.keyboard.press('Enter')
  await expect(picker).toBeFocused()
  await page.keyboard.type('H225')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^H-zinnen en EUH-zinnen/ })).toHaveValue('H336, H225')
  await pressUntilFocused(page, page.getByRole('button', { name: 'Taak toevoegen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Taak 2/ })).toBeFocused()
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kit')).toBeFocused()
})

test('a safety data sheet fills in the form and goes to the company file', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Lakkerij Zwolle')
  await logInAndOpen(page, OWNER, `${pathOf(id)}/stof`)
  const buffer = await sheetPdf(dutchSheet, 'table')
  await page
    .getByLabel('Veiligheidsinformatieblad (PDF)')
    .setInputFiles({ name: 'ontvetter-4000.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('ontvetter-4000.pdf is gelezen.')).toBeVisible()
  await expectAccessible(page)
  for (const name of [/^Neem over: Productnaam/, /^Neem over: H-zinnen/]) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByText('Overgenomen', { exact: true }).last()).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: /^H-zinnen en EUH-zinnen/ })).toHaveValue(
    'H225, H319, H336, H360Fd, EUH066',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(heading(page, 'Ontvetter 4000')).toBeFocused()
  await expect(page.getByText('CMR', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ontvetter-4000.pdf' }).click()
  await expect(heading(page, 'Veiligheidsinformatiebladen')).toBeFocused()
})
