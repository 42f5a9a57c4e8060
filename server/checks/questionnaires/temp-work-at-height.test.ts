import { expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { countQuestions, pagesOf, summarizeCell, summarizePart } from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: tempWorkAtHeight } = writtenChecks.TEMP_WORK_AT_HEIGHT

const fine = [
  ...['START.applies: yes', 'START.avoid: yes', 'MEANS.choice: yes'],
  ...['FLOOR.guardrail: yes', 'FLOOR.openings: yes'],
  ...['LADDER.limits: yes', 'LADDER.secured: yes', 'LADDER.grip: yes'],
  ...['MOBILE_SCAFFOLD.built: yes', 'MOBILE_SCAFFOLD.height: yes'],
  ...['AERIAL_PLATFORM.operator: yes', 'AERIAL_PLATFORM.harness: yes'],
  ...['FALL_PROTECTION.anchor: yes', 'FALL_PROTECTION.inspected: yes'],
  ...['ZONE.area: yes', 'ZONE.weather: yes', 'PEOPLE.instructed: yes'],
  ...['ACTIONS.agreed: later', 'ACTIONS.discussed: yes'],
]

const onlyNo = ['START.applies: no']
const columns = 'START MEANS FLOOR LADDER SCAFFOLD PLATFORM BASKET FALL ZONE PEOPLE'.split(' ')

/** The colours of the columns before ACTIONS by their first letters, except Y for GREY. */
const letters = { G: 'GREEN', R: 'RED', Y: 'GREY', W: 'WHITE' } as const

test.each<[string, string[], string, string, number]>([
  ['nobody works at height', onlyNo, 'G WWWWWWWWW', 'GREEN', 0],
  ['a mobile scaffold', [...fine, 'MEANS.means: mobileScaffold'], 'G GGWGWWWGG', 'GREEN', 0],
  [
    'a ladder beyond its limits',
    [...fine, 'MEANS.means: ladder', 'LADDER.limits: no'],
    'G GGRWWWWGG',
    'RED',
    1,
  ],
  [
    'a basket on a forklift truck',
    [...fine, 'MEANS.means: forkliftBasket', 'WORK_BASKET.forklift: yes', 'WORK_BASKET.crane: na'],
    'G GGWWWRWGG',
    'RED',
    1,
  ],
  [
    'a harness, with a question left',
    [...fine, 'MEANS.means: harness', 'FALL_PROTECTION.anchor: no', 'FALL_PROTECTION.inspected: -'],
    'G GGWWWWYGG',
    'GREY',
    1,
  ],
  [
    'two means, not the safest, above others',
    [...fine, 'MEANS.means: aerialPlatform ladder', 'MEANS.choice: no', 'ZONE.area: no'],
    'G RGGWGWWRG',
    'RED',
    2,
  ],
  [
    'a basket on a crane that nobody knows about',
    [...fine, 'MEANS.means: craneBasket', 'WORK_BASKET.forklift: no', 'WORK_BASKET.crane: unknown'],
    'G GGWWWYWGG',
    'GREY',
    0,
  ],
  [
    'a floor without a guardrail',
    [...fine, 'MEANS.means: floor', 'FLOOR.guardrail: no', 'START.avoid: no'],
    'R GRWWWWWGG',
    'RED',
    2,
  ],
])('the colours with %s', (_, lines, colors, status, numRisks) => {
  const answers = answersIn(lines)
  const cells = columns.map((key) => {
    const column = tempWorkAtHeight.columns.find(({ columnKey }) => columnKey === key)!
    return summarizeCell(tempWorkAtHeight, column, answers).status
  })
  const expected = [...colors.replace(' ', '')].map((letter) => letters[letter as keyof typeof letters])
  expect(cells).toEqual(expected)
  expect(summarizePart(tempWorkAtHeight, 'SECTION', answers)).toMatchObject({ status, numRisks })
})

test.each([
  ['GREEN', ['HEIGHT_POLICY.inspectionList: yes', 'HEIGHT_POLICY.contractors: yes']],
  ['RED', ['HEIGHT_POLICY.inspectionList: no', 'HEIGHT_POLICY.contractors: yes']],
])('the company is %s', (status, lines) => {
  expect(summarizePart(tempWorkAtHeight, 'COMPANY', answersIn(lines)).status).toBe(status)
})

test('asks about each basket only where it is used', () => {
  const asked = (means: string) =>
    pagesOf(tempWorkAtHeight, 'SECTION', answersIn(['START.applies: yes', `MEANS.means: ${means}`])).flatMap(
      ({ scriptKey, questionKey }) => (scriptKey === 'WORK_BASKET' ? questionKey : []),
    )
  expect(asked('forkliftBasket')).toEqual(['forklift'])
  expect(asked('craneBasket')).toEqual(['crane'])
  expect(asked('forkliftBasket craneBasket')).toEqual(['forklift', 'crane'])
  expect(asked('ladder')).toEqual([])
})

test('has as many questions for a job with one means as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.TEMP_WORK_AT_HEIGHT
  const means = tempWorkAtHeight.scripts
    .flatMap((script) => (script.scriptType === 'SURVEY' ? script.questions : []))
    .find(({ questionKey }) => questionKey === 'means')!
  const numbers = means.answers.map(({ answerKey }) =>
    countQuestions(
      tempWorkAtHeight,
      'SECTION',
      answersIn(['START.applies: yes', `MEANS.means: ${answerKey}`]),
    ),
  )
  expect(Math.max(...numbers)).toBe(numQuestions)
  expect(tempWorkAtHeight.section.one).toBe(definitionOf('TEMP_WORK_AT_HEIGHT').one)
})

test('is complete: 15 scripts, 24 questions, 58 answers, 21 of them red', () => {
  const surveys = tempWorkAtHeight.scripts.filter((script) => script.scriptType === 'SURVEY')
  const questions = surveys.flatMap((survey) => survey.questions)
  const answers = questions.flatMap((question) => question.answers)
  expect([tempWorkAtHeight.scripts.length, surveys.length, questions.length]).toEqual([15, 12, 24])
  expect([answers.length, answers.filter(({ color }) => color === 'RED').length]).toEqual([58, 21])
})
