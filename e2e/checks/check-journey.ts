import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import {
  type Check,
  type CheckDefinition,
  checkDefinitions,
  definitionOf,
} from '#shared/domain/basics/check.ts'
import { type Answers, answersOf, type Part, pagesOf } from '#shared/domain/checks/check-flow.ts'
import type { Question, Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { riskFreeAnswer } from '../../testing/factories/physical-strain.ts'
import { readPdf } from '../../testing/harness/plan-files.ts'
import { expect } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// Steps of journeys through a check. Without a definition they concern physical strain, or the check on the page.

/** Per "script/question": labels where the test clicks, keys where it calls the API. */
export type AnswerChoices = Record<string, string[]>

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** `invited`: the rights of other demo users on `check` alone, by e-mail address. Returns the company's id. */
export async function createCompany(
  { sql }: Portal,
  name: string,
  invited: Record<string, string> = {},
  check: Check = 'PHYSICAL_STRAIN',
) {
  const [company] = await sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select ${name}, id, '<10', 'Metaalbewerking', 'Geen van beide' from person where email = 'eigenaar@demo.nl'
    returning id`
  const id = company!.id as number
  for (const [email, rights] of Object.entries(invited)) {
    await sql`
      insert into invitation
        (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
      select ${id}, 'COLLEAGUE', first_name, email, 'Kijk mee', ${rights}, ${[check]}::text[],
        sha256(convert_to(${`${id} `} || email, 'UTF8')), id, now(), now()
      from person where email = ${email}`
  }
  return id
}

export const matrixPath = (companyId: number) => `/bedrijven/${companyId}/checks/fysieke-belasting`
export const checkPath = (companyId: number) => `/check/fysieke-belasting/${companyId}`

export const questionPath = (companyId: number, sectionId: number, scriptKey: string, questionKey: string) =>
  `${checkPath(companyId)}?scriptKey=${scriptKey}&functionGroupId=${sectionId}&questionId=${questionKey}`

export const endOfGroupPath = (companyId: number, sectionId: number) =>
  `${checkPath(companyId)}/einde-functiegroep?functionGroupId=${sectionId}`

/** Submits the form for a function group, which leads to its first step. */
export async function addGroup(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Naam van de functiegroep' }).fill(name)
  await page.getByRole('button', { name: 'Toevoegen en beginnen' }).click()
  await expect(heading(page, 'Voorlichting')).toBeFocused()
}

/** Of the check on the page, physical strain by default. */
const definitionOn = (page: Page): CheckDefinition =>
  checkDefinitions.find(({ slug }) => new URL(page.url()).pathname.includes(`/${slug}`)) ??
  definitionOf('PHYSICAL_STRAIN')

async function fetchQuestionnaire(page: Page): Promise<Questionnaire> {
  const response = await page.request.get(`/rest/${definitionOn(page).api}/scriptflow`)
  return (await response.json()).responseObject
}

export const answerIn = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).or(page.getByRole('checkbox', { name, exact: true }))

/** "CARRY/load", or "INFO_CARRY" for an information page. */
export function currentStep(page: Page): string {
  const { searchParams } = new URL(page.url())
  return [searchParams.get('scriptKey'), searchParams.get('questionId')].filter(Boolean).join('/')
}

const withGroupName = ({ section }: Questionnaire, text: string, name: string) =>
  text.replaceAll(section.placeholder, name)

/**
 * Clicks through the questions up to the step `until` or the end of the part. Questions not in `choices` get an answer
 * without risk. `group`: the name of the function group. Returns the steps passed.
 */
export async function answerByClicking(
  page: Page,
  group: string,
  choices: AnswerChoices,
  until?: string,
): Promise<string[]> {
  // The address of the check redirects to the step where the user was.
  await page.waitForURL(/[?&]scriptKey=|\/einde/)
  const questionnaire = await fetchQuestionnaire(page)
  const passed: string[] = []
  /** The next step takes the focus; a page opened by its address does not. */
  const expectHeading = async (name: string) => {
    await expect(heading(page, name)).toBeVisible()
    if (passed.length > 1) await expect(heading(page, name)).toBeFocused()
  }
  while (!/\/einde/.test(page.url()) && currentStep(page) !== until) {
    const address = page.url()
    const step = currentStep(page)
    const [scriptKey, questionKey] = step.split('/')
    const script = questionnaire.scripts.find((candidate) => candidate.scriptKey === scriptKey)!
    passed.push(step)
    if (script.scriptType === 'INFORMATION') {
      await expectHeading(script.title)
      await page.getByRole('button', { name: 'Verder' }).click()
    } else {
      const question = script.questions.find((candidate) => candidate.questionKey === questionKey)!
      await expectHeading(withGroupName(questionnaire, question.text, group))
      const role = question.type === 'MULTI' ? 'checkbox' : 'radio'
      for (const name of choices[step] ?? [riskFreeAnswer(question).label])
        await page.getByRole(role, { name, exact: true }).check()
      await page.getByRole('button', { name: 'Volgende vraag' }).click()
    }
    await page.waitForURL((url) => url.href !== address)
  }
  return passed
}

export const expectAllSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Opgeslagen' })).toBeVisible()

/** Returns keys of answers; none leaves the question open. */
type ChooseAnswers = (step: string, question: Question) => string[]

/**
 * Answers open questions through the API, as the page's user, up to the step `until` or the end of the part. `sectionId`:
 * null for the questions about the company. Questions not in `choices` get an answer without risk.
 */
export async function answerByApi(
  page: Page,
  companyId: number,
  sectionId: number | null,
  choices: AnswerChoices | ChooseAnswers = {},
  until?: string,
) {
  const choose: ChooseAnswers =
    typeof choices === 'function'
      ? choices
      : (step, question) => choices[step] ?? [riskFreeAnswer(question).answerKey]
  const questionnaire = await fetchQuestionnaire(page)
  const part: Part = sectionId === null ? 'COMPANY' : 'SECTION'
  const base = `/rest/${companyId}/physicalstrain`
  const query = sectionId === null ? '' : `?checkSectionId=${sectionId}`
  const stored = (await (await page.request.get(`${base}/answers${query}`)).json()).responseObject
  let answers: Answers = answersOf(stored)
  const seen = new Set<string>()
  for (;;) {
    const next = pagesOf(questionnaire, part, answers).find(
      ({ scriptKey, questionKey }) =>
        questionKey && !answers[scriptKey]?.[questionKey] && !seen.has(`${scriptKey}/${questionKey}`),
    )
    const step = `${next?.scriptKey}/${next?.questionKey}`
    if (!next || step === until) return
    seen.add(step)
    const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === next.scriptKey)!
    const questions = script.scriptType === 'SURVEY' ? script.questions : []
    const question = questions.find(({ questionKey }) => questionKey === next.questionKey)!
    const given = choose(step, question).map((answerId) => ({ answerId, value: '' }))
    if (given.length === 0) continue
    const saved = await page.request.post(`${base}/survey/${next.scriptKey}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { checkSectionId: sectionId, questionId: next.questionKey, answers: given },
    })
    expect(saved.status()).toBe(200)
    const ofScript = { ...answers[next.scriptKey], [question.questionKey]: given }
    answers = { ...answers, [next.scriptKey]: ofScript }
  }
}

export async function startCheckWithGroup(
  page: Page,
  companyId: number,
  name: string,
  { check, api, sectionApi, nameField } = definitionOf('PHYSICAL_STRAIN'),
) {
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/rest/companies/${companyId}/start-check/${check}`, { headers })
  const path = `/rest/${companyId}/${api}/${sectionApi}`
  const added = await page.request.post(path, { headers, data: { [nameField]: name } })
  return (await added.json()).responseObject.id as number
}

export async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return file
}

export const pdfText = async (file: Download) => (await readPdf(await readFile(await file.path()))).text
