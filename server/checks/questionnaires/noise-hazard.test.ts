import { describe, expect, test } from 'vitest'

import {
  type Answers,
  answersOf,
  countQuestions,
  isSkipped,
  type Part,
  risksOfPart,
  summarizePart,
  summarizeScript,
} from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: shown } = writtenChecks.NOISE_HAZARD

const surveys = shown.scripts.filter((script) => script.scriptType === 'SURVEY')
const questions = surveys.flatMap(({ scriptKey, questions }) =>
  questions.map((question) => ({ ...question, at: `${scriptKey}.${question.questionKey}` })),
)
const risks = questions.flatMap(({ answers }) => answers.flatMap(({ risk }) => risk ?? []))

const given = (answers: Record<string, string>): Answers =>
  answersOf(
    Object.entries(answers).map(([at, answerId]) => {
      const [scriptKey = '', questionId = ''] = at.split('.')
      return { scriptKey, questionId, answers: [{ answerId, value: '' }] }
    }),
  )

/** 80 to 85 dB(A): what the law asks from 85 is not answered. */
const lower = {
  'START.applies': 'yes',
  'DOSE.level': 'lower',
  'DOSE.assessed': 'yes',
  'SOURCE.technical': 'yes',
  'SOURCE.purchase': 'yes',
  'HEARING_PROTECTION.available': 'yes',
  'HEARING_PROTECTION.attenuation': 'good',
  'PEOPLE.informed': 'yes',
  'PEOPLE.pregnant': 'yes',
  'PEOPLE.ototoxic': 'yes',
  'ACTIONS.agreed': 'yes',
  'ACTIONS.discussed': 'yes',
}
const loud = {
  ...lower,
  'DOSE.level': 'upper',
  'DOSE.atEar': 'le87',
  'SOURCE.plan': 'yes',
  'SOURCE.marking': 'marked',
  'HEARING_PROTECTION.worn': 'yes',
  'PEOPLE.audiometry': 'yes',
  'PEOPLE.young': 'no',
}
const { 'SOURCE.plan': _, ...withoutPlan } = loud

const statusOf = (part: Part, answers: Answers) => summarizePart(shown, part, answers).status

describe('a function group has the colours of its scripts', () => {
  const scriptKeys = ['START', 'DOSE', 'SOURCE', 'HEARING_PROTECTION', 'PEOPLE', 'ACTIONS']
  const quiet = { 'START.applies': 'yes', 'DOSE.level': 'below', 'DOSE.assessed': 'yes' }
  const unknown = { ...quiet, 'DOSE.level': 'unknown', 'DOSE.atEar': 'unknown', 'DOSE.assessed': 'no' }

  test.each<[string, Record<string, string>, string, string]>([
    ['without noise', { 'START.applies': 'no' }, 'GREEN WHITE WHITE WHITE WHITE WHITE', 'GREEN'],
    ['below 80 dB(A)', quiet, 'GREEN GREEN WHITE WHITE WHITE WHITE', 'GREEN'],
    ['80 to 85 dB(A), all else in order', lower, 'GREEN ORANGE GREEN GREEN GREEN GREEN', 'ORANGE'],
    [
      '80 to 85 dB(A), nobody informed',
      { ...lower, 'PEOPLE.informed': 'no' },
      'GREEN RED GREEN GREEN RED GREEN',
      'RED',
    ],
    ['85 dB(A), all else in order', loud, 'GREEN ORANGE GREEN GREEN GREEN GREEN', 'ORANGE'],
    [
      '85 dB(A), where somebody of 17 works',
      { ...loud, 'PEOPLE.young': 'yes' },
      'GREEN ORANGE GREEN GREEN RED GREEN',
      'RED',
    ],
    [
      'which answered "Ja" when that also meant that no place is loud',
      { ...loud, 'SOURCE.marking': 'yes' },
      'GREEN RED GREY GREEN GREEN GREEN',
      'GREY',
    ],
    ['85 dB(A) without a plan', { ...loud, 'SOURCE.plan': 'no' }, 'GREEN RED RED GREEN GREEN GREEN', 'RED'],
    ['nothing known', unknown, 'GREEN GREY GREY GREY GREY GREY', 'GREY'],
    [
      'above the limit at the ear',
      { ...loud, 'DOSE.atEar': 'gt87', 'HEARING_PROTECTION.worn': 'sometimes' },
      'GREEN RED GREEN RED GREEN GREEN',
      'RED',
    ],
    [
      'without a hearing test',
      { ...loud, 'PEOPLE.audiometry': 'no' },
      'GREEN RED GREEN GREEN RED GREEN',
      'RED',
    ],
    ['whose plan is not answered', withoutPlan, 'GREEN RED GREY GREEN GREEN GREEN', 'GREY'],
  ])('%s', (_, answers, colors, ofGroup) => {
    const stored = given(answers)
    const ofScripts = scriptKeys.map(
      (key) => summarizeScript(shown, surveys.find(({ scriptKey }) => scriptKey === key)!, stored).status,
    )
    expect(ofScripts.join(' ')).toBe(colors)
    expect(statusOf('SECTION', stored)).toBe(ofGroup)
  })

  test('whose dose is not known, is asked about measures', () => {
    const skipped = surveys.filter((survey) => isSkipped(shown, survey, given(unknown)))
    expect(skipped.map(({ scriptKey }) => scriptKey)).toEqual([])
  })

  test('what is found is a risk before all is known', () => {
    expect(risksOfPart(shown, 'SECTION', given(unknown)).map(({ label }) => label)).toEqual([
      'Geen geluidsbeoordeling',
    ])
  })
})

test.each<[Record<string, string>, string]>([
  [{ 'NOISE_POLICY.inPlan': 'yes', 'NOISE_POLICY.limitPlan': 'yes' }, 'GREEN'],
  [{ 'NOISE_POLICY.inPlan': 'no', 'NOISE_POLICY.limitPlan': 'yes' }, 'RED'],
  [{ 'NOISE_POLICY.inPlan': 'yes' }, 'GREY'],
])('the company with %j is %s', (answers, color) => {
  expect(statusOf('COMPANY', given(answers))).toBe(color)
})

test('the flow is that of the design', () => {
  const flow: string[] = []
  for (let key: string | null = shown.startScriptKey; key; ) {
    flow.push(key)
    key = shown.scripts.find(({ scriptKey }) => scriptKey === key)!.nextScript
  }
  expect(flow.join(' ')).toBe(
    'INFO_NOISE START INFO_DOSE DOSE INFO_NOISE_MEASURES SOURCE HEARING_PROTECTION PEOPLE INFO_ACTIONS ACTIONS NOISE_POLICY',
  )
})

test('is complete, and the introduction says how many questions a group has', () => {
  expect([shown.scripts.length, surveys.length, questions.length, risks.length]).toEqual([11, 7, 20, 23])
  expect(countQuestions(shown, 'SECTION', {})).toBe(checkIntroductions.NOISE_HAZARD.numQuestions)
})

test('measures are urgent where a limit is exceeded or nobody is protected', () => {
  expect(
    risks.filter(({ urgency }) => urgency === 'NOW').map(({ label }) => label.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Geluid boven de bovenste actiewaarde',
    'Boven de grenswaarde van 87 dB(A)',
    'Geen gehoorbescherming boven 80 dB(A)',
    'Gehoorbescherming niet altijd gedragen',
    'Gehoorbescherming niet gedragen',
    'Zwangere medewerkers niet beschermd tegen geluid',
    'Jongeren onder de 18 in te hard geluid',
  ])
})

const withoutDuty: Record<string, string> = {
  'DOSE.atEar': 'gt87',
  'DOSE.assessed': 'no',
  'SOURCE.plan': 'no',
  'SOURCE.technical': 'no',
  'SOURCE.marking': 'no',
  'HEARING_PROTECTION.available': 'no',
  'HEARING_PROTECTION.worn': 'no',
  'PEOPLE.informed': 'no',
  'PEOPLE.audiometry': 'no',
}
test.each(Object.entries(withoutDuty))('noise of 85 dB(A) is for today as long as %s is %s', (at, answer) => {
  const urgencies = (answers: Record<string, string>) =>
    risksOfPart(shown, 'SECTION', given(answers))
      .filter(({ question }) => question.questionKey === 'level')
      .map(({ urgency }) => urgency)
  expect(urgencies(loud)).toEqual(['LATER'])
  expect(urgencies({ ...loud, [at]: answer })).toEqual(['NOW'])
})

test('what the law asks from 85 dB(A) is not asked below it', () => {
  const asked = (level: string) => countQuestions(shown, 'SECTION', given({ ...lower, 'DOSE.level': level }))
  expect([asked('below'), asked('lower'), asked('upper')]).toEqual([3, 12, 18])
})

test('grade A is only for the Arbobesluit and the Arbowet, which were read', () => {
  const read = questions
    .flatMap(({ norm }) => norm.sources)
    .filter(({ grade }) => grade === 'A')
    .map(({ name }) => name.split(',')[0])
  expect([...new Set(read)].sort()).toEqual(['Arbobesluit', 'Arbowet'])
})

test('users choose the dose, and whether it is too much at the ear, or compute it', () => {
  const computed = questions.filter(({ computation }) => computation)
  expect(computed.map(({ at, type, computation }) => `${at} ${type} ${computation}`)).toEqual([
    'DOSE.level SINGLE NOISE_DOSE',
    'DOSE.atEar SINGLE NOISE_AT_EAR',
  ])
})
