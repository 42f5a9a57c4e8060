import type { Page } from '@playwright/test'
import {
  type Check,
  type CheckDefinition,
  checkDefinitions,
  checkLabels,
} from '#shared/domain/basics/check.ts'
import { checkPages } from '#shared/domain/checks/check-pages.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'
import { createCompany, expectAllSaved } from './check-journey.ts'

// Two people answer the questions of one section at the same time, in every check.

const OWNER = 'eigenaar@demo.nl'
const ADVISER = 'adviseur@demo.nl'

type Step = `${string}/${string}`

/**
 * `before`: answers by key that lead to the questions. `same`: the question that both answer, and the label that each
 * chooses. `different`: what each answers at the same time.
 */
type Encounter = {
  fields?: Record<string, string>
  before?: Record<Step, string>
  same: [step: Step, byOwner: string, byAdviser: string]
  different: [byOwner: [Step, string], byAdviser: [Step, string]]
}

const encounters: Partial<Record<Check, Encounter>> = {
  PHYSICAL_STRAIN: {
    same: ['EDUCATION/instructed', 'Ja, en dat is vastgelegd', 'Ja, maar dat is niet vastgelegd'],
    different: [
      ['EDUCATION/newcomers', 'Ja, altijd'],
      ['EDUCATION/supervision', 'Ja'],
    ],
  },
  MACHINE_SAFETY: {
    fields: { kind: 'lathe' },
    before: { 'START/inUse': 'yes' },
    same: ['DOCUMENTS/manual', 'Ja', 'Nee'],
    different: [
      ['GUARDING/bypassed', 'Nee'],
      ['GUARDING/restart', 'Nee'],
    ],
  },
  NOISE_HAZARD: {
    before: { 'START/applies': 'yes', 'DOSE/level': 'upper' },
    same: ['DOSE/assessed', 'Ja, met een schema wanneer het opnieuw moet', 'Nee'],
    different: [
      ['SOURCE/plan', 'Nee'],
      ['HEARING_PROTECTION/available', 'Er liggen losse oordoppen'],
    ],
  },
  TEMP_WORK_AT_HEIGHT: {
    before: { 'START/applies': 'yes', 'START/place': 'none', 'MEANS/means': 'ladder' },
    same: ['START/avoid', 'Ja, en opgeschreven waarom niet', 'Nee'],
    different: [
      ['LADDER/limits', 'Ja, en niet hoger dan 5 meter'],
      ['LADDER/secured', 'Nee'],
    ],
  },
  WELDING_SMOKE: {
    before: { 'START/applies': 'yes', 'START/materials': 'steel', 'CLASS/class': 'high' },
    same: ['SOURCE/cleanSurface', 'Ja, altijd', 'Nee'],
    different: [
      ['SOURCE/lessFume', 'Nee'],
      ['EXTRACTION/used', 'Meestal'],
    ],
  },
}

/** Starts a check through the API, as the page's user, and answers a section up to the questions. Returns its id. */
async function startWithSection(
  page: Page,
  companyId: number,
  { check, api, sectionApi, nameField }: CheckDefinition,
  { fields, before = {} }: Encounter,
): Promise<number> {
  const post = async (path: string, data: object = {}) => {
    const headers = { origin: new URL(page.url()).origin }
    const response = await page.request.post(`/rest/${path}`, { headers, data })
    expect(response.status()).toBe(200)
    return (await response.json()).responseObject
  }
  await post(`companies/${companyId}/start-check/${check}`)
  const { id } = await post(`${companyId}/${api}/${sectionApi}`, { [nameField]: 'Hal 1', fields })
  for (const [step, answerId] of Object.entries(before)) {
    const [scriptKey, questionId] = step.split('/')
    const answers = [{ answerId, value: '' }]
    await post(`${companyId}/${api}/survey/${scriptKey}`, { checkSectionId: id, questionId, answers })
  }
  return id
}

async function open(
  page: Page,
  companyId: number,
  definition: CheckDefinition,
  section: number,
  step: Step,
): Promise<void> {
  const [scriptKey = '', questionId = ''] = step.split('/')
  const query = new URLSearchParams({ scriptKey, [definition.idParam]: String(section), questionId })
  await page.goto(
    `${checkPages(definition.check).questions.path.replace(':companyId', String(companyId))}?${query}`,
  )
  await expect(page.getByRole('radio').first()).toBeVisible()
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

const definitions = checkDefinitions.filter(({ hasSectionList }) => !hasSectionList)

test('every check has two people', () => {
  expect(Object.keys(encounters)).toEqual(definitions.map(({ check }) => check))
})

for (const definition of definitions) {
  const label = checkLabels[definition.check]
  const encounter = encounters[definition.check]!

  test(`${label}: of two people who answer, neither loses an answer`, async ({ page, portal, browser }) => {
    const id = await createCompany(portal, `Twee mensen: ${label}`, { [ADVISER]: 'WRITE' }, definition.check)
    await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
    const section = await startWithSection(page, id, definition, encounter)
    const other = await (await browser.newContext({ baseURL: portal.url, locale: 'nl-NL' })).newPage()
    await logInAndOpen(other, ADVISER, `/bedrijven/${id}/checks`)
    const stored = async ([step]: [Step, ...string[]]) => {
      const [scriptKey, questionKey] = step.split('/')
      return portal.sql`
        select jsonb_array_length(answers) as count, check_answer.revision, email from check_answer
        join person on person.id = answered_by
        where section_id = ${section} and script_key = ${scriptKey} and question_key = ${questionKey}`
    }

    const [step, byOwner, byAdviser] = encounter.same
    await Promise.all([open(page, id, definition, section, step), open(other, id, definition, section, step)])
    await radio(page, byOwner).check()
    await expectAllSaved(page)
    await radio(other, byAdviser).check()
    const alert = other.getByRole('alert')
    await expect(alert).toContainText('Iemand anders heeft deze vraag intussen beantwoord.')
    await expect(alert).toContainText(`koos “${byOwner}”`)
    await expect(alert).toContainText(`Jij koos “${byAdviser}”.`)
    expect(await stored(encounter.same)).toEqual([{ count: 1, revision: 1, email: OWNER }])
    await alert.getByRole('button', { name: 'Gebruik mijn antwoord' }).click()
    await expectAllSaved(other)
    await expect(alert).toBeHidden()
    expect(await stored(encounter.same)).toEqual([{ count: 1, revision: 2, email: ADVISER }])
    await page.reload()
    await expect(radio(page, byAdviser)).toBeChecked()

    const [first, second] = encounter.different
    await Promise.all([
      open(page, id, definition, section, first[0]),
      open(other, id, definition, section, second[0]),
    ])
    await Promise.all([radio(page, first[1]).check(), radio(other, second[1]).check()])
    await Promise.all([expectAllSaved(page), expectAllSaved(other)])
    expect(await stored(first)).toEqual([{ count: 1, revision: 1, email: OWNER }])
    expect(await stored(second)).toEqual([{ count: 1, revision: 1, email: ADVISER }])
    await open(page, id, definition, section, second[0])
    await expect(radio(page, second[1])).toBeChecked()
    await other.context().close()
  })
}
