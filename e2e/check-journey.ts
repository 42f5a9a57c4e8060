import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'

import { answersOf, type Part, pagesOf } from '#shared/domain/check-flow.ts'
import type { Answer, Question, Questionnaire } from '#shared/domain/questionnaire.ts'
import { readPdf } from '../testing/harness/plan-files.ts'
import { expect, logIn, type Portal } from './portal.ts'

// Going through the check for physical strain as somebody at a screen does.

/** What is answered to "script/question": the labels of the answers. */
export type Choices = Record<string, string[]>

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A company of the demo owner, to which others of the demo may be invited with these rights. Gives its id. */
export async function createCompany({ sql }: Portal, name: string, invited: Record<string, string> = {}) {
  const [company] = await sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select ${name}, id, '<10', 'Metaalbewerking', 'Geen van beide' from person where email = 'eigenaar@demo.nl'
    returning id`
  const id = company!.id as number
  for (const [email, rights] of Object.entries(invited)) {
    await sql`
      insert into invitation
        (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
      select ${id}, 'COLLEAGUE', first_name, email, 'Kijk mee', ${rights}, '{PHYSICAL_STRAIN}',
        sha256(convert_to(${name} || email, 'UTF8')), id, now(), now()
      from person where email = ${email}`
  }
  return id
}

/** Opens a page as one of the demo's people. */
export async function openAs(page: Page, email: string, path: string) {
  await page.goto(`/inloggen?redirect=${encodeURIComponent(path)}`)
  await logIn(page, email)
  await page.waitForURL((url) => url.pathname !== '/inloggen')
}

export const matrixOf = (id: number) => `/bedrijven/${id}/checks/fysieke-belasting`
export const checkOf = (id: number) => `/check/fysieke-belasting/${id}`

/** Adds a function group in the check, which begins with it. */
export async function addGroup(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Naam van de functiegroep' }).fill(name)
  await page.getByRole('button', { name: 'Toevoegen en beginnen' }).click()
  await expect(heading(page, 'Voorlichting')).toBeFocused()
}

async function questionnaireOf(page: Page): Promise<Questionnaire> {
  return (await (await page.request.get('/rest/physicalstrain/scriptflow')).json()).responseObject
}

/** Which step the address names: "CARRY/load", or "INFO_CARRY" for an information page. */
export function stepOf(page: Page): string {
  const { searchParams } = new URL(page.url())
  return [searchParams.get('scriptKey'), searchParams.get('questionId')].filter(Boolean).join('/')
}

const asSection = ({ section }: Questionnaire, text: string, name: string) =>
  text.replaceAll(section.placeholder, name)

/** What somebody without any risk answers. */
const harmless = ({ answers }: Question): Answer =>
  answers.find(({ color, withoutRisks }) => color === 'GREEN' && !withoutRisks) ?? answers.at(-1)!

/** What stands in the texts that go with answers. */
const TEXT = 'De voorman'

/**
 * Answers question after question as `choices` says, and without a risk where it says nothing, until the step `until`
 * or the end of the part. Gives the steps that were shown. `group`: the name of the function group.
 */
export async function walk(page: Page, group: string, choices: Choices, until?: string): Promise<string[]> {
  // The address of the check itself leads on to where one was.
  await page.waitForURL(/[?&]scriptKey=|\/einde/)
  const questionnaire = await questionnaireOf(page)
  const shown: string[] = []
  /** A step that one goes on to takes the focus; a page that is opened does not. */
  const shows = async (name: string) => {
    await expect(heading(page, name)).toBeVisible()
    if (shown.length > 1) await expect(heading(page, name)).toBeFocused()
  }
  while (!/\/einde/.test(page.url()) && stepOf(page) !== until) {
    const here = page.url()
    const step = stepOf(page)
    const [scriptKey, questionKey] = step.split('/')
    const script = questionnaire.scripts.find((candidate) => candidate.scriptKey === scriptKey)!
    shown.push(step)
    if (script.scriptType === 'INFORMATION') {
      await shows(script.title)
      await page.getByRole('button', { name: 'Verder' }).click()
    } else {
      const question = script.questions.find((candidate) => candidate.questionKey === questionKey)!
      await shows(asSection(questionnaire, question.text, group))
      const role = question.type === 'MULTI' ? 'checkbox' : 'radio'
      for (const name of choices[step] ?? [harmless(question).label])
        await page.getByRole(role, { name, exact: true }).check()
      const text = page.getByRole('main').getByRole('textbox')
      if (await text.isVisible()) await text.fill(TEXT)
      await page.getByRole('button', { name: 'Volgende vraag' }).click()
    }
    await page.waitForURL((url) => url.href !== here)
  }
  return shown
}

/** Waits until the server has every answer. */
export const allSaved = (page: Page) => expect(page.getByRole('button', { name: 'Opgeslagen' })).toBeVisible()

/**
 * Answers a whole part by the API, as whoever is logged in. null: what is asked of the whole company. `choices`: the
 * keys of the answers to "script/question".
 */
export async function fillIn(page: Page, companyId: number, sectionId: number | null, choices: Choices = {}) {
  const questionnaire = await questionnaireOf(page)
  const part: Part = sectionId === null ? 'COMPANY' : 'SECTION'
  const base = `/rest/${companyId}/physicalstrain`
  const query = sectionId === null ? '' : `?checkSectionId=${sectionId}`
  for (;;) {
    const stored = (await (await page.request.get(`${base}/answers${query}`)).json()).responseObject
    const answers = answersOf(stored)
    const open = pagesOf(questionnaire, part, answers).find(
      ({ scriptKey, questionKey }) => questionKey && !answers[scriptKey]?.[questionKey],
    )
    if (!open) return
    const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === open.scriptKey)!
    const questions = script.scriptType === 'SURVEY' ? script.questions : []
    const question = questions.find(({ questionKey }) => questionKey === open.questionKey)!
    const keys = choices[`${open.scriptKey}/${open.questionKey}`] ?? [harmless(question).answerKey]
    const saved = await page.request.post(`${base}/survey/${open.scriptKey}`, {
      headers: { origin: new URL(page.url()).origin },
      data: {
        checkSectionId: sectionId,
        questionId: open.questionKey,
        answers: keys.map((answerId) => {
          const { freeText } = question.answers.find(({ answerKey }) => answerKey === answerId)!
          return { answerId, value: freeText ? TEXT : '' }
        }),
      },
    })
    expect(saved.status()).toBe(200)
  }
}

/** Starts the check of a company by the API and adds a function group to it. Gives its id. */
export async function startWithGroup(page: Page, companyId: number, functionGroupName: string) {
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/rest/companies/${companyId}/start-check/PHYSICAL_STRAIN`, { headers })
  const path = `/rest/${companyId}/physicalstrain/functiongroup`
  const added = await page.request.post(path, { headers, data: { functionGroupName } })
  return (await added.json()).responseObject.id as number
}

/** Presses a button that downloads something. */
export async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return file
}

/** The text of a downloaded PDF, in one line. */
export const textOf = async (file: Download) => (await readPdf(await readFile(await file.path()))).text
