import { expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { countQuestions, pagesOf, summarizeCell, summarizePart } from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: tempWorkAtHeight } = writtenChecks.TEMP_WORK_AT_HEIGHT

const fine = [
  ...['START.applies: yes', 'START.avoid: yes', 'START.place: none'],
  ...['MEANS.choice: yes', 'MEANS.inspected: yes'],
  ...['FLOOR.guardrail: yes', 'FLOOR.openings: yes', 'FLOOR.roofEdge: rail', 'FLOOR.fragile: no'],
  ...['LADDER.limits: within', 'LADDER.reach: yes', 'LADDER.secured: yes', 'LADDER.access: notUsed'],
  'LADDER.grip: yes',
  ...['MOBILE_SCAFFOLD.built: yes', 'MOBILE_SCAFFOLD.builder: yes'],
  ...['MOBILE_SCAFFOLD.height: yes', 'MOBILE_SCAFFOLD.moved: yes'],
  ...['AERIAL_PLATFORM.operator: yes', 'AERIAL_PLATFORM.rescue: yes'],
  ...['AERIAL_PLATFORM.harness: yes', 'AERIAL_PLATFORM.stable: yes'],
  ...['WORK_BASKET.crane: yes', 'WORK_BASKET.craneUse: yes'],
  ...['FALL_PROTECTION.anchor: yes', 'FALL_PROTECTION.clearance: yes'],
  ...['FALL_PROTECTION.inspected: yes', 'FALL_PROTECTION.rescue: yes'],
  ...['ZONE.area: yes', 'ZONE.crane: yes', 'ZONE.power: yes', 'ZONE.weather: yes'],
  ...['PEOPLE.instructed: yes', 'ACTIONS.agreed: later', 'ACTIONS.discussed: yes'],
]

const lowFine = [
  'LOW.stand: ladder truck',
  'LOW.steady: yes',
  'LOW.balance: yes',
  'LOW.edge: yes',
  'LOW.climb: yes',
]

const columns = 'START MEANS FLOOR LADDER SCAFFOLD PLATFORM BASKET FALL ZONE PEOPLE'.split(' ')

/** The colours of the columns before ACTIONS by their first letters, except Y for GREY. A column of which nothing is asked is WHITE. */
const letters = { G: 'GREEN', R: 'RED', Y: 'GREY', W: 'WHITE' } as const

test.each<[string, string[], string, string, number]>([
  ['everybody on the floor', ['START.applies: never'], 'G WWWWWWWWW', 'GREEN', 0],
  ['a low step', [...fine, 'START.applies: low', ...lowFine], 'G GWWWWWWWW', 'GREEN', 0],
  ['a low jump', [...fine, 'START.applies: low', ...lowFine, 'LOW.climb: no'], 'G RWWWWWWWW', 'RED', 1],
  ['a mobile scaffold', [...fine, 'MEANS.means: mobileScaffold'], 'G GGWGWWWGG', 'GREEN', 0],
  ['a ladder within its limits', [...fine, 'MEANS.means: ladder'], 'G GWGWWWWGG', 'GREEN', 0],
  [
    'a ladder beyond its limits',
    [...fine, 'MEANS.means: ladder', 'LADDER.limits: no'],
    'G GWRWWWWGG',
    'RED',
    1,
  ],
  [
    'a basket on a forklift truck',
    [...fine, 'MEANS.means: forkliftBasket', 'WORK_BASKET.forklift: yes'],
    'G GGWWWRWGG',
    'RED',
    1,
  ],
  [
    'a basket on a forklift truck that somebody denies',
    [...fine, 'MEANS.means: forkliftBasket', 'WORK_BASKET.forklift: no'],
    'G GGWWWYWGG',
    'GREY',
    0,
  ],
  [
    'a harness, with a question left',
    [...fine, 'MEANS.means: harness', 'FALL_PROTECTION.anchor: no', 'FALL_PROTECTION.inspected: -'],
    'G GWWWWWYGG',
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
    [...fine, 'MEANS.means: craneBasket', 'WORK_BASKET.crane: unknown'],
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
  [
    'a roof with skylights, reached by a ladder',
    [...fine, 'START.place: roof', 'MEANS.means: ladder', 'FLOOR.fragile: yes'],
    'G GRGWWWWGG',
    'RED',
    1,
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
  ['GREY', ['HEIGHT_POLICY.inspectionList: yes', 'HEIGHT_POLICY.contractors: na']],
  ['RED', ['HEIGHT_POLICY.inspectionList: no', 'HEIGHT_POLICY.contractors: yes']],
])('the company is %s', (status, lines) => {
  expect(summarizePart(tempWorkAtHeight, 'COMPANY', answersIn(lines)).status).toBe(status)
})

const askedIn = (scriptKey: string, ...lines: string[]) =>
  pagesOf(
    tempWorkAtHeight,
    'SECTION',
    answersIn(['START.applies: yes', 'START.place: none', ...lines]),
  ).flatMap((page) => (page.scriptKey === scriptKey ? page.questionKey : []))

test('asks about a rail unless a ladder or a harness is the only means', () => {
  expect(askedIn('FLOOR', 'MEANS.means: ladder')).toEqual([])
  expect(askedIn('FLOOR', 'MEANS.means: harness')).toEqual([])
  expect(askedIn('FLOOR', 'MEANS.means: ladder harness')).toEqual([])
  expect(askedIn('FLOOR', 'MEANS.means: floor ladder harness')).toEqual(['guardrail'])
  expect(askedIn('FLOOR', 'MEANS.means: other')).toEqual(['guardrail'])
  expect(askedIn('FLOOR', 'MEANS.means: ladder', 'START.place: roof')).toEqual(['roofEdge', 'fragile'])
})

test.each([
  ['none', ['area']],
  ['outdoors', ['area', 'weather']],
  ['craneTrack power', ['area', 'crane', 'power']],
  ['roof', ['area', 'weather']],
])('around a job with %s asks %s', (place, questions) => {
  expect(askedIn('ZONE', `START.place: ${place}`)).toEqual(questions)
})

const guardrailWith = (...lines: string[]) => {
  const answers = answersIn([...fine, 'MEANS.means: floor harness', ...lines, 'FLOOR.guardrail: harness'])
  const column = tempWorkAtHeight.columns.find(({ columnKey }) => columnKey === 'FLOOR')!
  return summarizeCell(tempWorkAtHeight, column, answers).status
}

test('lets a harness replace a rail only where it is recorded why', () => {
  expect(guardrailWith()).toBe('GREEN')
  expect(guardrailWith('MEANS.choice: no')).toBe('GREY')
  expect(guardrailWith('MEANS.means: floor')).toBe('GREY')
})

test('asks about each basket only where it is used', () => {
  const asked = (means: string) =>
    pagesOf(tempWorkAtHeight, 'SECTION', answersIn(['START.applies: yes', `MEANS.means: ${means}`])).flatMap(
      ({ scriptKey, questionKey }) => (scriptKey === 'WORK_BASKET' ? questionKey : []),
    )
  expect(asked('forkliftBasket')).toEqual(['forklift'])
  expect(asked('craneBasket')).toEqual(['crane', 'craneUse'])
  expect(asked('forkliftBasket craneBasket')).toEqual(['forklift', 'crane', 'craneUse'])
  expect(asked('ladder')).toEqual([])
})

test('has as many questions for a job with one means and one kind of place as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.TEMP_WORK_AT_HEIGHT
  const means = tempWorkAtHeight.scripts
    .flatMap((script) => (script.scriptType === 'SURVEY' ? script.questions : []))
    .find(({ questionKey }) => questionKey === 'means')!
  const numbers = means.answers.flatMap(({ answerKey }) =>
    ['none', 'outdoors', 'roof', 'opening', 'craneTrack', 'power'].map((place) =>
      countQuestions(
        tempWorkAtHeight,
        'SECTION',
        answersIn(['START.applies: yes', `START.place: ${place}`, `MEANS.means: ${answerKey}`]),
      ),
    ),
  )
  expect(Math.max(...numbers)).toBe(numQuestions)
  expect(tempWorkAtHeight.section.one).toBe(definitionOf('TEMP_WORK_AT_HEIGHT').one)
})

test('is complete: 16 scripts, 46 questions, 118 answers, 44 of them red', () => {
  const surveys = tempWorkAtHeight.scripts.filter((script) => script.scriptType === 'SURVEY')
  const questions = surveys.flatMap((survey) => survey.questions)
  const answers = questions.flatMap((question) => question.answers)
  expect([tempWorkAtHeight.scripts.length, surveys.length, questions.length]).toEqual([16, 13, 46])
  expect([answers.length, answers.filter(({ color }) => color === 'RED').length]).toEqual([118, 44])
})
