import { expect, test } from 'vitest'

import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { assertRecorded, findVersionFaults, fingerprintsOf, riskKeysOf } from './recorded-versions.ts'

const questionIn = ({ scripts }: Questionnaire) => {
  const survey = scripts.find((script) => script.scriptType === 'SURVEY')!
  const question = survey.questions[0]!
  return { question, key: `${survey.scriptKey}.${question.questionKey}` }
}

function versions() {
  const first: Questionnaire = { ...structuredClone(weldingSmoke), version: 1 }
  const record = {
    versions: { 1: fingerprintsOf(first) },
    reworded: {},
    risks: { 1: riskKeysOf(first) },
    lifted: {},
  }
  return { first, record, next: structuredClone(first) }
}

test('a questionnaire as recorded can be used', () => {
  const { first, record } = versions()
  expect(assertRecorded(first, record)).toBe(first)
})

test('a label that changed within a version is refused, by name', () => {
  const { next, record } = versions()
  const { question, key } = questionIn(next)
  question.answers[0]!.label = 'Meer dan 23 kg'
  const fault = `${key}.${question.answers[0]!.answerKey} is not as recorded for version 1.`
  expect(findVersionFaults(next, record)).toEqual([fault])
  expect(() => assertRecorded(next, record)).toThrow(fault)
})

test('a label that changed in a new version needs another key, unless its meaning is said to be the same', () => {
  const { next, record } = versions()
  next.version = 2
  const { question, key } = questionIn(next)
  question.text = 'Anders gevraagd?'
  const recorded = { ...record.versions, 2: fingerprintsOf(next) }
  expect(findVersionFaults(next, { ...record, versions: recorded })).toEqual([
    `${key} reads differently in version 1.`,
  ])
  expect(findVersionFaults(next, { ...record, versions: recorded, reworded: { 2: [key] } })).toEqual([])
})

test('an answer that was added to a question which decides what is asked says so', () => {
  const { next, record } = versions()
  next.version = 2
  const survey = next.scripts.find((script) => script.scriptType === 'SURVEY')!
  const [deciding, ...others] = ['materials', 'welds'].map(
    (key) => survey.questions.find(({ questionKey }) => questionKey === key)!,
  )
  for (const question of [deciding!, ...others])
    question.answers.push({ answerKey: 'new', label: 'Nieuw', color: null })
  const recorded = { ...record, versions: { ...record.versions, 2: fingerprintsOf(next) } }
  expect(findVersionFaults(next, recorded)).toEqual([
    'WORK.materials.new was added in version 2, and has no `since`.',
  ])
  deciding!.answers.at(-1)!.since = 2
  expect(findVersionFaults(next, recorded)).toEqual([])
})

test('so does one that was added to a question which decides on another question', () => {
  const { next, record } = versions()
  next.version = 2
  const [work, extraction] = next.scripts.filter((script) => script.scriptType === 'SURVEY')
  const welds = { scriptKey: 'WORK', questionKey: 'welds', answerKeys: ['yes'] }
  extraction!.questions[1]!.dependsOn = [welds]
  work!.questions[0]!.answers.push({ answerKey: 'new', label: 'Nieuw', color: null })
  const recorded = { ...record, versions: { ...record.versions, 2: fingerprintsOf(next) } }
  expect(findVersionFaults(next, recorded)).toEqual([
    'WORK.welds.new was added in version 2, and has no `since`.',
  ])
})

test('a version that is not recorded is refused', () => {
  const { next, record } = versions()
  next.version = 2
  expect(findVersionFaults(next, record)).toEqual(['Version 2 is not recorded.'])
})

test('nothing red disappears with a new version, unless it is said that it was no risk', () => {
  const { next, record } = versions()
  next.version = 2
  const survey = next.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION')!
  const [source] = survey.scriptType === 'SURVEY' ? survey.questions : []
  const answer = source!.answers.find(({ risk }) => risk)!
  Object.assign(answer, { color: 'GREEN', risk: undefined })
  const recorded = { ...record, versions: { ...record.versions, 2: fingerprintsOf(next) } }
  const fault = 'EXTRACTION.source.no is a risk in version 1, and none any more.'
  expect(findVersionFaults(next, recorded)).toEqual([fault])
  answer.answerKey = 'never'
  const renamed = { ...record, versions: { ...record.versions, 2: fingerprintsOf(next) } }
  expect(findVersionFaults(next, renamed)).toEqual([fault])
  expect(findVersionFaults(next, { ...renamed, lifted: { 2: ['EXTRACTION.source.no'] } })).toEqual([])
})
