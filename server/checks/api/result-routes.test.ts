import { expect, test } from 'vitest'

import { type ScriptResult, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { physicalStrainIn, questionsIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answer, answerScript, checkRow, pathOf } =
  physicalStrainIn(backEnd)

const read = async ({ browser }: User, id: number, path: string) =>
  (await browser.get(pathOf(id, path))).body.responseObject
const remark = ({ browser }: User, id: number, script: string, text: string, more: object = {}) =>
  browser.post(pathOf(id, `survey/${script}/remark`), { text, ...more })

const educated = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }

async function fillIn(user: User, id: number) {
  const group = await addGroup(user, id)
  await answerScript(user, id, group, 'EDUCATION', { tasks: ['liftLow', 'posture'], ...educated })
  // The most urgent risk is not that of the first question.
  await answerScript(user, id, group, 'LIFT_BELOW_KNEE', {
    load: '7to10long',
    frequency: 'more',
    twist: 'no',
    grip: 'yes',
  })
  await answerScript(user, id, group, 'STRENUOUS_POSTURE', { duration: 'gt120' })
  return group
}

test('the matrix of a check that was not started is empty', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  expect(await read(els, id, 'result/matrix')).toMatchObject({
    status: 'WHITE',
    numUnfinished: 0,
    numRisks: 0,
    lastUpdated: null,
    lastUpdatedBy: null,
    checkSections: [],
    genericResults: [],
    numNewQuestions: 0,
  })
  expect((await els.browser.get(pathOf(id, 'survey/CARRY/result'))).status).toBe(404)
})

test('the matrix contains the status per function group and column, with three scripts for lifting in one column', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await fillIn(els, id)
  await answerScript(els, id, null, 'SITTING_WORK', {
    applies: 'yes',
    breaks: 'no',
    total: 'le6',
    workstation: 'yes',
    eyes: 'yes',
  })
  const matrix = await read(els, id, 'result/matrix')
  expect(matrix.matrixLabels.map(({ label }: { label: string }) => label)).toEqual([
    'Voorlichting',
    'Tillen',
    'Dragen',
    'Duwen en trekken',
    'Inspannende houding',
    'Repeterende bewegingen',
    'Maatregelen',
  ])
  const [row] = matrix.checkSections
  expect(row).toMatchObject({ id: group, name: 'Bankwerkers', status: 'GREY', isStarted: true })
  const words = row.scripts.map((cell: ScriptResult) => [cell.scriptKey, statusSummaryText(cell)])
  expect(words).toEqual([
    ['EDUCATION', 'In orde'],
    ['LIFTING', '2 risico’s'],
    ['CARRY', 'Niet gekozen'],
    ['PUSH_AND_PULL', 'Niet gekozen'],
    ['STRENUOUS_POSTURE', '1 risico, 4 vragen open'],
    ['REPETITIVE_MOVEMENT', 'Niet gekozen'],
    ['ACTIONS', '2 vragen open'],
  ])
  expect(matrix.genericResults).toEqual([
    {
      scriptKey: 'SITTING_WORK',
      name: 'Kantoormedewerkers',
      status: 'RED',
      numUnfinished: 0,
      isUnknown: false,
      numRisks: 1,
      risks: [{ label: 'Te lang achter elkaar beeldschermwerk' }],
    },
    {
      scriptKey: 'PREGNANCY',
      name: 'Zwangere medewerkers',
      status: 'GREY',
      numUnfinished: questionsIn('PREGNANCY'),
      isUnknown: false,
      numRisks: 0,
      risks: [],
    },
  ])
  const numUnfinished = 4 + 2 + questionsIn('PREGNANCY')
  expect(matrix).toMatchObject({ status: 'GREY', numUnfinished, numRisks: 4 })
  expect(await checkRow(id)).toEqual({ status: 'GREY', num_unfinished: numUnfinished })
})

test('changing an answer updates the matrix and its last author', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  await backEnd.sql`update person set first_name = 'Jan' where id = ${jan.id}`
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const group = await fillIn(els, id)
  expect((await read(els, id, 'result/matrix')).lastUpdatedBy).toBe('Els de Smid')
  const less = { group, script: 'LIFT_BELOW_KNEE', question: 'load', answers: ['le7'], revision: 1 }
  await answer(jan, id, less)
  const matrix = await read(els, id, 'result/matrix')
  expect(matrix).toMatchObject({ numRisks: 2, lastUpdatedBy: 'Jan de Smid' })
  expect(statusSummaryText(matrix.checkSections[0].scripts[1])).toBe('1 risico')
  const result = await read(els, id, `functiongroup/${group}/result`)
  const by = Object.fromEntries(
    result.checkSections[0].scripts.map((script: ScriptResult) => [script.scriptKey, script.lastUpdatedBy]),
  )
  expect(by).toMatchObject({
    EDUCATION: 'Els de Smid',
    LIFT_BELOW_KNEE: 'Jan de Smid',
    CARRY: null,
  })
  expect(result.lastUpdatedBy).toBe('Jan de Smid')
})

test('a deselected task is white, and its answers return when it is selected again', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await fillIn(els, id)
  const tick = (answers: string[], revision: number) =>
    answer(els, id, { group, script: 'EDUCATION', question: 'tasks', answers, revision })
  await tick(['posture'], 1)
  const lifting = async () => (await read(els, id, 'result/matrix')).checkSections[0].scripts[1]
  expect(await lifting()).toMatchObject({ status: 'WHITE', numRisks: 0 })
  const result = await read(els, id, `functiongroup/${group}/result`)
  expect(result.checkSections[0].scripts[2]).toMatchObject({ status: 'WHITE', risks: [] })
  await tick(['posture', 'liftLow'], 2)
  expect(await lifting()).toMatchObject({ status: 'RED', numRisks: 2 })
})

test('the result of a function group contains its risks, the most urgent first, with their norms', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id, 'Bank$&werkers')
  await answerScript(els, id, group, 'EDUCATION', {
    tasks: ['liftLow'],
    instructed: 'yesNotRecorded',
    newcomers: 'no',
    supervision: 'no',
    complaints: 'no',
  })
  const result = await read(els, id, `functiongroup/${group}/result`)
  expect(result).toMatchObject({ name: 'Bank$&werkers', status: 'GREY', numRisks: 4, genericResults: [] })
  const [education] = result.checkSections[0].scripts
  expect(education).toMatchObject({
    scriptKey: 'EDUCATION',
    numUnfinished: 0,
    hasFactsheets: false,
    status: 'RED',
  })
  const order = ['NOW', 'SOON', 'LATER']
  const urgencies = education.risks.map(({ urgency }: { urgency: string }) => order.indexOf(urgency))
  expect(urgencies).toEqual(urgencies.toSorted())
  const newcomers = education.risks.find(
    ({ questionId }: { questionId: string }) => questionId === 'newcomers',
  )
  expect(newcomers).toMatchObject({
    label: 'Nieuwkomers werken zonder begrijpelijke instructie',
    answer: 'Nee, of niet altijd',
    actions: expect.arrayContaining([expect.any(String)]),
    norm: { sources: expect.any(Array), reviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    actionPoints: [],
  })
  const asked = education.risks.map(({ question }: { question: string }) => question).join()
  expect(asked).toContain('Bank$&werkers')
  expect(asked).not.toContain('{functiegroep}')
})

test('the actions of a function group are the action points for its risks', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const [group, other] = [await fillIn(els, id), await addGroup(els, id, 'Lassers')]
  const agree = (description: string, origin: object) =>
    els.browser.post(`/rest/companies/${id}/actionitems`, {
      description,
      themes: ['PHYSICAL_STRAIN'],
      actionHolder: 'Bas',
      deadline: '2027-03-01',
      origin: { check: 'PHYSICAL_STRAIN', checkSectionId: group, ...origin },
    })
  await agree('Een heftafel kopen', { scriptKey: 'LIFT_BELOW_KNEE', questionId: 'load' })
  await agree('Een stasteun kopen', { scriptKey: 'STRENUOUS_POSTURE', questionId: 'standing' })
  await agree('Bij de lassers', { scriptKey: 'EDUCATION', questionId: 'tasks', checkSectionId: other })
  const actionsOf = async (path: string) => (await read(els, id, path)).checkSections[0].actions
  const table = { description: 'Een heftafel kopen', actionHolder: 'Bas', deadline: '2027-03-01' }
  expect(await actionsOf(`functiongroup/${group}/result`)).toMatchObject([
    { ...table, completed: false },
    { description: 'Een stasteun kopen' },
  ])
  expect(await actionsOf('survey/LIFTING/result')).toMatchObject([table])
})

test('the result of a column contains only its scripts, for every function group', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await fillIn(els, id)
  const second = await addGroup(els, id, 'Lassers')
  await answerScript(els, id, second, 'EDUCATION', { tasks: ['liftLow'] })
  const lifting = await read(els, id, 'survey/LIFTING/result')
  expect(lifting).toMatchObject({ name: 'Tillen', status: 'GREY', numRisks: 2 })
  expect(lifting.numUnfinished).toBe(questionsIn('LIFT_BELOW_KNEE'))
  expect(lifting.checkSections).toMatchObject([
    { id: group, name: 'Bankwerkers', status: 'RED', resume: null },
    { id: second, status: 'GREY', resume: { sectionId: second, scriptKey: 'INFO_LIFTING' } },
  ])
  expect(lifting.checkSections[0].scripts).toHaveLength(3)
  expect(lifting.resume).toMatchObject({ scriptKey: 'INFO_LIFTING', sectionId: second })
  const posture = await read(els, id, 'survey/STRENUOUS_POSTURE/result')
  expect(posture).toMatchObject({
    name: 'Inspannende houding',
    matrixLabels: [{ scriptKey: 'STRENUOUS_POSTURE', label: 'Inspannende houding' }],
    resume: { scriptKey: 'STRENUOUS_POSTURE', sectionId: group },
  })
})

test('a script of the company has one result', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  await answerScript(els, id, null, 'SITTING_WORK', { applies: 'no' })
  const sitting = await read(els, id, 'survey/SITTING_WORK/result')
  expect(sitting).toMatchObject({
    name: 'Kantoormedewerkers',
    status: 'GREEN',
    checkSections: [],
    genericResults: [{ scriptKey: 'SITTING_WORK', status: 'GREEN', lastUpdatedBy: 'Els de Smid' }],
    resume: null,
  })
  const pregnancy = await read(els, id, 'survey/PREGNANCY/result')
  expect(pregnancy).toMatchObject({
    status: 'GREY',
    resume: { sectionId: null },
    genericResults: [{ lastUpdatedBy: null }],
  })
})

test('there are no results for a part that does not exist or belongs to another company', async () => {
  const [els, kim] = [await createUser('els'), await createUser('kim')]
  const [id, theirs] = [await startCheck(els), await startCheck(kim)]
  const group = await addGroup(kim, theirs)
  const [company] = await backEnd.sql`select id from check_section where company_id = ${id}`
  for (const path of [
    `functiongroup/${group}/result`,
    'functiongroup/999/result',
    'functiongroup/zeven/result',
    `functiongroup/${company!.id}/result`,
    'survey/INFO_LIFTING/result',
    'survey/__proto__/result',
    'survey/lifting/result',
    `answers?checkSectionId=${group}`,
    `survey/EDUCATION?checkSectionId=${group}`,
    `survey/EDUCATION/sectionanswers?checkSectionId=${group}`,
  ])
    expect((await els.browser.get(pathOf(id, path))).status, path).toBe(404)
})

test('a remark is returned with its script and can be deleted', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  const text = 'De kraan\nkomt er niet bij <b>&</b>'
  const saved = await remark(els, id, 'CARRY', text, { checkSectionId: group })
  expect(saved.body.responseObject).toEqual({ text, revision: 1 })
  const carry = async () =>
    (await read(els, id, `functiongroup/${group}/result`)).checkSections[0].scripts.find(
      ({ scriptKey }: ScriptResult) => scriptKey === 'CARRY',
    )
  expect(await carry()).toMatchObject({
    scriptRemarks: { text, revision: 1 },
    lastUpdatedBy: 'Els de Smid',
  })
  expect((await read(els, id, 'result/matrix')).lastUpdatedBy).toBe('Els de Smid')
  await remark(els, id, 'CARRY', '', { checkSectionId: group, revision: 1 })
  expect(await carry()).toMatchObject({ scriptRemarks: { text: '', revision: 2 } })
  expect((await remark(els, id, 'CARRY', 'a'.repeat(2001), { checkSectionId: group })).status).toBe(400)
  expect((await remark(els, id, 'CARRY', 'Niet hier')).status).toBe(404)
  expect((await remark(els, id, 'INFO_CARRY', 'Niet hier', { checkSectionId: group })).status).toBe(404)
  expect((await remark(els, id, 'CARRY', 'Niet hier', { checkSectionId: 999 })).status).toBe(404)
})

test('of two simultaneous remarks, one is stored and the other gets a conflict', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const both = await Promise.all([
    remark(els, id, 'SITTING_WORK', 'Bureaus'),
    remark(jan, id, 'SITTING_WORK', 'Stoelen'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.message).toBe(
    'Iemand anders heeft deze opmerking intussen gewijzigd.',
  )
  const won = both.find(({ status }) => status === 200)!.body.responseObject
  expect(await backEnd.sql`select text, revision from check_remark`).toEqual([won])
  // The same request again, as after a lost connection.
  expect((await remark(jan, id, 'SITTING_WORK', won.text)).body.responseObject).toEqual(won)
  expect(await backEnd.sql`select text, revision from check_remark`).toEqual([won])
})

test('the answers of a deleted user stay, without a name', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  await answerScript(jan, id, null, 'SITTING_WORK', { applies: 'no' })
  await remark(jan, id, 'SITTING_WORK', 'Bureaus')
  await backEnd.sql`delete from person where id = ${jan.id}`
  const { genericResults } = await read(els, id, 'survey/SITTING_WORK/result')
  expect(genericResults).toMatchObject([
    { status: 'GREEN', lastUpdated: expect.any(String), lastUpdatedBy: null },
  ])
  expect(await read(els, id, 'result/matrix')).toMatchObject({ lastUpdatedBy: null })
  expect(await read(els, id, 'answers')).toMatchObject([{ lastUpdatedBy: null }])
})
