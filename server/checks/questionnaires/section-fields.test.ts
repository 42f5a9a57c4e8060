import { expect, test } from 'vitest'

import type { Question, Questionnaire, SectionField } from '#shared/domain/checks/questionnaire.ts'
import { findVersionFaults } from './recorded-versions.ts'
import { findFaults, listTexts } from './validity.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: machineSafety } = writtenChecks.MACHINE_SAFETY

const copyOf = (): Questionnaire => JSON.parse(JSON.stringify(machineSafety))

type Choice = Extract<SectionField, { type: 'CHOICE' }>

const field = ({ section }: Questionnaire, key: string) =>
  section.fields!.find(({ fieldKey }) => fieldKey === key)!
const kind = (questionnaire: Questionnaire) => field(questionnaire, 'kind') as Choice

function question({ scripts }: Questionnaire, key: string): Question {
  const [scriptKey, questionKey] = key.split('.')
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  if (script?.scriptType !== 'SURVEY') throw new Error(`${scriptKey} is no survey`)
  return script.questions.find((candidate) => candidate.questionKey === questionKey)!
}

const decides = (questionnaire: Questionnaire, scriptKey: string, questionKey: string) =>
  Object.assign(kind(questionnaire), { decides: { scriptKey, questionKey } })

test.each<[string, (questionnaire: Questionnaire) => unknown]>([
  ['There are two fields year.', ({ section }) => section.fields!.push(field(copyOf(), 'year'))],
  [
    'Two fields decide START.kind.',
    ({ section }) => section.fields!.push({ ...kind(copyOf()), fieldKey: 'kind2' }),
  ],
  [
    'Sections are suggested by their names, and have a field that must be filled in.',
    ({ section }) => section.suggestions.push('Boor'),
  ],
  ['The field year has no number from 1900 to 1800.', (q) => Object.assign(field(q, 'year'), { max: 1800 })],
  [
    'The field nextInspection comes after year, which is no date.',
    (q) => Object.assign(field(q, 'nextInspection'), { after: 'year' }),
  ],
  [
    'The field nextInspection comes after gone, which is no date.',
    (q) => Object.assign(field(q, 'nextInspection'), { after: 'gone' }),
  ],
  [
    'A copy leaves out DOCUMENTS twice.',
    ({ section }) => section.copiesWithout!.push({ scriptKey: 'DOCUMENTS', label: 'de papieren' }),
  ],
  [
    'A copy leaves out MAINTENANCE.gone, which does not exist.',
    ({ section }) => Object.assign(section.copiesWithout![1]!, { questionKey: 'gone' }),
  ],
  [
    'A copy leaves out INFO_MACHINE, which does not exist.',
    ({ section }) => Object.assign(section.copiesWithout![0]!, { scriptKey: 'INFO_MACHINE' }),
  ],
  [
    'A copy leaves out MACHINE_POLICY, which is not asked per section.',
    ({ section }) => Object.assign(section.copiesWithout![0]!, { scriptKey: 'MACHINE_POLICY' }),
  ],
  [
    'A copy leaves out START.kind, which a field decides.',
    ({ section }) =>
      section.copiesWithout!.push({ scriptKey: 'START', questionKey: 'kind', label: 'de soort' }),
  ],
  ['The field ce leaves nothing to choose.', (q) => (field(q, 'ce') as Choice).options.splice(1)],
  [
    'The field ce has two options yes.',
    (q) => (field(q, 'ce') as Choice).options.push({ optionKey: 'yes', label: 'Zeker' }),
  ],
  ['The field kind decides START.gone, which does not exist.', (q) => decides(q, 'START', 'gone')],
  [
    'The field kind decides INFO_MACHINE.kind, which does not exist.',
    (q) => decides(q, 'INFO_MACHINE', 'kind'),
  ],
  [
    'The field kind decides an answer, and may stay empty.',
    (q) => Object.assign(kind(q), { required: false }),
  ],
  [
    'The field kind decides MACHINE_POLICY.purchase, which is not asked per section.',
    (q) => decides(q, 'MACHINE_POLICY', 'purchase'),
  ],
  [
    'The field kind decides START.kind, which is no plain choice of one answer.',
    (q) => Object.assign(question(q, 'START.kind'), { type: 'MULTI' }),
  ],
  [
    'The field kind decides START.kind, which has an answer with a judgement or a text.',
    (q) => Object.assign(question(q, 'START.kind').answers[0]!, { color: 'GREEN' }),
  ],
  [
    'The field kind has the option toaster, which START.kind does not have.',
    (q) => kind(q).options.push({ optionKey: 'toaster', label: 'Rooster' }),
  ],
  ['The field kind does not have the option other of START.kind.', (q) => kind(q).options.pop()],
  [
    'DOCUMENTS.ce shows the field colour, which a section does not have.',
    (q) => question(q, 'DOCUMENTS.ce').helpfulFields!.push('colour'),
  ],
  [
    'MACHINE_POLICY.purchase shows fields of a section, and is not asked per section.',
    (q) => Object.assign(question(q, 'MACHINE_POLICY.purchase'), { helpfulFields: ['year'] }),
  ],
  ['The field place has an empty text.', (q) => Object.assign(field(q, 'place'), { label: ' ' })],
])('finds the fault: %s', (fault, breaks) => {
  const questionnaire = copyOf()
  expect(findFaults(questionnaire)).toEqual([])
  breaks(questionnaire)
  expect(findFaults(questionnaire)).toContain(fault)
})

test('the texts of a field, its help and its options are read by users', () => {
  const texts = listTexts(machineSafety).map(({ text }) => text)
  expect(texts).toContain('Beheerder (functie, geen naam)')
  expect(texts).toContain('Vul een functie in, zoals voorman. Zet hier geen naam van een persoon.')
  expect(texts).toContain('Onbekend')
})

test('the labels of fields and options are recorded', () => {
  const { record } = writtenChecks.MACHINE_SAFETY
  const questionnaire = copyOf()
  expect(findVersionFaults(questionnaire, record)).toEqual([])
  Object.assign(field(questionnaire, 'lastInspection'), { label: 'Eerste keuring' })
  Object.assign((field(questionnaire, 'ce') as Choice).options[2]!, { label: 'Misschien' })
  expect(findVersionFaults(questionnaire, record)).toEqual([
    'fields.ce.unknown is not as recorded for version 2.',
    'fields.lastInspection is not as recorded for version 2.',
    'fields.ce.unknown reads differently in version 1.',
    'fields.lastInspection reads differently in version 1.',
  ])
})
