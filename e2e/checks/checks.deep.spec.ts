import type { Page } from '@playwright/test'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { type CheckDefinition, checkDefinitions, checkLabels } from '#shared/domain/basics/check.ts'
import { expectNoViolations, expectToFit } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, logOut, test } from '../harness/portal.ts'
import {
  type AnswerChoices,
  answerByClicking,
  createCompany,
  download,
  expectAllSaved,
  pdfText,
} from './check-journey.ts'

// Every check but physical strain and hazardous substances, which have their own specs: from the first question to the
// measures for a risk.

const OWNER = 'eigenaar@demo.nl'
const READER = 'collega@demo.nl'

/**
 * `fields`: by label, what a section's form asks besides the name, for checks without suggested sections. `choices`:
 * answers that lead to one risk. The connection is lost at `offlineAt` until `offlineUntil`.
 */
type Journey = {
  section: string
  fields?: Record<string, { option: string } | { text: string }>
  choices: AnswerChoices
  risk: string
  offlineAt: string
  offlineUntil: string
}

const journeys: Partial<Record<CheckDefinition['check'], Journey>> = {
  MACHINE_SAFETY: {
    section: 'Bank 1',
    fields: {
      'Soort machine': { option: 'Draaibank' },
      Bouwjaar: { text: '1987' },
      Afdeling: { text: 'Hal 2' },
      'Volgende keuring': { text: '2027-03-01' },
    },
    choices: {
      'START/inUse': ['Ja'],
      'DOCUMENTS/ce': ['Gebouwd vóór 1995 en beoordeeld volgens de Richtlijn Arbeidsmiddelen'],
      'LATHE/chuckKey': ['Nee'],
      'ACTIONS/agreed': ['Nog niet: in het plan komen lege regels om in te vullen'],
    },
    risk: 'Klauwsleutel blijft in de klauw',
    offlineAt: 'DOCUMENTS/manual',
    offlineUntil: 'GUARDING/restart',
  },
  NOISE_HAZARD: {
    section: 'Plaatbewerkers',
    choices: {
      'START/applies': ['Ja, op gewone dagen'],
      'DOSE/level': ['85 dB(A) of hoger, of pieken van 137 dB(C) of hoger'],
      'ACTIONS/agreed': ['Nog niet: in het plan komen lege regels om in te vullen'],
    },
    risk: 'Geluid boven de bovenste actiewaarde',
    offlineAt: 'DOSE/assessed',
    offlineUntil: 'SOURCE/marking',
  },
  TEMP_WORK_AT_HEIGHT: {
    section: 'Lampen vervangen',
    choices: {
      'START/applies': ['Ja'],
      'START/place': ['Geen van deze'],
      'MEANS/means': ['Ladder of trap'],
      'LADDER/limits': ['Nee, of onbekend'],
      'ACTIONS/agreed': ['Nog niet: in het plan komen lege regels om in te vullen'],
    },
    risk: 'Ladder als werkplek buiten de grenzen',
    offlineAt: 'LADDER/reach',
    offlineUntil: 'LADDER/grip',
  },
  WELDING_SMOKE: {
    section: 'Lashal',
    choices: {
      'START/applies': ['Ja, ook als het zelden is'],
      'START/materials': ['Staal'],
      'CLASS/class': ['Hoog (bijvoorbeeld MAG of elektrode op staal, autogeen snijden)'],
      'EXTRACTION/used': ['Nee'],
      'ACTIONS/agreed': ['Nog niet: in het plan komen lege regels om in te vullen'],
    },
    risk: 'Geen bronafzuiging',
    offlineAt: 'CLASS/exposure',
    offlineUntil: 'SOURCE/cleanSurface',
  },
}

async function addSection(page: Page, { one, nameLabel }: CheckDefinition, { section, fields }: Journey) {
  if (!fields) {
    await page.getByRole('checkbox', { name: section }).check()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await page.getByRole('link', { name: `Begin: ${section}` }).click()
    return
  }
  await page.getByRole('link', { name: `Voeg een ${one} toe` }).click()
  await page.getByRole('textbox', { name: nameLabel }).fill(section)
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label)
    if ('option' in value) await field.selectOption(value.option)
    else await field.fill(value.text)
  }
  await expectToFit(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Toevoegen en beginnen' }).click()
}

const definitions = checkDefinitions.filter(
  ({ check, hasSectionList }) => check !== 'PHYSICAL_STRAIN' && !hasSectionList,
)

test('every other check has a journey', () => {
  expect(Object.keys(journeys)).toEqual(definitions.map(({ check }) => check))
})

for (const definition of definitions) {
  const { check, slug, one, many, resultsLabel } = definition
  const label = checkLabels[check]
  const journey = journeys[check]!

  test(`${label}: from the first question to a plan, an action point and a finished round`, async ({
    page,
    portal,
    context,
  }) => {
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    const id = await createCompany(portal, `Bedrijf voor ${label}`, { [READER]: 'READONLY' }, check)
    const results = `/bedrijven/${id}/checks/${slug}`
    await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
    await page.getByRole('button', { name: `Start Verbetercheck: ${label}` }).click()
    await expect(heading(capitalize(many))).toBeVisible()
    await expectToFit(page)
    await expectNoViolations(page)
    await addSection(page, definition, journey)

    await answerByClicking(page, journey.section, journey.choices, journey.offlineAt)
    await context.setOffline(true)
    // Answers given offline are kept, and sent when the connection returns.
    const passed = await answerByClicking(page, journey.section, journey.choices, journey.offlineUntil)
    expect(passed.length).toBeGreaterThan(1)
    await context.setOffline(false)
    await expectAllSaved(page)
    await expectToFit(page)
    await expectNoViolations(page)
    await answerByClicking(page, journey.section, journey.choices)
    await expect(heading(`${journey.section} is af`)).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Ga verder met het hele bedrijf' }).click()
    await page.waitForURL(/[?&]scriptKey=/)
    await answerByClicking(page, '', {})
    await expect(heading('De check is af')).toBeFocused()
    await page.getByRole('link', { name: 'Bekijk de resultaten', exact: true }).click()

    await expect(heading(resultsLabel)).toBeFocused()
    await expectToFit(page)
    await expectNoViolations(page)
    expect(
      await portal.sql`
        select check_section.name, script_key, question_key, check_section.status from check_risk
        join check_section on check_section.id = section_id where company_id = ${id} and "check" = ${check}`,
    ).toHaveLength(1)
    await page.getByRole('button', { name: 'Rond deze ronde af' }).click()
    await expect(page.getByRole('link', { name: 'Bekijk alle rondes' })).toBeVisible()
    await page.getByRole('link', { name: journey.section, exact: true }).click()
    await expect(page.getByRole('heading', { level: 3, name: journey.risk })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: /^Maak hier een actiepunt van/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Actiepunt maken' }).click()
    await expect(dialog).toBeHidden()
    expect(await portal.sql`select themes, completed_at from action_item where company_id = ${id}`).toEqual([
      { themes: [check], completed_at: null },
    ])

    await page.goto(results)
    const text = await pdfText(await download(page, 'Download Plan van Aanpak'))
    for (const expected of [label, journey.section, journey.risk]) expect(text).toContain(expected)

    await logOut(page)
    await expect(page).toHaveURL(`${portal.url}/website/`)
    await logInAndOpen(page, READER, results)
    await expect(heading(resultsLabel)).toBeVisible()
    await expect(page.getByRole('link', { name: `${capitalize(one)} toevoegen` })).toHaveCount(0)
    await page.getByRole('link', { name: journey.section, exact: true }).click()
    await expect(page.getByRole('heading', { level: 3, name: journey.risk })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Wijzig het antwoord/ })).toHaveCount(0)
  })
}
