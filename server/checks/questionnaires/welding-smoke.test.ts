import { expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import {
  type Answers,
  countQuestions,
  pagesOf,
  summarizeCell,
  summarizePart,
} from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: weldingSmoke } = writtenChecks.WELDING_SMOKE

const fine = [
  ...['START.applies: yes', 'START.materials: steel'],
  ...['SOURCE.lessFume: yes', 'SOURCE.cleanSurface: yes'],
  ...['EXTRACTION.used: yes', 'EXTRACTION.position: yes', 'EXTRACTION.airBack: outside'],
  ...['ROOM.ventilation: yes', 'ROOM.others: no', 'ROOM.confined: no', 'RESPIRATORY_PROTECTION.used: blown'],
  ...['STAINLESS.registered: list', 'STAINLESS.extraData: yes', 'STAINLESS.yearly: yes'],
  ...['STAINLESS.hygiene: yes', 'SOURCE.thorium: yes', 'CLASS.chromium: measured'],
  ...['PEOPLE.behaviour: yes', 'PEOPLE.explained: yes', 'PEOPLE.medical: yes'],
  ...['CLASS.exposure: measured', 'ACTIONS.agreed: later', 'ACTIONS.discussed: yes'],
]
const third = [...fine, 'START.materials: stainless', 'CLASS.class: veryHigh']

const columns = 'START CLASS SOURCE EXTRACTION ROOM RPE STAINLESS PEOPLE'.split(' ')

/** The colours of the columns before ACTIONS by their first letters, except Y for GREY. */
const letters = { G: 'GREEN', R: 'RED', Y: 'GREY', W: 'WHITE' } as const

const statusesOf = (answers: Answers) =>
  columns.map((key) => {
    const column = weldingSmoke.columns.find(({ columnKey }) => columnKey === key)!
    return summarizeCell(weldingSmoke, column, answers).status
  })

test.each<[string, string[], string, string, number]>([
  ['no welding', ['START.applies: no'], 'GWWWWWWW', 'GREEN', 0],
  ['a low class', [...fine, 'CLASS.class: low'], 'GGGWGWWG', 'GREEN', 0],
  ['stainless steel in the highest class', third, 'GGGGGGGG', 'GREEN', 0],
  ['the same without extraction', [...third, 'EXTRACTION.used: no'], 'GGGRGGGG', 'RED', 1],
  [
    'the same above the limit, without masks and lists',
    [...third, 'CLASS.exposure: above', 'RESPIRATORY_PROTECTION.used: no', 'STAINLESS.registered: no'],
    'GRGGGRRG',
    'RED',
    3,
  ],
  [
    'an unknown class',
    [...fine, 'CLASS.class: unknown', 'EXTRACTION.airBack: unknown'],
    'GYGYGGWG',
    'GREY',
    0,
  ],
  [
    'a medium class with extraction far away',
    [...fine, 'CLASS.class: medium', 'EXTRACTION.position: no'],
    'GGGRGWWG',
    'RED',
    1,
  ],
  [
    'a high class on painted metal with open doors',
    [...fine, 'CLASS.class: high', 'SOURCE.cleanSurface: no', 'ROOM.ventilation: natural'],
    'GGRGRGWG',
    'RED',
    2,
  ],
])('the colours with %s', (_, lines, colors, status, numRisks) => {
  const answers = answersIn(lines)
  expect(statusesOf(answers)).toEqual([...colors].map((letter) => letters[letter as keyof typeof letters]))
  expect(summarizePart(weldingSmoke, 'SECTION', answers)).toMatchObject({ status, numRisks })
})

test.each([
  ['GREEN', 'yes'],
  ['RED', 'no'],
])('the company is %s', (status, answer) => {
  const answers = answersIn([`WELDING_POLICY.inPlan: ${answer}`])
  expect(summarizePart(weldingSmoke, 'COMPANY', answers).status).toBe(status)
})

test('asks about extraction and masks also when the class is not known', () => {
  const asked = (fumeClass: string) =>
    pagesOf(weldingSmoke, 'SECTION', answersIn(['START.applies: yes', `CLASS.class: ${fumeClass}`]))
      .filter(({ questionKey }) => questionKey === 'used')
      .map(({ scriptKey }) => scriptKey)
  expect(asked('unknown')).toEqual(['EXTRACTION', 'RESPIRATORY_PROTECTION'])
  expect(asked('veryHigh')).toEqual(['EXTRACTION', 'RESPIRATORY_PROTECTION'])
  expect(asked('high')).toEqual(['EXTRACTION', 'RESPIRATORY_PROTECTION'])
  expect(asked('medium')).toEqual(['EXTRACTION'])
  expect(asked('low')).toEqual([])
})

test('has as many questions for a room as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.WELDING_SMOKE
  expect(countQuestions(weldingSmoke, 'SECTION', {})).toBe(numQuestions)
  expect(weldingSmoke.section.one).toBe(definitionOf('WELDING_SMOKE').one)
})

test('is complete: 14 scripts, 27 questions, 79 answers, 30 of them red', () => {
  const surveys = weldingSmoke.scripts.filter((script) => script.scriptType === 'SURVEY')
  const questions = surveys.flatMap((survey) => survey.questions)
  const answers = questions.flatMap((question) => question.answers)
  expect([weldingSmoke.scripts.length, surveys.length, questions.length]).toEqual([14, 10, 27])
  expect([answers.length, answers.filter(({ color }) => color === 'RED').length]).toEqual([79, 30])
})
