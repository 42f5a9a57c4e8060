import { expect, test } from 'vitest'
import { definitionOf } from '#shared/domain/basics/check.ts'
import {
  countQuestions,
  pagesOf,
  summarizeCell,
  summarizePart,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: machineSafety } = writtenChecks.MACHINE_SAFETY

const surveys = surveysOf(machineSafety, 'SECTION')

const scriptOfKind = Object.fromEntries(
  surveys.flatMap(({ scriptKey, dependsOn }) =>
    dependsOn?.questionKey === 'kind' ? [[dependsOn.answerKeys[0], scriptKey]] : [],
  ),
)

const fine = [
  ...[
    'START.inUse: yes',
    'DOCUMENTS.era: from1995',
    'DOCUMENTS.ce: ce',
    'DOCUMENTS.changed: no',
    'DOCUMENTS.manual: yes',
  ],
  ...['GUARDING.guards: yes', 'GUARDING.bypassed: no', 'GUARDING.emergencyStop: yes', 'GUARDING.restart: no'],
  ...['GUARDING.controls: yes', 'MAINTENANCE.maintenance: yes', 'MAINTENANCE.inspection: yes'],
  ...['MAINTENANCE.lockout: yes', 'MAINTENANCE.moved: yes'],
  ...['USERS.instructed: yes', 'USERS.young: yes', 'USERS.workplace: yes'],
  ...['ACTIONS.agreed: later', 'ACTIONS.discussed: yes'],
]

const fineOf = (kind: string) => {
  const survey = surveys.find(({ scriptKey }) => scriptKey === scriptOfKind[kind])
  const own =
    survey?.questions.map(
      ({ questionKey, answers }) => `${survey.scriptKey}.${questionKey}: ${answers[0]!.answerKey}`,
    ) ?? []
  return [...fine, `START.kind: ${kind}`, ...own]
}

const columns = ['START', 'DOCUMENTS', 'GUARDING', 'MAINTENANCE', 'USERS', 'KIND']

/** The colours of the columns before ACTIONS by their first letters, except Y for GREY. */
const letters = { G: 'GREEN', R: 'RED', Y: 'GREY', W: 'WHITE' } as const

test.each<[string, string[], string, string, number]>([
  ['a machine that is out of use', ['START.inUse: no', 'START.kind: lathe'], 'GWWWWW', 'GREEN', 0],
  [
    'a set for welding, of which nothing moves',
    [...fineOf('weldingSet'), 'ACTIONS.agreed: noneNeeded'],
    'GGWGGG',
    'GREEN',
    0,
  ],
  [
    'a lathe of before 1995 with papers of CE',
    [...fineOf('lathe'), 'DOCUMENTS.era: before1995'],
    'GYGGGG',
    'GREY',
    0,
  ],
  [
    'a forklift truck on diesel, inside',
    [...fineOf('forklift'), 'FORKLIFT.fuel: diesel'],
    'GGGGGR',
    'RED',
    1,
  ],
  ['a pillar drill', [...fineOf('drillPress'), 'ACTIONS.agreed: noneNeeded'], 'GGGGGG', 'GREEN', 0],
  ['a bypassed guard', [...fineOf('drillPress'), 'GUARDING.bypassed: yes'], 'GGRGGG', 'RED', 1],
  [
    'a lathe of 1987 that nobody assessed',
    [...fineOf('lathe'), 'DOCUMENTS.era: before1995', 'DOCUMENTS.ce: noAssessment', 'LATHE.chuckKey: no'],
    'GRGGGR',
    'RED',
    2,
  ],
  [
    'a press brake without protection, of which not all is known',
    [...fineOf('pressBrake'), 'GUARDING.restart: unknown', 'PRESS_BRAKE.protection: no'],
    'GGYGGR',
    'GREY',
    1,
  ],
  [
    'a forklift truck that lifts people, and is not locked out',
    [...fineOf('forklift'), 'FORKLIFT.noPeople: no', 'MAINTENANCE.lockout: switchedOff'],
    'GGGRGR',
    'RED',
    2,
  ],
  ['another machine', [...fineOf('other'), 'MAINTENANCE.inspection: older'], 'GGGRGG', 'RED', 1],
  [
    'an overhead crane, with a question left',
    [...fineOf('overheadCrane'), 'OVERHEAD_CRANE.slings: -'],
    'GGGGGY',
    'GREY',
    0,
  ],
])('the colours of %s', (_, lines, colors, status, numRisks) => {
  const answers = answersIn(lines)
  const cells = columns.map((key) => {
    const column = machineSafety.columns.find(({ columnKey }) => columnKey === key)!
    return summarizeCell(machineSafety, column, answers).status
  })
  expect(cells).toEqual([...colors].map((letter) => letters[letter as keyof typeof letters]))
  expect(summarizePart(machineSafety, 'SECTION', answers)).toMatchObject({ status, numRisks })
})

test.each([
  ['GREEN', ['purchase: yes', 'installation: yes', 'handTools: yes']],
  ['RED', ['purchase: no', 'installation: yes', 'handTools: yes']],
  ['RED', ['purchase: yes', 'installation: yes', 'handTools: no']],
  ['GREY', ['purchase: yes', 'installation: unknown', 'handTools: yes']],
])('the company is %s', (status, lines) => {
  const answers = answersIn(['listComplete: yes', ...lines].map((line) => `MACHINE_POLICY.${line}`))
  expect(summarizePart(machineSafety, 'COMPANY', answers).status).toBe(status)
})

test('asks about the kind of machine that the list names, and has no page for it', () => {
  const kinds = surveys
    .flatMap(({ questions }) => questions)
    .find(({ questionKey }) => questionKey === 'kind')!
  const field = fieldsOf(machineSafety).find(({ fieldKey }) => fieldKey === 'kind')!
  expect(field.type === 'CHOICE' && field.options).toEqual(
    kinds.answers.map(({ answerKey, label }) => ({ optionKey: answerKey, label })),
  )
  for (const { answerKey } of kinds.answers) {
    const pages = pagesOf(machineSafety, 'SECTION', answersIn(fineOf(answerKey)))
    const asked = [...new Set(pages.map(({ scriptKey }) => scriptKey))]
    expect(asked.filter((key) => Object.values(scriptOfKind).includes(key))).toEqual([
      scriptOfKind[answerKey],
    ])
    expect(pages.some(({ questionKey }) => questionKey === 'kind' || questionKey === 'era')).toBe(false)
  }
})

test('has as many questions for a machine of one kind as its introduction counts', () => {
  const { numQuestions } = checkIntroductions.MACHINE_SAFETY
  const numbers = Object.keys(scriptOfKind).map((kind) =>
    countQuestions(machineSafety, 'SECTION', answersIn(['START.inUse: yes', `START.kind: ${kind}`])),
  )
  expect(Math.max(...numbers)).toBe(numQuestions)
  expect(machineSafety.section.one).toBe(definitionOf('MACHINE_SAFETY').one)
})

test('is complete: 23 scripts, 83 questions, 14 kinds', () => {
  const questions = machineSafety.scripts.flatMap((script) =>
    script.scriptType === 'SURVEY' ? script.questions : [],
  )
  expect([machineSafety.scripts.length, questions.length]).toEqual([23, 83])
  expect(Object.keys(scriptOfKind)).toHaveLength(14)
})

const answersTo = (key: string) =>
  surveys
    .flatMap(({ scriptKey, questions }) =>
      questions.map((question) => ({ ...question, at: `${scriptKey}.${question.questionKey}` })),
    )
    .find(({ at }) => at === key)!

test.each([
  'GUARDING.guards',
  'DRILL_PRESS.chuckGuard',
  'LATHE.chuckGuard',
  'MILLING_MACHINE.cutterGuard',
  'SAWING_MACHINE.bladeGuard',
  'PRESS_BRAKE.protection',
  'GUILLOTINE_SHEAR.fingerGuard',
  'BENCH_GRINDER.rest',
  'ANGLE_GRINDER.guardHandle',
  'PRESS.tooling',
  'WELDING_ROBOT.fence',
  'WELDING_ROBOT.doors',
  'FORKLIFT.noPeople',
  'OVERHEAD_CRANE.under',
  'WELDING_SET.cables',
  'WELDING_SET.flashback',
])('%s protects people most: it always applies, and is for today', (key) => {
  const { isPrimarySafeguard, answers } = answersTo(key)
  expect(isPrimarySafeguard).toBe(true)
  expect(answers.flatMap(({ risk }) => risk?.urgency ?? [])).not.toContain('SOON')
})

test('a risk for today begins with what stops or secures the work', () => {
  const first = surveys.flatMap(({ scriptKey, questions }) =>
    questions.flatMap(({ questionKey, answers }) =>
      answers.flatMap(({ risk }) =>
        risk?.urgency === 'NOW' ? `${scriptKey}.${questionKey}: ${risk.actions[0]}` : [],
      ),
    ),
  )
  expect(first.length).toBeGreaterThan(40)
  for (const line of first)
    expect(line).toMatch(
      /: (Zet|Stop|Gebruik|Werk|Boor|Frees|Slijp|Knip|Las|Laat|Haal|Leg|Ga|Stel|Til|Hijs|Rijd|Sluit|Test) .*/,
    )
})
