import { expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import {
  type Answers,
  countQuestions,
  pagesOf,
  resumePage,
  summarizeCell,
  summarizePart,
  summarizeScript,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: hazardousSubstances } = writtenChecks.HAZARDOUS_SUBSTANCES

const surveys = surveysOf(hazardousSubstances, 'SECTION')

const fine = [
  ...['PRODUCT.inUse: yes', 'PRODUCT.details: complete', 'PRODUCT.form: liquid', 'PRODUCT.sds: yes'],
  ...['PRODUCT.sdsAge: yes', 'PRODUCT.label: yes', 'HAZARD.statements: yes', 'HAZARD.cmr: no'],
  ...['HAZARD.hazards: none', 'HAZARD.health: yes', 'HAZARD.coolant: no'],
  ...['USE.exposure: below', 'USE.methodCount: na', 'MEASURES.highest: lev'],
  ...['STORAGE.amount: below', 'STORAGE.beside: no', 'STORAGE.spill: yes', 'STORAGE.tray: yes'],
  ...['PEOPLE.instructed: yes', 'REVIEW.reviewed: yes'],
]

const safeFire = [
  ...['FIRE.use: open', 'FIRE.ventilation: yes', 'FIRE.ignition: yes', 'FIRE.earthing: yes'],
  'FIRE.document: yes',
]

/** H225, H319 and H336. */
const degreaser = [
  ...[...fine, 'HAZARD.hazards: health skinEyes vulnerable explosion'],
  ...['MEASURES.skinEyes: yes', 'PEOPLE.vulnerable: yes', ...safeFire],
]
/** H350 and H317. */
const primer = [
  ...[...fine, 'HAZARD.cmr: yes', 'HAZARD.hazards: health skinEyes recirculation vulnerable'],
  ...['CMR.substitution: yes', 'CMR.extraData: yes', 'CMR.list: yes', 'CMR.minimised: yes'],
  ...['CMR.yearly: yes', 'CMR.hygiene: yes', 'CMR.containers: yes', 'USE.exposure: measured'],
  ...['MEASURES.skinEyes: yes', 'MEASURES.recirculation: no', 'PEOPLE.vulnerable: yes'],
]
/** H361d. */
const paint = [
  ...[...fine, 'HAZARD.cmr: suspect', 'HAZARD.hazards: health vulnerable', 'PEOPLE.vulnerable: yes'],
  'SUSPECT.extraData: yes',
]
/** H334 and EUH204. */
const glue = [
  ...[...fine, 'HAZARD.hazards: health recirculation vulnerable isocyanate'],
  ...['MEASURES.recirculation: no', 'PEOPLE.vulnerable: yes'],
  ...['ISOCYANATE.present: yes', 'ISOCYANATE.trained: yes'],
]

/** The colours by their first letters, except Y for GREY. */
const letters = { G: 'GREEN', O: 'ORANGE', R: 'RED', Y: 'GREY', W: 'WHITE' } as const

const statusesOf = (answers: Answers) =>
  hazardousSubstances.columns.map((column) => summarizeCell(hazardousSubstances, column, answers).status)

/** The colours of PRODUCT, HAZARD, CMR, USE, MEASURES, FIRE, STORAGE, PEOPLE and REVIEW. */
test.each<[string, string[], string, string, number]>([
  ['a degreaser of which all is in order', degreaser, 'GGWGGGGGG', 'GREEN', 0],
  ['an old sheet that nobody asked about', [...degreaser, 'PRODUCT.sdsAge: old'], 'OGWGGGGGG', 'ORANGE', 1],
  ['a bottle without a label', [...degreaser, 'PRODUCT.label: no'], 'RGWGGGGGG', 'RED', 1],
  ['a primer that nobody tried to replace', [...primer, 'CMR.substitution: no'], 'GGRGGWGGG', 'RED', 1],
  [
    'the same with an unknown code, whose risk is shown',
    [...primer, 'CMR.substitution: no', 'HAZARD.statements: unknown'],
    'GYRGGWGGG',
    'GREY',
    1,
  ],
  ['a substance that is gone', [...degreaser, 'PRODUCT.inUse: no'], 'GWWWWWWWW', 'GREEN', 0],
  ['a suspect paint without its data', [...paint, 'SUSPECT.extraData: no'], 'GGRGGWGGG', 'RED', 1],
  ['a glue whose air is blown back', [...glue, 'MEASURES.recirculation: yes'], 'GGWGRWGGG', 'RED', 1],
  ['a primer of which all is in order', primer, 'GGGGGWGGG', 'GREEN', 0],
  ['a paint of which all is in order', paint, 'GGGGGWGGG', 'GREEN', 0],
  ['a review that is overdue', [...degreaser, 'REVIEW.reviewed: no'], 'GGWGGGGGO', 'ORANGE', 1],
  ['a change that nobody looked at', [...degreaser, 'REVIEW.reviewed: changed'], 'GGWGGGGGR', 'RED', 1],
  ['details that are missing', [...degreaser, 'PRODUCT.details: missing'], 'YGWGGGGGG', 'GREY', 0],
  ['too much of it without a store', [...degreaser, 'STORAGE.amount: aboveNo'], 'GGWGGGRGG', 'RED', 1],
  [
    'three tasks with a safe method on one day, all of them short',
    [...degreaser, 'USE.exposure: method', 'USE.methodCount: gt2', 'USE.methodTime: yes'],
    'GGWRGGGGG',
    'RED',
    1,
  ],
  [
    'a task that takes longer than half the time of its method',
    [...degreaser, 'USE.methodCount: le2', 'USE.methodTime: no'],
    'GGWRGGGGG',
    'RED',
    1,
  ],
  [
    'a method without its time',
    [...degreaser, 'USE.methodCount: le2', 'USE.methodTime: unknown'],
    'GGWYGGGGG',
    'GREY',
    0,
  ],
  [
    'extraction that nobody looked at',
    [...degreaser, 'MEASURES.highest: levUnchecked'],
    'GGWGOGGGG',
    'ORANGE',
    1,
  ],
  ['an exposure that was only calculated', [...primer, 'USE.exposure: calculated'], 'GGGOGWGGG', 'ORANGE', 1],
  [
    'an exposure of a primer that is not measured',
    [...primer, 'USE.exposure: below'],
    'GGGYGWGGG',
    'GREY',
    0,
  ],
  ['no extraction of an explosive vapour', [...degreaser, 'FIRE.ventilation: no'], 'GGWGGRGGG', 'RED', 1],
  ['a glue of which all is in order', glue, 'GGWGGWGGG', 'GREEN', 0],
  ['a glue without the training', [...glue, 'ISOCYANATE.trained: no'], 'GGWGGWGRG', 'RED', 1],
  [
    'lead without a blood test',
    [...fine, 'HAZARD.hazards: lead', 'LEAD.bloodTest: no'],
    'GGWGGWGRG',
    'RED',
    1,
  ],
  [
    'a coolant that nobody looks at',
    [
      ...[...fine, 'HAZARD.coolant: yes', 'COOLANT.applies: mixed', 'COOLANT.quality: no'],
      ...['COOLANT.mist: yes', 'COOLANT.skin: yes'],
    ],
    'GGWGRWGGG',
    'RED',
    1,
  ],
  ['a dangerous neighbour', [...degreaser, 'STORAGE.beside: fire'], 'GGWGGGRGG', 'RED', 1],
  ['it is not known whether it is CMR', [...degreaser, 'HAZARD.cmr: unknown'], 'GYYGGGGGG', 'GREY', 0],
])('the colours with %s', (_, lines, colors, status, numRisks) => {
  const answers = answersIn(lines)
  expect(statusesOf(answers)).toEqual([...colors].map((letter) => letters[letter as keyof typeof letters]))
  expect(summarizePart(hazardousSubstances, 'SECTION', answers)).toMatchObject({ status, numRisks })
})

test('asks about a suspect substance apart from one that is CMR', () => {
  const statusOf = (key: string, lines: string[]) =>
    summarizeScript(
      hazardousSubstances,
      surveys.find(({ scriptKey }) => scriptKey === key)!,
      answersIn(lines),
    ).status
  expect([statusOf('CMR', primer), statusOf('SUSPECT', primer)]).toEqual(['GREEN', 'WHITE'])
  expect([statusOf('CMR', paint), statusOf('SUSPECT', paint)]).toEqual(['WHITE', 'GREEN'])
})

test('asks only what belongs to the hazards of a substance', () => {
  const asked = (hazards: string) =>
    pagesOf(hazardousSubstances, 'SECTION', answersIn([...fine, `HAZARD.hazards: ${hazards}`]))
      .map(({ questionKey }) => questionKey)
      .filter((key) => ['exposure', 'skinEyes', 'recirculation', 'vulnerable'].includes(key ?? ''))
  expect(asked('none')).toEqual(['exposure'])
  expect(asked('health')).toEqual(['exposure'])
  expect(asked('skinEyes')).toEqual(['exposure', 'skinEyes'])
  expect(asked('recirculation vulnerable')).toEqual(['exposure', 'recirculation', 'vulnerable'])
  expect(asked('health skinEyes recirculation vulnerable')).toEqual([
    'exposure',
    'skinEyes',
    'recirculation',
    'vulnerable',
  ])
})

const recorded = surveys.flatMap(({ scriptKey, questions }) =>
  questions.flatMap(({ questionKey, fromRecord }) => (fromRecord ? `${scriptKey}.${questionKey}` : [])),
)

test('answers thirteen questions from the register, without a page', () => {
  expect(recorded).toEqual([
    ...['PRODUCT.details', 'PRODUCT.form', 'PRODUCT.sdsAge', 'HAZARD.statements', 'HAZARD.cmr'],
    ...['HAZARD.hazards', 'HAZARD.health', 'HAZARD.coolant', 'USE.methodCount', 'USE.methodTime'],
    ...['STORAGE.amount', 'STORAGE.beside', 'REVIEW.reviewed'],
  ])
  const pages = pagesOf(hazardousSubstances, 'SECTION', answersIn(primer))
  const keys = pages.map(({ scriptKey, questionKey }) => `${scriptKey}.${questionKey}`)
  for (const key of recorded) expect(keys).not.toContain(key)
  expect(keys).toEqual([
    ...['INFO_REGISTER.null', 'PRODUCT.inUse', 'PRODUCT.sds', 'PRODUCT.label'],
    ...['CMR.substitution', 'CMR.extraData', 'CMR.list', 'CMR.minimised', 'CMR.yearly'],
    ...['CMR.hygiene', 'CMR.containers', 'USE.exposure', 'INFO_MEASURES.null', 'MEASURES.highest'],
    ...['MEASURES.skinEyes', 'MEASURES.recirculation', 'STORAGE.spill', 'STORAGE.tray'],
    ...['PEOPLE.instructed', 'PEOPLE.vulnerable'],
  ])
})

const firePages = (...lines: string[]) =>
  pagesOf(hazardousSubstances, 'SECTION', answersIn([...fine, ...lines]))
    .filter(({ scriptKey }) => scriptKey === 'FIRE')
    .map(({ questionKey }) => questionKey)

test('asks of fire and explosion what belongs to the form and the use', () => {
  const rest = ['ventilation', 'earthing', 'document']
  expect(firePages('HAZARD.hazards: explosion', ...safeFire)).toEqual(['ignition', 'use', ...rest])
  expect(firePages('HAZARD.hazards: explosion', ...safeFire, 'FIRE.use: sprayed')).toEqual([
    ...['ignition', 'use', 'ventilation', 'equipment', 'earthing', 'document'],
  ])
  expect(firePages('HAZARD.hazards: explosion', 'PRODUCT.form: gas')).toEqual([
    ...['ignition', 'ventilation', 'document'],
  ])
  expect(firePages('HAZARD.hazards: explosion', 'PRODUCT.form: aerosol')).toEqual(['ignition', 'ventilation'])
  expect(firePages('HAZARD.hazards: warm', 'FIRE.use: cold')).toEqual(['ignition', 'use'])
  expect(firePages('HAZARD.hazards: warm', 'FIRE.use: heated')).toEqual([
    ...['ignition', 'use', 'ventilation', 'document'],
  ])
  expect(firePages('HAZARD.hazards: none')).toEqual([])
})

test.each(recorded)('is open without %s, and has nothing to answer', (key) => {
  // That an exposure was measured is only asked of a CMR substance.
  const base = key === 'HAZARD.cmr' ? [...primer, 'USE.exposure: above'] : primer
  const answers = answersIn([...base, 'USE.methodCount: le2', 'USE.methodTime: yes', `${key}: -`])
  expect(summarizePart(hazardousSubstances, 'SECTION', answers).status).toBe('GREY')
  expect(resumePage(hazardousSubstances, 'SECTION', answers)).toBeUndefined()
})

test('resumes behind a script that the register leaves open', () => {
  const answers = answersIn(['PRODUCT.inUse: yes', 'PRODUCT.sds: yes', 'PRODUCT.label: yes'])
  const page = { scriptKey: 'USE', questionKey: 'exposure' }
  expect(resumePage(hazardousSubstances, 'SECTION', answers)).toEqual(page)
})

test('has as many questions for a CMR substance as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.HAZARDOUS_SUBSTANCES
  const answers = answersIn(primer)
  expect(countQuestions(hazardousSubstances, 'SECTION', answers)).toBe(numQuestions)
  expect(hazardousSubstances.section.one).toBe(definitionOf('HAZARDOUS_SUBSTANCES').one)
})

test('is complete: 15 scripts, 45 questions, 147 answers, 44 of them red and 6 orange', () => {
  const questions = surveys.flatMap((survey) => survey.questions)
  const answers = questions.flatMap((question) => question.answers)
  const numberOf = (color: string) => answers.filter((answer) => answer.color === color).length
  expect([hazardousSubstances.scripts.length, surveys.length, questions.length]).toEqual([15, 13, 45])
  expect([answers.length, numberOf('RED'), numberOf('ORANGE')]).toEqual([147, 44, 6])
})
