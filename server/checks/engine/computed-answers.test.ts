import { expect, test } from 'vitest'

import { describeComputation } from '#shared/domain/checks/computations.ts'
import type { Question, Questionnaire, Survey } from '#shared/domain/checks/questionnaire.ts'
import { HEAVY_LIFT } from '../../../testing/factories/physical-strain.ts'
import { startSectionCheck } from '../../../testing/factories/section-check.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { readAnswersOverview } from './answers-overview.ts'
import { readSectionResult } from './results.ts'
import { finishRound, readRound } from './rounds.ts'

// Questions whose answer users choose, or compute from what they fill in.

const database = useDatabase()

const questionnaire: Questionnaire = structuredClone(weldingSmoke)
const work = questionnaire.scripts.find((script): script is Survey => script.scriptKey === 'WORK')!
const heavy: Question = {
  ...structuredClone(work.questions[0]!),
  questionKey: 'heavy',
  text: 'Is het lasapparaat te zwaar?',
  computation: 'LIFTING_EQUATION',
  answers: [
    { answerKey: 'le1', label: 'Nee', color: 'GREEN' },
    {
      answerKey: '1to3',
      label: 'Ja',
      color: 'RED',
      risk: { label: 'Zwaar lasapparaat', urgency: 'SOON', actions: ['Zet het op wielen'] },
    },
    { answerKey: 'gt3', label: 'Veel te zwaar', color: 'GREEN' },
    { answerKey: 'unknown', label: 'Weet ik niet', color: 'GREY' },
  ],
}
questionnaire.scripts = [{ ...work, nextScript: null, questions: [heavy] }]
questionnaire.columns = [questionnaire.columns[0]!]

const HEAVY = JSON.stringify(HEAVY_LIFT)

test('is stored as chosen without a value, and as computed with what was filled in', async () => {
  const { answer } = await startSectionCheck(database.db, questionnaire)
  const saved = (answers: { answerId: string; value: string }[]) => [expect.objectContaining({ answers })]
  for (const [at, answerId] of ['1to3', 'unknown'].entries())
    expect(await answer('WORK', 'heavy', answerId, at)).toEqual(saved([{ answerId, value: '' }]))
  const computed = { answerId: '1to3', value: HEAVY }
  expect(await answer('WORK', 'heavy', { ...computed, value: ` ${HEAVY}` }, 2)).toEqual(saved([computed]))
})

test.each([
  ['another answer than the computed one', 'le1', HEAVY],
  ['an answer that is never computed', 'unknown', HEAVY],
  ['a value that is no input', '1to3', '{}'],
  ['a value that is no JSON', '1to3', 'zwaar'],
  ['an unknown answer', 'gone', ''],
])('is refused with %s', async (_, answerId, value) => {
  const { answer } = await startSectionCheck(database.db, questionnaire)
  await expect(async () => answer('WORK', 'heavy', { answerId, value })).rejects.toMatchObject({
    status: 400,
  })
})

test('a text beside a chosen answer is refused when it is longer than 255 characters', async () => {
  const { answer } = await startSectionCheck(database.db, weldingSmoke)
  const own = (length: number) => ({ answerId: 'own', value: 'x'.repeat(length) })
  await expect(async () => answer('EXTRACTION', 'plan', own(256))).rejects.toMatchObject({ status: 400 })
  expect(await answer('EXTRACTION', 'plan', own(255))).toHaveLength(1)
})

test('is in words in the results, the answers and a finished round', async () => {
  const { db } = database
  const { check, sectionId, user, answer } = await startSectionCheck(db, questionnaire)
  const words = describeComputation('LIFTING_EQUATION', HEAVY)
  const resultOf = async () => (await readSectionResult(db, check, sectionId)).checkSections[0]!.scripts[0]!
  await answer('WORK', 'heavy', '1to3')
  expect((await resultOf()).risks).toMatchObject([{ label: 'Zwaar lasapparaat', answer: 'Ja' }])
  await answer('WORK', 'heavy', { answerId: '1to3', value: HEAVY }, 1)
  expect((await resultOf()).risks).toMatchObject([{ answer: `Ja: ${words}` }])
  expect((await readAnswersOverview(db, check, 'WORK', sectionId)).questions).toMatchObject([
    { answers: [{ label: 'Ja', value: words, isRisk: true }] },
  ])
  const { round } = await finishRound(db, check, user.id)
  expect((await readRound(db, check, round.id)).result.sections).toMatchObject([
    { name: null, scripts: [] },
    { name: 'Hal 1', scripts: [{ questions: [{ answers: [{ label: 'Ja', value: words }] }] }] },
  ])
})
