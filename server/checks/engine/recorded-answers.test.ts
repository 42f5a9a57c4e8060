import { expect, test } from 'vitest'

import { startSectionCheck } from '../../../testing/factories/section-check.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { writtenChecks } from '../questionnaires/written-checks.ts'
import { storeAnswers } from './answers.ts'
import { readAnswersOverview } from './answers-overview.ts'
import { findStartPage } from './matrix.ts'
import { readOpenQuestions } from './open-questions.ts'
import { findSection, listAnswerRows } from './queries.ts'
import { readSectionResult } from './results.ts'
import { createSection, listSections } from './sections.ts'
import { lockCheck } from './status.ts'

const { questionnaire: hazardousSubstances } = writtenChecks.HAZARDOUS_SUBSTANCES

// Answers that follow from the fields of a section, with the list of substances.

const database = useDatabase()

type Started = Awaited<ReturnType<typeof start>>

async function start() {
  const started = await startSectionCheck(database.db, hazardousSubstances)
  await started.answer('PRODUCT', 'inUse', 'yes')
  return started
}

const record = ({ check, sectionId, user }: Started, key: string, answerId: string) =>
  database.db.transaction().execute(async (transaction) => {
    const statusBefore = await lockCheck(transaction, check)
    const section = (await findSection(transaction, check, sectionId))!
    const rows = await listAnswerRows(transaction, { sectionIds: [sectionId] })
    const [scriptKey, questionId] = key.split('.') as [string, string]
    const answers = [{ answerId, value: '' }]
    await storeAnswers(
      transaction,
      check,
      { section, rows, statusBefore, user },
      { scriptKey, questionId, answers },
    )
  })

const pages = [
  ['PRODUCT', 'sds', 'yes'],
  ['PRODUCT', 'label', 'yes'],
  ['USE', 'exposure', 'below'],
  ['MEASURES', 'highest', 'lev'],
  ['STORAGE', 'spill', 'yes'],
  ['STORAGE', 'tray', 'yes'],
  ['PEOPLE', 'instructed', 'yes'],
] satisfies [string, string, string][]

async function answerPages({ answer }: Started) {
  for (const [script, question, chosen] of pages) await answer(script, question, chosen)
}

const fine = {
  'PRODUCT.details': 'complete',
  'PRODUCT.form': 'liquid',
  'PRODUCT.sdsAge': 'yes',
  'HAZARD.statements': 'none',
  'HAZARD.cmr': 'no',
  'HAZARD.hazards': 'none',
  'HAZARD.health': 'no',
  'HAZARD.coolant': 'no',
  'USE.methodCount': 'na',
  'STORAGE.amount': 'below',
  'STORAGE.beside': 'no',
  'REVIEW.reviewed': 'yes',
}

const statusOf = async ({ check }: Started) => (await listSections(database.db, check))[0]!

test('a user cannot answer a question that the record answers', async () => {
  const started = await start()
  expect(() => started.answer('PRODUCT', 'sdsAge', 'yes')).toThrow('Refused with 400')
})

test('recording a substance does not begin its questions', async () => {
  const started = await startSectionCheck(database.db, hazardousSubstances)
  await record(started, 'PRODUCT.details', 'missing')
  expect(await statusOf(started)).toMatchObject({ isStarted: false, status: 'GREY' })
  await started.answer('PRODUCT', 'inUse', 'yes')
  expect(await statusOf(started)).toMatchObject({ isStarted: true })
})

test('what is not recorded leaves a substance open, and leads to no page', async () => {
  const started = await start()
  const { check, sectionId, user } = started
  for (const [key, answer] of Object.entries(fine)) await record(started, key, answer)
  await record(started, 'PRODUCT.details', 'missing')
  expect(await findStartPage(database.db, check, user.id)).toMatchObject({ questionId: 'sds' })
  await answerPages(started)
  expect(await statusOf(started)).toMatchObject({ status: 'GREY', numUnfinished: 1 })

  expect(await findStartPage(database.db, check, user.id)).toBeNull()
  const result = await readSectionResult(database.db, check, sectionId)
  expect(result).toMatchObject({ status: 'GREY', resume: null })
  const [section] = result.checkSections
  expect(section!.scripts.map(({ scriptKey }) => scriptKey)).not.toContain('CMR')
  expect(section!.scripts[0]).toMatchObject({ scriptKey: 'PRODUCT', status: 'GREY', canResume: false })
  expect(await readOpenQuestions(database.db, check, result)).toEqual([
    {
      sectionId,
      scriptKey: 'PRODUCT',
      isUnknown: false,
      questions: ['Staan alle gegevens van Hal 1 in het register?'],
    },
  ])

  await record(started, 'PRODUCT.details', 'complete')
  expect(await statusOf(started)).toMatchObject({ status: 'GREEN', numUnfinished: 0, numRisks: 0 })
})

test('resuming goes on with the next substance that has a page to answer', async () => {
  const started = await start()
  const { check, user } = started
  await answerPages(started)
  const other = { name: 'Ontvetter', fields: {}, userId: user.id, maxSections: 200 }
  const { id } = (await createSection(database.db, check, other))!
  const page = { scriptKey: 'INFO_REGISTER', sectionId: id, questionId: null }
  expect(await findStartPage(database.db, check, user.id)).toEqual(page)
})

test('a risk of a recorded answer is in the result, and says that it has no page', async () => {
  const started = await start()
  const { check, sectionId } = started
  await record(started, 'PRODUCT.sdsAge', 'old')
  await started.answer('PRODUCT', 'label', 'no')
  const { checkSections } = await readSectionResult(database.db, check, sectionId)
  expect(checkSections[0]!.scripts[0]!.risks).toMatchObject([
    { label: 'Verpakking zonder etiket', isDecided: false },
    { label: 'Blad mogelijk verouderd', urgency: 'LATER', isDecided: true },
  ])
  expect(checkSections[0]!.scripts[0]).toMatchObject({ canResume: true })
  const { questions } = await readAnswersOverview(database.db, check, 'PRODUCT', sectionId)
  expect(questions.find(({ questionId }) => questionId === 'sdsAge')).toMatchObject({
    answers: [{ answerId: 'old', isRisk: true }],
  })
})
