import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  compareRounds,
  matrixOfRound,
  type RoundResult,
  type RoundSection,
  risksOfScript,
} from './check-round.ts'
import type { Urgency } from './questionnaire.ts'

type Given = Record<string, [answerId: string, urgency?: Urgency, label?: string][] | 'open'>

/** `given`: the answers per question, those with an urgency show a risk. */
const section = (id: number, given: Given, name: string | null = `Groep ${id}`): RoundSection => ({
  id,
  name,
  scripts: [
    {
      scriptKey: 'CARRY',
      name: 'Dragen',
      status: Object.values(given)
        .flat()
        .some(([, urgency]) => urgency)
        ? 'RED'
        : 'GREEN',
      remark: '',
      questions: Object.entries(given).map(([questionId, answers]) => ({
        questionId,
        text: 'Vraag?',
        isOpen: answers === 'open',
        actionPoints: [],
        answers: (answers === 'open' ? [] : answers).map(([answerId, urgency, label = 'Te zwaar']) => ({
          answerId,
          label: answerId,
          value: '',
          risk: urgency ? { label, urgency, actions: [] } : null,
        })),
      })),
    },
  ],
})
const result = (...sections: RoundSection[]): RoundResult => ({
  columns: [{ columnKey: 'CARRY', label: 'Dragen', scriptKeys: ['CARRY'] }],
  sections,
})
const none = {
  gone: [],
  added: [],
  changed: [],
  unknown: [],
  numSame: 0,
  addedSections: [],
  removedSections: [],
}
const risk = (urgency: Urgency, label = 'Te zwaar', sectionName: string | null = 'Groep 1') => ({
  sectionName,
  scriptName: 'Dragen',
  label,
  urgency,
})

test('a risk is gone when its question shows none any more, or is not asked', () => {
  const before = result(section(1, { load: [['gt25', 'NOW']], distance: [['gt20', 'SOON', 'Te ver']] }))
  expect(compareRounds(before, result(section(1, { load: [['le10']] })))).toEqual({
    ...none,
    gone: [risk('NOW'), risk('SOON', 'Te ver')],
  })
})

test('a risk whose question is open now is not gone', () => {
  const before = result(section(1, { load: [['gt25', 'NOW']] }))
  expect(compareRounds(before, result(section(1, { load: 'open' })))).toEqual({
    ...none,
    unknown: [risk('NOW')],
  })
})

test('another answer of the same question with a risk is a change', () => {
  const before = result(section(1, { load: [['gt25', 'NOW']] }))
  const after = result(section(1, { load: [['10to25', 'SOON', 'Zwaar']] }))
  expect(compareRounds(before, after)).toEqual({
    ...none,
    changed: [{ ...risk('SOON', 'Zwaar'), before: risk('NOW') }],
  })
})

test('of several answers, each that stays is the same risk', () => {
  const before = result(
    section(1, {
      why: [
        ['a', 'NOW', 'A'],
        ['b', 'SOON', 'B'],
      ],
    }),
  )
  const after = result(section(1, { why: [['b', 'SOON', 'B'], ['c']] }))
  expect(compareRounds(before, after)).toEqual({ ...none, gone: [risk('NOW', 'A')], numSame: 1 })
})

test('sections are compared by their id, and have the name of the later moment', () => {
  const before = result(section(1, { load: [['le10']] }, 'Lassers'), section(2, { load: [['gt25', 'NOW']] }))
  const after = result(
    section(1, { load: [['gt25', 'NOW']] }, 'Lassers hal 2'),
    section(3, { load: [['gt25', 'LATER']] }, 'Lassers'),
  )
  expect(compareRounds(before, after)).toEqual({
    ...none,
    added: [risk('NOW', 'Te zwaar', 'Lassers hal 2')],
    addedSections: [{ name: 'Lassers', risksByUrgency: { NOW: 0, SOON: 0, LATER: 1 } }],
    removedSections: [{ name: 'Groep 2', risksByUrgency: { NOW: 1, SOON: 0, LATER: 0 } }],
  })
})

test('the company as a whole is compared whatever its id', () => {
  const before = result(section(5, { load: [['gt25', 'NOW']] }, null))
  expect(compareRounds(before, result(section(9, { load: [['gt25', 'NOW']] }, null)))).toEqual({
    ...none,
    numSame: 1,
  })
})

const anyGiven = fc.dictionary(
  fc.constantFrom('load', 'distance', 'total'),
  fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom<Urgency | undefined>('NOW', 'SOON', 'LATER', undefined),
      fc.constantFrom('Te zwaar', 'Te ver'),
    ),
    { selector: ([answerId]) => answerId },
  ),
)
const anyResult = fc
  .dictionary(fc.constantFrom('1', '2', '3'), anyGiven)
  .map((sections) => result(...Object.entries(sections).map(([id, given]) => section(Number(id), given))))

const numRisksIn = ({ sections }: RoundResult, isCounted: (section: RoundSection) => boolean = () => true) =>
  sections.filter(isCounted).flatMap(({ scripts }) => scripts.flatMap(risksOfScript)).length

test('nothing has changed between a result and itself', () => {
  fc.assert(
    fc.property(anyResult, (same) => {
      expect(compareRounds(same, same)).toEqual({ ...none, numSame: numRisksIn(same) })
    }),
  )
})

test('every risk of a section that both have is counted once', () => {
  fc.assert(
    fc.property(anyResult, anyResult, (before, after) => {
      const { gone, added, changed, unknown, numSame } = compareRounds(before, after)
      const isIn =
        ({ sections }: RoundResult) =>
        ({ id }: RoundSection) =>
          sections.some((section) => section.id === id)
      const stay = changed.length + numSame
      expect(gone.length + unknown.length + stay).toBe(numRisksIn(before, isIn(after)))
      expect(added.length + stay).toBe(numRisksIn(after, isIn(before)))
    }),
  )
})

test('a result has a matrix with the status and the risks of each column, and of the company', () => {
  const { checkSections, genericResults, matrixLabels } = matrixOfRound(
    result(section(1, { load: [['gt25', 'NOW']] }, 'Lassers'), section(2, { load: [['le10']] }, null)),
  )
  expect(matrixLabels).toEqual([{ scriptKey: 'CARRY', label: 'Dragen', scriptKeys: ['CARRY'] }])
  expect(checkSections).toMatchObject([
    { name: 'Lassers', status: 'RED', numRisks: 1, scripts: [{ status: 'RED', numRisks: 1 }] },
  ])
  expect(genericResults).toMatchObject([{ name: 'Dragen', status: 'GREEN', risks: [] }])
})
