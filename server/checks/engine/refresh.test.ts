import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#server/platform/http/access.ts'
import type { Question, Questionnaire, Survey } from '#shared/domain/checks/questionnaire.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { saveAnswer } from './answers.ts'
import { readAnswersOverview } from './answers-overview.ts'
import { readMatrix } from './matrix.ts'
import { recordQuestionnaires } from './questionnaire-versions.ts'
import { refreshOutdatedChecks } from './refresh.ts'
import { finishRound, listRounds, readRound, readRoundPlan } from './rounds.ts'
import { createSection } from './sections.ts'
import { refreshIfOutdated } from './status.ts'

// Uses noise per room instead of physical strain, since these modules are independent of the subject.

const norm = { explanation: '', sources: [], reviewed: '2026-11-21' }

const question = (questionKey: string, since: number): Question => ({
  questionKey,
  text: `Is {ruimte} ${questionKey}?`,
  type: 'SINGLE',
  norm,
  since,
  answers: [
    { answerKey: 'no', label: 'Nee', color: 'GREEN' },
    {
      answerKey: 'yes',
      label: 'Ja',
      color: 'RED',
      risk: { label: `Te ${questionKey}`, urgency: 'SOON', actions: [] },
    },
  ],
})

const survey = (scriptKey: string, questions: Question[], rest: Partial<Survey> = {}): Survey => ({
  scriptKey,
  scriptType: 'SURVEY',
  title: scriptKey,
  nextScript: null,
  genericScript: false,
  dependsOn: null,
  hasFactsheets: false,
  questions,
  ...rest,
})

const noise: Questionnaire = {
  check: 'NOISE_HAZARD',
  version: 1,
  section: {
    one: 'ruimte',
    many: 'ruimtes',
    placeholder: '{ruimte}',
    phrase: 'van {ruimte}',
    suggestions: [],
  },
  startScriptKey: 'LEVEL',
  columns: [{ columnKey: 'LEVEL', label: 'Geluid', scriptKeys: ['LEVEL'] }],
  scripts: [
    survey('LEVEL', [question('lawaaiig', 1), question('galmend', 1)], { nextScript: 'COMPANY' }),
    survey('COMPANY', [question('verbouwd', 1)], { genericScript: true }),
  ],
  pictures: {},
}

/** Without one question, and with two new ones, one of them for the company. */
const renewed: Questionnaire = {
  ...noise,
  version: 2,
  scripts: [
    survey('LEVEL', [question('lawaaiig', 1), question('trillend', 2)], { nextScript: 'COMPANY' }),
    survey('COMPANY', [question('verbouwd', 1), question('verhuisd', 2)], { genericScript: true }),
  ],
}

const database = useDatabase()

let people = 0
async function createUser(): Promise<CurrentUser> {
  const person = { email: `els${++people}@smederij.nl`, firstName: 'Els', lastName: 'Smid' }
  const { id } = await database.db
    .insertInto('person')
    .values({ ...person, passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    id,
    fullName: 'Els Smid',
    roles: ['BW_USER'],
    hasTwoStepLogin: false,
    mustSetUpTwoStepLogin: false,
    sessionHash: Buffer.of(),
    sessionExpiresAt: new Date(),
    isUseOutdated: false,
    hasConfirmedIdentity: false,
  }
}

async function createCompany(user: CurrentUser) {
  const { id: companyId } = await database.db
    .insertInto('company')
    .values({
      ownerId: user.id,
      name: 'Smederij',
      numberOfEmployees: '<10',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db.insertInto('companyCheck').values({ companyId, check: noise.check }).execute()
  const check = { companyId, questionnaire: noise }
  const room = (await createSection(database.db, check, {
    name: 'Hal 1',
    fields: {},
    userId: user.id,
    maxSections: 200,
  }))!
  const answer = (sectionId: number | null, scriptKey: string, questionId: string, answerId: string) =>
    saveAnswer(
      database.db,
      check,
      scriptKey,
      { checkSectionId: sectionId, questionId, answers: [{ answerId, value: '' }], revision: 0 },
      user,
    )
  await answer(room.id, 'LEVEL', 'lawaaiig', 'yes')
  await answer(room.id, 'LEVEL', 'galmend', 'yes')
  await answer(null, 'COMPANY', 'verbouwd', 'no')
  return { companyId, room: room.id }
}

const checkRow = (companyId: number) =>
  database.db
    .selectFrom('companyCheck')
    .select(['status', 'numUnfinished', 'questionnaireVersion'])
    .where('companyId', '=', companyId)
    .executeTakeFirst()

async function risksAndQuestions(companyId: number) {
  const { rows } = await sql<{ risk: string }>`
    select check_section.name || ' ' || question_key || ' ' || answer_key || ' ' || urgency as risk
    from check_risk join check_section on check_section.id = section_id
    where company_id = ${companyId} order by check_risk.question_key desc`.execute(database.db)
  const sections = await database.db
    .selectFrom('checkSection')
    .select('numQuestions')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .execute()
  return {
    risks: rows.map(({ risk }) => risk),
    questions: sections.map(({ numQuestions }) => numQuestions),
  }
}

test('computes the status of another check from its questionnaire alone', async () => {
  const { companyId } = await createCompany(await createUser())
  expect(await checkRow(companyId)).toEqual({ status: 'RED', numUnfinished: 0, questionnaireVersion: 1 })
  const matrix = await readMatrix(database.db, { companyId, questionnaire: noise })
  expect(matrix).toMatchObject({
    status: 'RED',
    numRisks: 2,
    numNewQuestions: 0,
    checkSections: [{ name: 'Hal 1', scripts: [{ scriptKey: 'LEVEL', status: 'RED', numRisks: 2 }] }],
    genericResults: [{ scriptKey: 'COMPANY', status: 'GREEN' }],
  })
})

test('new questions reopen a finished check, and answers to existing questions are kept', async () => {
  const { companyId, room } = await createCompany(await createUser())
  const check = { companyId, questionnaire: renewed }
  expect(await readMatrix(database.db, check)).toMatchObject({
    status: 'GREY',
    numUnfinished: 2,
    numRisks: 1,
    numNewQuestions: 2,
    checkSections: [{ status: 'GREY', scripts: [{ status: 'GREY', numUnfinished: 1, numRisks: 1 }] }],
    lastUpdatedBy: 'Els Smid',
  })
  expect(await checkRow(companyId)).toEqual({ status: 'GREY', numUnfinished: 2, questionnaireVersion: 2 })
  const { questions } = await readAnswersOverview(database.db, check, 'LEVEL', room)
  expect(questions.map(({ questionId, isNew, answers }) => [questionId, isNew, answers.length])).toEqual([
    ['lawaaiig', false, 1],
    ['trillend', true, 0],
  ])
  const rows = await database.db
    .selectFrom('checkAnswer')
    .select(['questionKey', 'version'])
    .where('sectionId', '=', room)
    .orderBy('questionKey')
    .execute()
  expect(rows).toEqual([
    { questionKey: 'galmend', version: 1 },
    { questionKey: 'lawaaiig', version: 1 },
  ])
})

test('saving an answer recomputes the whole check when its status is outdated', async () => {
  const user = await createUser()
  const { companyId, room } = await createCompany(user)
  const check = { companyId, questionnaire: renewed }
  const input = {
    checkSectionId: room,
    questionId: 'trillend',
    answers: [{ answerId: 'no', value: '' }],
    revision: 0,
  }
  const saved = await saveAnswer(database.db, check, 'LEVEL', input, user)
  expect(saved.map(({ questionId, version }) => [questionId, version]).toSorted()).toEqual([
    ['galmend', 1],
    ['lawaaiig', 1],
    ['trillend', 2],
  ])
  // The new question for the company is unanswered too.
  expect(await checkRow(companyId)).toEqual({ status: 'GREY', numUnfinished: 1, questionnaireVersion: 2 })
})

test('stores the risks with the status: an answer and a new questionnaire change them', async () => {
  const user = await createUser()
  const { companyId, room } = await createCompany(user)
  expect(await risksAndQuestions(companyId)).toEqual({
    risks: ['Hal 1 lawaaiig yes SOON', 'Hal 1 galmend yes SOON'],
    questions: [1, 2],
  })
  const { rows: before } = await sql<{ xmin: string }>`
    select xmin::text from check_risk where question_key = 'lawaaiig' and section_id = ${room}`.execute(
    database.db,
  )
  const answer = (questionId: string, answerId: string, revision: number) =>
    saveAnswer(
      database.db,
      { companyId, questionnaire: noise },
      'LEVEL',
      { checkSectionId: room, questionId, answers: [{ answerId, value: '' }], revision },
      user,
    )
  await answer('galmend', 'no', 1)
  expect((await risksAndQuestions(companyId)).risks).toEqual(['Hal 1 lawaaiig yes SOON'])
  const { rows: after } = await sql<{ xmin: string }>`
    select xmin::text from check_risk where question_key = 'lawaaiig' and section_id = ${room}`.execute(
    database.db,
  )
  expect(after, 'a risk that stays is not written').toEqual(before)

  await answer('galmend', 'yes', 2)
  const urgent = structuredClone(renewed)
  const [survey] = urgent.scripts
  if (survey?.scriptType === 'SURVEY') survey.questions[0]!.answers[1]!.risk!.urgency = 'NOW'
  await refreshIfOutdated(database.db, { companyId, questionnaire: urgent })
  expect((await risksAndQuestions(companyId)).risks).toEqual(['Hal 1 lawaaiig yes NOW'])
})

/** As `renewed`, but the answer that was a risk has another key: its limit changed. */
function withAnotherLimit(): Questionnaire {
  const changed = structuredClone(renewed)
  const [survey] = changed.scripts
  if (survey?.scriptType === 'SURVEY')
    Object.assign(survey.questions[0]!.answers[1]!, {
      answerKey: 'yes-80',
      since: 2,
      label: 'Ja, boven 80 dB',
    })
  return changed
}

describe('an upgrade that brings questions', () => {
  beforeEach(async () => {
    await database.db.deleteFrom('company').execute()
  })

  test('keeps what came out of a finished check as a round, in the words and with the plan of then', async () => {
    const user = await createUser()
    const { companyId } = await createCompany(user)
    await recordQuestionnaires(database.db, [noise])
    const changed = withAnotherLimit()
    expect(await refreshOutdatedChecks(database.db, changed)).toEqual({ count: 1, reopened: 1 })

    // The risk is not in the check any more, which is open and never green.
    expect(await checkRow(companyId)).toEqual({ status: 'GREY', numUnfinished: 3, questionnaireVersion: 2 })
    expect((await risksAndQuestions(companyId)).risks).toEqual([])
    const check = { companyId, questionnaire: changed }
    const [round] = await listRounds(database.db, check)
    expect(round).toMatchObject({ number: 1, isKept: true, hasPlan: true, risksByUrgency: { SOON: 2 } })
    const { rows } = await sql<{ last: Date }>`
      select max(answered_at) as last from check_answer`.execute(database.db)
    expect(round!.finishedAt).toBe(rows[0]!.last.toISOString())

    const details = await readRound(database.db, check, round!.id)
    const texts = details.result.sections.flatMap(({ scripts }) =>
      scripts.flatMap(({ questions }) =>
        questions.map(({ text, answers }) => [text, answers[0]?.label, answers[0]?.risk?.label]),
      ),
    )
    expect(texts.sort()).toEqual([
      ['Is  verbouwd?', 'Nee', undefined],
      ['Is Hal 1 galmend?', 'Ja', 'Te galmend'],
      ['Is Hal 1 lawaaiig?', 'Ja', 'Te lawaaiig'],
    ])
    const { result, matrix } = await readRoundPlan(database.db, check, round!.id)
    expect([result.status, result.numRisks, matrix.status]).toEqual(['RED', 2, 'RED'])
    expect(JSON.stringify(result)).not.toContain(user.fullName)
  })

  test('keeps it once, whoever comes first: a server at its start or somebody who opens the check', async () => {
    const { companyId } = await createCompany(await createUser())
    await recordQuestionnaires(database.db, [noise])
    const check = { companyId, questionnaire: renewed }
    await Promise.all([readMatrix(database.db, check), refreshOutdatedChecks(database.db, renewed)])
    await refreshIfOutdated(database.db, check)
    expect(await listRounds(database.db, check)).toHaveLength(1)
  })

  test('keeps no second round of the same result', async () => {
    const user = await createUser()
    const { companyId } = await createCompany(user)
    await recordQuestionnaires(database.db, [noise])
    await finishRound(database.db, { companyId, questionnaire: noise }, user.id)
    await refreshOutdatedChecks(database.db, renewed)
    const rounds = await listRounds(database.db, { companyId, questionnaire: renewed })
    expect(rounds.map(({ isKept, hasPlan }) => [isKept, hasPlan])).toEqual([[false, true]])
  })

  test('keeps nothing of a check that was not finished, nor of one that stays finished', async () => {
    const { companyId } = await createCompany(await createUser())
    await recordQuestionnaires(database.db, [noise, { ...noise, version: 2 }])
    // Only the version is another.
    const same = { ...noise, version: 2 }
    expect(await refreshOutdatedChecks(database.db, same)).toEqual({ count: 1, reopened: 0 })
    expect((await checkRow(companyId))?.status).toBe('RED')
    await database.db.updateTable('companyCheck').set({ status: 'GREY' }).execute()
    expect(await refreshOutdatedChecks(database.db, { ...renewed, version: 3 })).toEqual({
      count: 1,
      reopened: 0,
    })
    expect(await listRounds(database.db, { companyId, questionnaire: renewed })).toEqual([])
  })
})

test('several servers can refresh all outdated checks at the same time', async () => {
  const user = await createUser()
  const companies = []
  for (let number = 0; number < 5; number++) companies.push((await createCompany(user)).companyId)
  // A check from before its questionnaire was in the portal.
  const { companyId: old } = await createCompany(user)
  await database.db.deleteFrom('checkSection').where('companyId', '=', old).execute()
  await database.db
    .updateTable('companyCheck')
    .set({ questionnaireVersion: 0, status: 'GREEN' })
    .where('companyId', '=', old)
    .execute()

  await Promise.all([
    refreshOutdatedChecks(database.db, renewed),
    refreshOutdatedChecks(database.db, renewed),
  ])
  for (const companyId of companies)
    expect(await checkRow(companyId)).toEqual({ status: 'GREY', numUnfinished: 2, questionnaireVersion: 2 })
  // Without sections, the questions of one count.
  expect(await checkRow(old)).toEqual({ status: 'GREY', numUnfinished: 4, questionnaireVersion: 2 })
  const rows = await database.db
    .selectFrom('checkSection')
    .select('id')
    .where('companyId', '=', old)
    .execute()
  expect(rows).toHaveLength(1)
  expect(await refreshOutdatedChecks(database.db, renewed)).toEqual({ count: 0, reopened: 0 })
  // An older server that is still running keeps the newer status.
  await refreshIfOutdated(database.db, { companyId: old, questionnaire: noise })
  expect(await checkRow(old)).toMatchObject({ questionnaireVersion: 2 })
})

test('refreshes more checks than fit in one batch, and none of another questionnaire', {
  tags: ['deep'],
}, async () => {
  const user = await createUser()
  await sql`
    with made as (
      insert into company (owner_id, name, number_of_employees, branch, membership)
      select ${user.id}, 'Smederij', '<10', 'Metalektro', 'Weet ik niet' from generate_series(1, 230)
      returning id
    )
    insert into company_check (company_id, "check")
    select id, name from made, unnest('{NOISE_HAZARD,WELDING_SMOKE}'::text[]) as names (name)`.execute(
    database.db,
  )
  expect(await refreshOutdatedChecks(database.db, renewed)).toEqual({ count: 230, reopened: 0 })
  const outdated = await database.db
    .selectFrom('companyCheck')
    .select(({ fn }) => ['check', fn.countAll<string>().as('count')])
    .where('questionnaireVersion', '=', 0)
    .groupBy('check')
    .execute()
  expect(outdated).toEqual([{ check: 'WELDING_SMOKE', count: '230' }])
})
