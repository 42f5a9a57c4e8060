import type { Page } from '@playwright/test'
import { NUM_COMPANY_QUESTIONS } from '../../testing/factories/physical-strain.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'
import {
  addGroup,
  answerByApi,
  answerByClicking,
  checkPath,
  createCompany,
  currentStep,
  download,
  endOfGroupPath,
  expectAllSaved,
  matrixPath,
  pdfText,
  questionPath,
  startCheckWithGroup,
} from './check-journey.ts'

// From the first question to the Plan van Aanpak. Each test has its own company, so that the tests can share a portal.

const OWNER = 'eigenaar@demo.nl'
const BELOW_KNEE = 'Tillen van of naar een plek onder kniehoogte (3 kg of meer)'
const POSTURE = 'Werken in een inspannende houding (bukken, knielen, reiken, lang staan)'
const BENDING = 'Bukkend tillen van meer dan 10 kg'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const planButton = (page: Page) => page.getByRole('button', { name: 'Download Plan van Aanpak' })

const cellsOf = (page: Page, group: string) =>
  page.getByRole('row', { name: new RegExp(`^${group} `) }).getByRole('cell')

const sections = ({ sql }: Portal, companyId: number) => sql`
  select name, status, num_unfinished, num_risks from check_section where company_id = ${companyId} order by id`
const checkStatus = async ({ sql }: Portal, companyId: number) =>
  (
    await sql`
  select status, num_unfinished from company_check
  where company_id = ${companyId} and "check" = 'PHYSICAL_STRAIN'`
  )[0]

test('bench workers who lift from the floor: red, and a plan once nothing is grey', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Machinefabriek De Dommel')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  await page.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' }).click()
  await expect(heading(page, 'Functiegroepen')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Bankwerkers' }).check()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByRole('link', { name: 'Begin: Bankwerkers' }).click()

  const choices = {
    'EDUCATION/tasks': [BELOW_KNEE, POSTURE],
    'LIFT_BELOW_KNEE/load': ['Meer dan 10 t/m 25 kg'],
  }
  const passed = await answerByClicking(page, 'Bankwerkers', choices, 'LIFT_BELOW_KNEE/frequency')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(page.getByRole('region', { name: `Risico: ${BENDING}` })).toBeVisible()
  passed.push(...(await answerByClicking(page, 'Bankwerkers', choices, 'ACTIONS/agreed')))
  const scripts = [...new Set(passed.map((step) => step.split('/')[0]))]
  expect(scripts).toEqual([
    ...['INFO_EDUCATION', 'EDUCATION', 'INFO_LIFTING', 'LIFT_BELOW_KNEE'],
    ...['INFO_STRENUOUS_POSTURE', 'STRENUOUS_POSTURE', 'INFO_ACTIONS'],
  ])

  // The grey area hides nothing, and there is no plan yet.
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(heading(page, 'Resultaten per functiegroep')).toBeFocused()
  await expect(cellsOf(page, 'Bankwerkers')).toHaveText([
    ...['In orde', '1 risico', 'Niet gekozen', 'Niet gekozen', 'In orde', 'Niet gekozen'],
    '2 vragen open',
  ])
  await expect(planButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Bankwerkers', exact: true }).click()
  await expect(page.getByText('1 risico, 2 vragen open')).toBeVisible()
  await expect(planButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Check hervatten', exact: true }).click()
  await expect.poll(() => currentStep(page)).toMatch(/ACTIONS/)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(heading(page, /^Is bij elk risico afgesproken/)).toBeVisible()
  await page.getByRole('button', { name: `Spreek af wie wat doet: ${BENDING}` }).click()
  const dialog = page.getByRole('dialog', { name: BENDING })
  const measure = 'Een rek op werkhoogte bouwen'
  await dialog.getByRole('radio', { name: 'Iets anders' }).check()
  await dialog.getByRole('textbox', { name: 'Welke maatregel?' }).fill(measure)
  await dialog.getByRole('textbox', { name: 'Wie doet het?' }).fill('Voorman werkplaats')
  await dialog.getByLabel('Wanneer is het klaar?').fill('2027-03-01')
  await dialog.getByRole('button', { name: 'Leg vast' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Bij 1 van de 1 risico’s is afgesproken wie wat doet.')).toBeVisible()
  await answerByClicking(page, 'Bankwerkers', { 'ACTIONS/agreed': ['Ja, bij elk risico'] })
  await expect(heading(page, 'Bankwerkers is af')).toBeFocused()
  await page.getByRole('link', { name: 'Bekijk de resultaten van Bankwerkers' }).click()
  await expect(heading(page, 'Bankwerkers')).toBeVisible()
  const file = await download(page, 'Download Plan van Aanpak')
  expect(file.suggestedFilename()).toMatch(
    /^Plan van Aanpak – Machinefabriek De Dommel – Bankwerkers – .*\.pdf$/,
  )
  const text = await pdfText(file)
  const agreed = [measure, 'Voorman werkplaats', '01-03-2027']
  for (const expected of ['Machinefabriek De Dommel', 'Bankwerkers', BENDING, ...agreed])
    expect(text).toContain(expected)
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()

  await page.goto(matrixPath(id))
  await expect(cellsOf(page, 'Bankwerkers').nth(1)).toHaveText('1 risico')
  await expect(planButton(page)).toHaveCount(0)
  await expect
    .poll(() => checkStatus(portal, id))
    .toEqual({ status: 'GREY', num_unfinished: NUM_COMPANY_QUESTIONS })
  await page.getByRole('link', { name: 'Ga verder met de check' }).click()
  await expect(heading(page, 'Kantoormedewerkers')).toBeVisible()
  await answerByClicking(page, '', { 'SITTING_WORK/applies': ['Nee'], 'PREGNANCY/applies': ['Nee'] })
  await expect(heading(page, 'De check is af')).toBeFocused()
  await expectToFit(page)
  await page.getByRole('link', { name: 'Bekijk de resultaten' }).click()
  expect(await pdfText(await download(page, 'Download Plan van Aanpak'))).toContain(BENDING)
  expect((await download(page, 'Download als Excel')).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect.poll(() => checkStatus(portal, id)).toEqual({ status: 'RED', num_unfinished: 0 })
  expect(await sections(portal, id)).toEqual([
    { name: null, status: 'GREEN', num_unfinished: 0, num_risks: 0 },
    { name: 'Bankwerkers', status: 'RED', num_unfinished: 0, num_risks: 1 },
  ])
})

test('users who stop halfway resume in another browser where they were', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
}) => {
  const id = await createCompany(portal, 'Metaalwerken Zwolle')
  await logInAndOpen(page, OWNER, matrixPath(id))
  const group = await startCheckWithGroup(page, id, 'Magazijn')
  await answerByApi(page, id, group, { 'EDUCATION/tasks': ['carry'] }, 'CARRY/distance')
  await page.goto(questionPath(id, group, 'CARRY', 'distance'))
  await answerByClicking(page, 'Magazijn', { 'CARRY/distance': ['Meer dan 20 meter'] }, 'CARRY/total')
  await expectAllSaved(page)
  await page.context().close()

  const other = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(other, OWNER, matrixPath(id))
  await other.getByRole('link', { name: 'Ga verder: Magazijn' }).click()
  await expect(heading(other, /^Hoeveel kilo draagt één persoon/)).toBeFocused()
  await expect(other.getByText('Magazijn · Dragen · vraag 3 van 4')).toBeVisible()
  await other.getByRole('button', { name: 'Vorige' }).click()
  await expect(other.getByRole('radio', { name: 'Meer dan 20 meter' })).toBeChecked()
  await other.context().close()
})

test('a warehouse that only pushes is green, and the questions about the office come once', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const id = await createCompany(portal, 'Groothandel Assen')
  await logInAndOpen(page, OWNER, matrixPath(id))
  const warehouse = await startCheckWithGroup(page, id, 'Magazijn')
  const pushing = { 'EDUCATION/tasks': ['pushPull'] }
  await answerByApi(page, id, warehouse, pushing)
  await page.goto(endOfGroupPath(id, warehouse))
  await expect(heading(page, 'Magazijn is af')).toBeVisible()
  expect((await sections(portal, id))[1]).toEqual({
    ...{ name: 'Magazijn', status: 'GREEN', num_unfinished: 0, num_risks: 0 },
  })
  await page.getByRole('link', { name: 'Ga verder met het hele bedrijf' }).click()
  await expect(heading(page, 'Kantoormedewerkers')).toBeFocused()
  const choices = { 'SITTING_WORK/applies': ['Nee'], 'PREGNANCY/applies': ['Nee'] }
  const passed = await answerByClicking(page, '', choices)
  expect(passed).toEqual(['INFO_SITTING_WORK', 'SITTING_WORK/applies', 'INFO_PREGNANCY', 'PREGNANCY/applies'])
  await expectAllSaved(page)
  await expect.poll(() => checkStatus(portal, id)).toEqual({ status: 'GREEN', num_unfinished: 0 })

  await page.goto(`${checkPath(id)}/functiegroep`)
  await addGroup(page, 'Expeditie')
  const dispatch = Number(new URL(page.url()).searchParams.get('functionGroupId'))
  const last = 'ACTIONS/discussed'
  await answerByApi(page, id, dispatch, pushing, last)
  await page.goto(questionPath(id, dispatch, ...(last.split('/') as [string, string])))
  expect(await answerByClicking(page, 'Expeditie', {})).toEqual([last])
  await page.getByRole('link', { name: 'Rond de check af' }).click()
  await expect(heading(page, 'De check is af')).toBeVisible()
  expect(
    await portal.sql`
    select section.name from check_answer join check_section section on section.id = section_id
    where company_id = ${id} and script_key = 'SITTING_WORK'`,
  ).toEqual([{ name: null }])
})

test('an adviser lowers the load: green again, and the risk is gone', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
}) => {
  const id = await createCompany(portal, 'Bankwerkerij Venlo', { 'adviseur@demo.nl': 'WRITE' })
  await logInAndOpen(page, OWNER, matrixPath(id))
  const group = await startCheckWithGroup(page, id, 'Bankwerkers')
  await answerByApi(page, id, group, { 'EDUCATION/tasks': ['liftLow'], 'LIFT_BELOW_KNEE/load': ['10to25'] })
  await page.goto(`${matrixPath(id)}/${group}`)
  expect(await pdfText(await download(page, 'Download Plan van Aanpak'))).toContain(BENDING)

  const adviser = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(adviser, 'adviseur@demo.nl', `${matrixPath(id)}/${group}`)
  await expect(adviser.getByRole('heading', { name: BENDING })).toBeVisible()
  await adviser
    .getByRole('link', { name: 'Antwoorden bekijken of wijzigen: Tillen onder kniehoogte' })
    .click()
  await adviser.getByRole('link', { name: /^Wijzig: Hoe zwaar is de zwaarste last/ }).click()
  await adviser.getByRole('radio', { name: '7 kg of minder' }).check()
  await expectAllSaved(adviser)
  await adviser.getByRole('button', { name: 'Sluiten' }).click()
  await expect(cellsOf(adviser, 'Bankwerkers').nth(1)).toHaveText('In orde')
  await expect(adviser.getByText(/door Adviseur Demo/)).toBeVisible()
  await adviser.context().close()

  await page.reload()
  await expect(page.getByText(/door Adviseur Demo/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: BENDING })).toHaveCount(0)
  expect(await pdfText(await download(page, 'Download Plan van Aanpak'))).not.toContain(BENDING)
  expect(
    await portal.sql`
    select answers, check_answer.revision, email from check_answer
    join check_section section on section.id = section_id join person on person.id = answered_by
    where section_id = ${group} and script_key = 'LIFT_BELOW_KNEE' and question_key = 'load'`,
  ).toEqual([{ answers: [{ answerId: 'le7', value: '' }], revision: 2, email: 'adviseur@demo.nl' }])
})

test('answers given without a connection are stored once there is one, each once', async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Lasserij Goes')
  await logInAndOpen(page, OWNER, matrixPath(id))
  const group = await startCheckWithGroup(page, id, 'Lassers')
  await answerByApi(page, id, group, { 'EDUCATION/tasks': ['pushPull'] }, 'PUSH_AND_PULL/force')
  await page.goto(questionPath(id, group, 'PUSH_AND_PULL', 'force'))
  await expect(page.getByRole('radio', { name: '140 N (14 kg) of minder' })).toBeVisible()
  await expectAllSaved(page)

  await page.context().setOffline(true)
  const next = () => page.getByRole('button', { name: 'Volgende vraag' }).click()
  await page.getByRole('radio', { name: '140 N (14 kg) of minder' }).check()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  await expect(page.getByText(/^Er is geen verbinding\./)).toBeVisible()
  await next()
  await page.getByRole('radio', { name: 'Meer dan 300 kg' }).check()
  await next()
  await page.getByRole('radio', { name: 'Nee' }).check()
  await expect(page.getByText(/3 antwoorden wachten/)).toBeVisible()
  const stored = () => portal.sql`
    select question_key, answers->0->>'answerId' as answer, revision from check_answer
    join check_section section on section.id = section_id
    where company_id = ${id} and script_key = 'PUSH_AND_PULL' order by question_key`
  expect(await stored()).toEqual([])

  await page.context().setOffline(false)
  await expectAllSaved(page)
  expect(await stored()).toEqual([
    { question_key: 'force', answer: 'le140', revision: 1 },
    { question_key: 'surface', answer: 'no', revision: 1 },
    { question_key: 'weight', answer: 'gt300', revision: 1 },
  ])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nee' })).toBeChecked()
  await expectAllSaved(page)
})

test('two tabs of a user answer in one check, and one sends what the other left offline', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const id = await createCompany(portal, 'Verzinkerij Dongen')
  await logInAndOpen(page, OWNER, matrixPath(id))
  const group = await startCheckWithGroup(page, id, 'Lassers')
  const other = await page.context().newPage()
  const open = (tab: Page, question: string) => tab.goto(questionPath(id, group, 'EDUCATION', question))
  const stored = () => portal.sql`
    select question_key, answers->0->>'answerId' as answer, revision from check_answer
    join check_section section on section.id = section_id where company_id = ${id} order by question_key`

  await Promise.all([open(page, 'instructed'), open(other, 'supervision')])
  await Promise.all([
    page.getByRole('radio', { name: 'Ja, maar dat is niet vastgelegd' }).check(),
    other.getByRole('radio', { name: 'Ja', exact: true }).check(),
  ])
  await Promise.all([expectAllSaved(page), expectAllSaved(other)])
  await open(other, 'instructed')
  await expect(other.getByRole('radio', { name: 'Ja, maar dat is niet vastgelegd' })).toBeChecked()
  await other.getByRole('radio', { name: 'Ja, en dat is vastgelegd' }).check()
  // The other tab announces the answer; nothing is clicked here.
  await expect(page.getByRole('radio', { name: 'Ja, en dat is vastgelegd' })).toBeChecked()
  await expectAllSaved(other)

  await page.context().setOffline(true)
  await other.getByRole('button', { name: 'Volgende vraag' }).click()
  await other.getByRole('radio', { name: 'Ja, altijd' }).check()
  await expect(other.getByText(/1 antwoord wacht/)).toBeVisible()
  await other.close()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  await page.context().setOffline(false)
  await expectAllSaved(page)
  await expect.poll(stored).toEqual([
    { question_key: 'instructed', answer: 'yesRecorded', revision: 2 },
    { question_key: 'newcomers', answer: 'yes', revision: 1 },
    { question_key: 'supervision', answer: 'yes', revision: 1 },
  ])
})

test('a reader sees everything and can change nothing', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
}) => {
  const id = await createCompany(portal, 'Plaatwerkerij Tiel', { 'collega@demo.nl': 'READONLY' })
  await logInAndOpen(page, OWNER, matrixPath(id))
  const group = await startCheckWithGroup(page, id, 'Bankwerkers')
  await answerByApi(page, id, group, { 'EDUCATION/tasks': ['liftLow'], 'LIFT_BELOW_KNEE/load': ['10to25'] })

  const reader = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(reader, 'collega@demo.nl', matrixPath(id))
  await expect(cellsOf(reader, 'Bankwerkers').nth(1)).toHaveText('1 risico')
  const changing = /toevoegen|beheren|Ga verder|hervatten|Begin|actiepunt|Opslaan|Wijzig|Verwijder/
  const main = reader.getByRole('main')
  const controls = main.getByRole('link', { name: changing }).or(main.getByRole('button', { name: changing }))
  for (const [link, title] of [
    ['Bankwerkers', 'Bankwerkers'],
    ['Antwoorden bekijken: Tillen onder kniehoogte', 'Antwoorden: tillen onder kniehoogte'],
  ] as const) {
    await expect(controls).toHaveCount(0)
    await reader.getByRole('link', { name: link, exact: true }).click()
    await expect(heading(reader, new RegExp(title))).toBeVisible()
  }
  await expect(reader.getByText('Meer dan 10 t/m 25 kg')).toBeVisible()
  await expect(controls).toHaveCount(0)
  await reader.goto(checkPath(id))
  await expect(heading(reader, 'Geen toegang')).toBeVisible()
  await reader.context().close()
})

test('a function group is checked by keyboard alone, on a phone', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  test.slow()
  // Names without a space, such as codes, must not overflow the page.
  const office = `Kantoor${'-3.14'.repeat(12)}`
  const id = await createCompany(portal, `Heerlen${'x'.repeat(60)}`)
  await page.setViewportSize({ width: 375, height: 700 })
  await logInAndOpen(page, OWNER, matrixPath(id))
  await startCheckWithGroup(page, id, office)
  await page.goto(checkPath(id))
  const { keyboard } = page
  await expect(heading(page, 'Voorlichting')).toBeVisible()
  await pressUntilFocused(page, page.getByRole('button', { name: 'Verder' }))
  await keyboard.press('Enter')

  await expect(heading(page, /^Welke werkzaamheden/)).toBeFocused()
  await pressUntilFocused(page, page.getByRole('checkbox', { name: 'Geen van deze werkzaamheden' }))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  for (const start of [
    'Zijn de medewerkers',
    'Krijgen nieuwe medewerkers',
    'Ziet de leidinggevende',
    'Kunnen mede',
  ]) {
    await expect(heading(page, new RegExp(`^${start}`))).toBeFocused()
    await expect(heading(page, new RegExp(`^${start}`))).toBeInViewport()
    await pressUntilFocused(page, page.getByRole('radio'))
    await keyboard.press('Space')
    await keyboard.press('Enter')
  }
  await expect(heading(page, `${office} is af`)).toBeFocused()
  await expectAllSaved(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(375)
  expect((await sections(portal, id))[1]).toMatchObject({ name: office, status: 'GREEN' })
  await page.getByRole('link', { name: `Bekijk de resultaten van ${office}` }).click()
  await expect(heading(page, office)).toBeFocused()
  await expect.poll(width).toBe(375)
})

test('browser and server compute the same status, whatever the answers', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  test.slow()
  const id = await createCompany(portal, 'Verspaning Zeist')
  await logInAndOpen(page, OWNER, matrixPath(id))
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (const name of ['Draaiers', 'Frezers', 'Slijpers']) {
    const group = await startCheckWithGroup(page, id, name)
    await answerByApi(page, id, group, (_, { type, answers }) =>
      type !== 'COMPUTED' && random(5) > 0 ? [answers[random(answers.length)]!.answerKey] : [],
    )
    await page.goto(endOfGroupPath(id, group))
    const subjects = page.getByRole('list', { name: `Onderdelen: ${name}` }).getByRole('listitem')
    await expect(subjects.first()).toBeVisible()
    const inBrowser = await subjects.allInnerTexts()
    await page.goto(matrixPath(id))
    await expect(cellsOf(page, name)).toHaveCount(inBrowser.length)
    const byServer = await cellsOf(page, name).allTextContents()
    expect(inBrowser.map((text) => text.replace(/\s+/g, ' '))).toEqual(
      byServer.map((words) => expect.stringMatching(new RegExp(`${words}$`))),
    )
  }
})
