import { describe, expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { type LiftingTask, liftingLimit } from '#shared/domain/checks/calculations/lifting-equation.ts'
import {
  type Answers,
  countQuestions,
  isOpenQuestion,
  isSkipped,
  risksOfPart,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import type { Question, Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: shown } = writtenChecks.PHYSICAL_STRAIN

/** As typed, with spaces before units. */
const physicalStrain: Questionnaire = JSON.parse(JSON.stringify(shown).replaceAll('\u00a0', ' '))

const surveys = physicalStrain.scripts.filter((script) => script.scriptType === 'SURVEY')
const questions = surveys.flatMap(({ scriptKey, questions }) =>
  questions.map((question) => ({ ...question, at: `${scriptKey}.${question.questionKey}` })),
)
const answers = questions.flatMap(({ at, answers }) => answers.map((answer) => ({ ...answer, at })))
const risks = answers.flatMap(({ risk }) => risk ?? [])

function question(at: string): Question {
  const found = questions.find((candidate) => candidate.at === at)
  if (!found) throw new Error(`There is no question ${at}.`)
  return found
}

const labelOf = (at: string, key: string) =>
  question(at).answers.find(({ answerKey }) => answerKey === key)!.label

describe('limits of lifting', () => {
  /** h: from ankles to hands, v: height of the hands, d: upward travel of the load, in cm; a: in degrees. */
  type Situation = { h: number; v: number; d: number; a: number; grip?: 'POOR' } & typeof allDay

  const allDay: Pick<LiftingTask, 'frequency' | 'hours'> = { frequency: 1, hours: 8 }
  /** 12 an hour. */
  const short: typeof allDay = { frequency: 0.2, hours: 1 }

  /** In kg, with a good grip unless stated otherwise. */
  const weightLimit = ({ h, v, d, a, grip, ...often }: Situation) =>
    liftingLimit({
      ...often,
      grip: grip ?? 'GOOD',
      load: 1,
      from: { reach: h, height: v, turn: a },
      to: { reach: h, height: v + d, turn: a },
      isPlacedExactly: false,
    }).weightLimit

  const kilogrammes = (text: string) =>
    Number([...text.matchAll(/([\d,]+) kg/g)].at(-1)![1]!.replace(',', '.'))

  const close = { h: 30, v: 100, d: 50, a: 0 }
  const reaching = { h: 40, v: 75, d: 50, a: 45 }
  const fromFloor = { h: 40, v: 0, d: 75, a: 0 }
  const overhead = { h: 35, v: 150, d: 75, a: 0 }

  test.each<[string, string, Situation, number]>([
    ['LIFT_ABOVE_KNEE.load', 'le12', { ...close, ...allDay }, 12],
    ['LIFT_ABOVE_KNEE.load', '12to16short', { ...close, ...short }, 16],
    ['LIFT_ABOVE_KNEE.reach', 'noNear', { ...reaching, ...allDay }, 8],
    ['LIFT_BELOW_KNEE.load', 'le7', { ...fromFloor, ...allDay }, 7],
    ['LIFT_BELOW_KNEE.twist', 'turnedLight', { ...fromFloor, a: 45, ...allDay }, 6],
    ['LIFT_BELOW_KNEE.grip', 'noLight', { ...fromFloor, grip: 'POOR', ...allDay }, 6],
    ['LIFT_ABOVE_SHOULDER.load', 'le4', { ...overhead, ...allDay }, 4],
  ])('%s %s is not above the calculated limit', (at, key, situation, expected) => {
    const limit = kilogrammes(labelOf(at, key))
    expect(limit).toBe(expected)
    expect(limit).toBeLessThanOrEqual(weightLimit(situation))
  })

  test('of 10 kg from the floor is the only one that is rounded up, from 9.8', () => {
    const calculated = weightLimit({ ...fromFloor, ...short })
    expect(calculated.toFixed(1)).toBe('9.8')
    expect(kilogrammes(labelOf('LIFT_BELOW_KNEE.load', '7to10short'))).toBe(Math.round(calculated))
  })

  test.each<[string, Situation[]]>([
    [
      'LIFT_ABOVE_KNEE.load',
      [
        { ...close, ...allDay },
        { ...close, ...short },
      ],
    ],
    ['LIFT_ABOVE_KNEE.reach', [{ ...reaching, ...allDay }]],
    [
      'LIFT_BELOW_KNEE.load',
      [
        { ...fromFloor, ...allDay },
        { ...fromFloor, ...short },
      ],
    ],
    ['LIFT_BELOW_KNEE.twist', [{ ...fromFloor, a: 45, ...allDay }]],
    ['LIFT_BELOW_KNEE.grip', [{ ...fromFloor, grip: 'POOR', ...allDay }]],
    ['LIFT_ABOVE_SHOULDER.load', [{ ...overhead, ...allDay }]],
  ])('the source of %s contains the calculated limit', (at, situations) => {
    const { name } = question(at).norm.sources.find((source) => source.name.startsWith('Berekend'))!
    for (const situation of situations)
      expect(name).toContain(`${weightLimit(situation).toFixed(1).replace('.', ',')} kg`)
  })
})

describe('content that other parts rely on', () => {
  test('has the agreed texts', () => {
    expect(labelOf('LIFT_BELOW_KNEE.load', 'le7')).toBe('7 kg of minder')
    expect(labelOf('LIFT_BELOW_KNEE.load', '10to25')).toBe('Meer dan 10 t/m 25 kg')
    expect(risks.map(({ label }) => label)).toContain('Bukkend tillen van meer dan 10 kg')
    expect(physicalStrain.columns.map(({ label }) => label)).toEqual([
      'Voorlichting',
      'Tillen',
      'Dragen',
      'Duwen en trekken',
      'Inspannende houding',
      'Repeterende bewegingen',
      'Maatregelen',
    ])
    expect(surveys.filter(({ genericScript }) => genericScript).map(({ title }) => title)).toEqual([
      'Kantoormedewerkers',
      'Zwangere medewerkers',
    ])
  })

  test('is complete: 21 scripts, 55 questions, 156 answers, 67 of them red', () => {
    expect([physicalStrain.scripts.length, surveys.length, questions.length]).toEqual([21, 11, 55])
    expect([answers.length, risks.length]).toEqual([156, 67])
  })

  test('hides the factsheets of one script only', () => {
    expect(surveys.filter(({ hasFactsheets }) => !hasFactsheets).map(({ scriptKey }) => scriptKey)).toEqual([
      'EDUCATION',
    ])
  })

  test('excludes the other answers where an answer cannot be combined', () => {
    const alone = answers.filter(({ excludesOthers }) => excludesOthers)
    expect(alone.map(({ at, answerKey }) => `${at}.${answerKey}`)).toEqual(['EDUCATION.tasks.none'])
  })
})

describe('measures', () => {
  test('are urgent where a legal, standard or sector maximum is exceeded', () => {
    const now = risks.filter(({ urgency }) => urgency === 'NOW').map(({ label }) => label)
    expect([...new Set(now)]).toEqual([
      'Last boven het maximum van 25 kg per persoon',
      'Last meer dan drie keer het aanbevolen gewicht',
      'Dragen van meer dan 23 kg',
      'Dragen van meer dan 6.000 kg per dag',
      'Duw- of trekkracht boven het maximum van 300 N',
      'Trillingen boven de grenswaarde',
      'Jongeren onder de 18 met schadelijk trillend gereedschap',
      'Geluid boven de grens bij zwangerschap',
      'Lichaamstrillingen boven de grens bij zwangerschap',
      'Schadelijke stoffen bij zwangerschap',
    ])
  })
})

describe('vibrating tools', () => {
  const sixHours = JSON.stringify({ tools: [{ tool: 'ANGLE_GRINDER', hours: 6 }] })
  /** Script -> question -> its answers, as given in a version. */
  const answered = (version: number, given: Record<string, Record<string, string[]>>): Answers =>
    Object.fromEntries(
      Object.entries(given).map(([scriptKey, asked]) => [
        scriptKey,
        Object.fromEntries(
          Object.entries(asked).map(([questionKey, keys]) => [
            questionKey,
            keys.map((answerId) => ({ answerId, value: '', version })),
          ]),
        ),
      ]),
    )
  const survey = (key: string) =>
    surveysOf(physicalStrain, 'SECTION').find(({ scriptKey }) => scriptKey === key)!
  const isTasksOpen = (answers: Answers) =>
    isOpenQuestion(physicalStrain, survey('EDUCATION'), question('EDUCATION.tasks'), answers)
  const vibrationIn = (answers: Answers) =>
    risksOfPart(physicalStrain, 'SECTION', answers).map(({ label, urgency }) => `${label} ${urgency}`)

  test('for six hours of an angle grinder are above the limit', () => {
    expect(computeAnswer('HAND_ARM_VIBRATION', sixHours)?.answerId).toBe('gt5')
  })

  test.each([['posture'], ['none'], ['liftMid']])('are asked of who chose only %s before', (task) => {
    const before = answered(2, { EDUCATION: { tasks: [task] } })
    expect(isTasksOpen(before)).toBe(true)
    expect(isTasksOpen(answered(3, { EDUCATION: { tasks: [task] } }))).toBe(false)
  })

  test('of a group that answered about them before, are a risk as before', () => {
    const vibration = { vibratingTools: ['yes'], vibrationExposure: ['gt5'] }
    const before = answered(2, { EDUCATION: { tasks: ['repetitive'] }, REPETITIVE_MOVEMENT: vibration })
    const risk = 'Trillingen boven de grenswaarde NOW'
    expect(vibrationIn(before)).toEqual([risk])
    for (const tasks of [['repetitive'], ['vibration'], ['repetitive', 'vibration']]) {
      const again = { ...before, ...answered(3, { EDUCATION: { tasks } }) }
      expect(vibrationIn(again)).toEqual([risk])
    }
  })

  test('are the only questions when no work is repeated', () => {
    const answers = answered(3, { EDUCATION: { tasks: ['vibration'] } })
    const asked = (given: Answers) => countQuestions(physicalStrain, 'SECTION', given)
    const other = answered(3, { EDUCATION: { tasks: ['repetitive'] } })
    expect(isSkipped(physicalStrain, survey('REPETITIVE_MOVEMENT'), answers)).toBe(false)
    expect(asked(other) - asked(answers)).toBe(4)
  })
})

describe('every text', () => {
  test('keeps a number and its unit on one line', () => {
    expect(JSON.stringify(shown)).toContain('Last boven het maximum van 25\u00a0kg per persoon')
  })

  test('warns where a user might write about health', () => {
    const information = (key: string) => {
      const script = physicalStrain.scripts.find(({ scriptKey }) => scriptKey === key)
      return script?.scriptType === 'INFORMATION' ? script.text : ''
    }
    expect(information('INFO_EDUCATION')).toContain('schrijf niets op over iemands gezondheid')
    expect(information('INFO_PREGNANCY')).toContain('Noem geen namen en vraag niemand naar haar gezondheid')
    expect(question('EDUCATION.complaints').norm.explanation).toContain('Leg nooit vast')
    expect(question('PREGNANCY.applies').norm.explanation).toContain('Vraag nooit of iemand zwanger is')
  })
})

test('has as many questions for a function group as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.PHYSICAL_STRAIN
  expect(countQuestions(physicalStrain, 'SECTION', {})).toBe(numQuestions)
  expect(physicalStrain.section.one).toBe(definitionOf('PHYSICAL_STRAIN').one)
})
