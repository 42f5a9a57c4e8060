import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aSubstance, aUse } from '../../../testing/factories/substance-list.ts'
import { rounds } from '../../../testing/harness/rounds.ts'
import { reactionsOf } from './storage-reactions.ts'
import type { SubstanceRecord, SubstanceUse } from './substance.ts'
import {
  allowedMinutes,
  dueDays,
  methodTimeOf,
  missingFields,
  noTotals,
  recordAnswers,
  type SubstanceListTotals,
} from './substance-answers.ts'

// The worked cases of the content: the answers that follow from the record of a substance. Their colours are tested with
// the questions (server/checks/questionnaires).

const { name: _, revision: __, ...inOrder } = aSubstance
const TODAY = '2026-11-25'
const alone: SubstanceListTotals = { ...noTotals, methodTasks: () => 1 }

const record = (changes: Partial<SubstanceRecord>): SubstanceRecord => ({
  ...inOrder,
  sdsDate: '2026-01-01',
  reviewedOn: '2026-01-01',
  ...changes,
})

/** "yes", or "health+skinEyes". */
const answer = (question: string, changes: Partial<SubstanceRecord>, totals = alone) =>
  recordAnswers(record(changes), totals, TODAY)
    .find(({ scriptKey, questionId }) => `${scriptKey}/${questionId}` === question)!
    .answerIds.join('+')

const method = (maxMinutes: number | null, minutes: number, timesPerDay = 1): SubstanceUse => ({
  ...aUse,
  group: 'Spuiters',
  safeMethod: 'Wasbox',
  maxMinutes,
  minutes,
  timesPerDay,
})

test.each([
  ['a: half of 60 minutes is 30, and it lasts 40', method(60, 40), 'no'],
  ['b: 30 minutes is just allowed', method(60, 30), 'yes'],
  ['c: half of 45 minutes is 22, and it lasts 25', method(45, 25), 'no'],
  ['d: the method does not say how long', method(null, 10), 'unknown'],
  ['two times 15 of 60 minutes', method(60, 15, 2), 'yes'],
  ['three times 15 of 60 minutes', method(60, 15, 3), 'no'],
])('time of a safe method, %s', (_case, use, expected) => {
  expect(methodTimeOf([use])).toBe(expected)
  expect(answer('USE/methodTime', { uses: [use] })).toBe(expected)
})

test('half of an odd number of minutes is rounded down', () => {
  expect(allowedMinutes({ maxMinutes: 45 })).toBe(22)
})

test.each([
  [0, 'na'],
  [2, 'le2'],
  [3, 'gt2'],
])('e: %i tasks of ten minutes with a safe method on one day', (count, expected) => {
  const uses = count === 0 ? [aUse] : [method(60, 10)]
  expect(answer('USE/methodCount', { uses }, { ...alone, methodTasks: () => count })).toBe(expected)
})

test('f: codes with an unknown one', () => {
  const changes = { statements: ['H360FD', 'H302', 'H312', 'H999'] }
  expect(answer('HAZARD/statements', changes)).toBe('unknown')
  expect(answer('HAZARD/cmr', changes)).toBe('yes')
  expect(answer('HAZARD/hazards', changes)).toBe('health+skinEyes+recirculation+vulnerable')
})

test.each([
  ['HAZARD/statements', { statementState: 'NONE', statements: [] }, 'none'],
  ['HAZARD/statements', { statementState: 'UNKNOWN' }, 'unknown'],
  ['HAZARD/statements', { statements: [] }, 'unknown'],
  ['HAZARD/cmr', { statementState: 'UNKNOWN' }, 'unknown'],
  ['HAZARD/cmr', { statementState: 'NONE' }, 'no'],
  ['HAZARD/cmr', { statementState: 'NONE', releasesCmr: true }, 'yes'],
  ['HAZARD/cmr', { statements: ['H361d'] }, 'suspect'],
  ['HAZARD/cmr', { statements: ['H362'] }, 'suspect'],
  ['HAZARD/cmr', { statements: ['H350', 'H361d'] }, 'yes'],
  ['HAZARD/hazards', { statementState: 'NONE' }, 'none'],
  ['HAZARD/hazards', { statements: ['H412'] }, 'none'],
  ['HAZARD/hazards', { statements: ['H225'] }, 'vulnerable+explosion'],
  ['HAZARD/hazards', { statements: ['H223'] }, 'explosion'],
  ['HAZARD/hazards', { statements: ['H226'] }, 'warm'],
  ['HAZARD/hazards', { statements: ['H226', 'EUH018'] }, 'explosion'],
  ['HAZARD/hazards', { statements: ['H280'] }, 'vulnerable'],
  ['HAZARD/hazards', { statements: ['EUH380'] }, 'health+vulnerable'],
  ['HAZARD/hazards', { statements: ['H360F'] }, 'health+recirculation+vulnerable'],
  ['HAZARD/hazards', { statements: ['H334'] }, 'health+recirculation+vulnerable+isocyanate'],
  ['HAZARD/hazards', { statements: ['EUH204'] }, 'health+isocyanate'],
  ['HAZARD/hazards', { statements: ['EUH201'] }, 'health+vulnerable+lead'],
  [
    'HAZARD/hazards',
    { statements: ['H302'], ingredients: [{ name: 'Loodoxide', percentage: '' }] },
    'health+lead',
  ],
  [
    'HAZARD/hazards',
    { statements: ['H302'], ingredients: [{ name: 'Loodvrij soldeer', percentage: '' }] },
    'health',
  ],
  ['HAZARD/health', { statements: ['H302'] }, 'yes'],
  ['HAZARD/health', { statementState: 'UNKNOWN' }, 'yes'],
  ['HAZARD/health', { statementState: 'NONE' }, 'no'],
  ['HAZARD/health', { statementState: 'NONE', form: 'RELEASED' }, 'yes'],
  ['HAZARD/coolant', { statements: ['H319'] }, 'yes'],
  ['HAZARD/coolant', { statements: ['H226'] }, 'no'],
  ['HAZARD/coolant', { statements: ['H290'] }, 'no'],
  ['HAZARD/coolant', { statements: ['H319'], form: 'PASTE' }, 'no'],
  ['PRODUCT/form', { form: 'GAS' }, 'gas'],
  ['PRODUCT/form', { form: '' }, 'unknown'],
  ['PRODUCT/details', { limitSource: '' }, 'missing'],
  ['PRODUCT/details', { limitSource: '', limit15min: 2 }, 'complete'],
  ['PRODUCT/details', { limitSource: '', statements: ['H225'] }, 'complete'],
  ['HAZARD/hazards', { statementState: 'UNKNOWN' }, 'health+skinEyes+recirculation+vulnerable'],
  ['PRODUCT/details', {}, 'complete'],
  ['PRODUCT/details', { supplier: '' }, 'missing'],
  ['PRODUCT/details', { uses: [{ ...aUse, people: null }] }, 'missing'],
  ['PRODUCT/details', { statements: ['H350'] }, 'missing'],
  ['PRODUCT/details', { statements: ['H350'], yearAmount: 5, substitution: 'Geen' }, 'missing'],
  [
    'PRODUCT/details',
    {
      statements: ['H350'],
      yearAmount: 5,
      substitution: 'Geen',
      ingredients: [{ name: 'Strontiumchromaat', percentage: '' }],
    },
    'complete',
  ],
  ['PRODUCT/details', { form: 'RELEASED', supplier: '', sdsDate: '', stockMax: null }, 'complete'],
  ['PRODUCT/sdsAge', { sdsDate: '' }, ''],
  ['PRODUCT/sdsAge', { sdsDate: '', form: 'RELEASED' }, 'yes'],
  ['PRODUCT/sdsAge', { sdsDate: '2023-11-26' }, 'yes'],
  ['PRODUCT/sdsAge', { sdsDate: '2023-11-25' }, 'old'],
  ['PRODUCT/sdsAge', { sdsDate: '2023-01-01', sdsCheckedOn: '2025-11-25' }, 'yes'],
  ['PRODUCT/sdsAge', { sdsDate: '2023-01-01', sdsCheckedOn: '2025-11-24' }, 'old'],
  ['PRODUCT/sdsAge', { sdsDate: '2022-12-31', sdsCheckedOn: '2025-11-25' }, 'format'],
  ['REVIEW/reviewed', { reviewedOn: '' }, ''],
  ['REVIEW/reviewed', { reviewedOn: '2025-11-25' }, 'yes'],
  ['REVIEW/reviewed', { reviewedOn: '2025-11-24' }, 'no'],
  ['REVIEW/reviewed', { reviewedOn: '2025-11-24', hasChanged: true }, 'changed'],
  ['STORAGE/amount', { stockMax: null }, 'unknown'],
  ['STORAGE/amount', { stockUnit: '' }, 'unknown'],
  ['STORAGE/amount', { stockMax: 25 }, 'below'],
  ['STORAGE/amount', { stockMax: 26 }, 'aboveNo'],
  ['STORAGE/amount', { stockMax: 26, storageMeets: 'YES' }, 'aboveOk'],
  ['STORAGE/amount', { stockMax: 50, isLimitedQuantity: true }, 'below'],
  ['STORAGE/amount', { statementState: 'NONE', stockMax: 900 }, 'below'],
  ['STORAGE/amount', { statements: ['H242', 'H314'], stockMax: 40 }, 'unknown'],
  ['STORAGE/amount', { statements: ['H242', 'H314'], stockMax: 40, adrClass: '5.2' }, 'otherNo'],
  ['STORAGE/amount', { statements: ['H242'], adrClass: '5.2', storageMeets: 'YES' }, 'otherOk'],
  ['STORAGE/amount', { statements: ['H242'], adrClass: '4.1', packingGroup: 'II' }, 'otherNo'],
  ['STORAGE/amount', { statements: ['H200'], stockMax: 1 }, 'otherNo'],
  ['STORAGE/beside', {}, 'no'],
  ['STORAGE/beside', { storagePlace: '' }, 'unknown'],
  ['STORAGE/beside', { storagePlace: '', statements: ['H319'] }, 'no'],
  ['STORAGE/beside', { statements: ['H999'] }, 'unknown'],
  ['STORAGE/beside', { statements: [], form: 'RELEASED' }, 'no'],
] satisfies [string, Partial<SubstanceRecord>, string][])('%s of %o is %s', (question, changes, expected) => {
  expect(answer(question, changes)).toBe(expected)
})

test('the stock of other substances in the same place counts', () => {
  expect(answer('STORAGE/amount', { stockMax: 20 }, { ...alone, storedBeside: 5 })).toBe('below')
  expect(answer('STORAGE/amount', { stockMax: 20 }, { ...alone, storedBeside: 6 })).toBe('aboveNo')
})

test.each<[own: string, beside: string, expected: string]>([
  ['H225', 'H272', 'fire'],
  ['H272', 'H225', 'fire'],
  ['H220 H280', 'H270 H280', 'fire'],
  ['H225', 'H226', 'no'],
  ['EUH031 H314', 'H314', 'gas'],
  ['EUH032', 'H290', 'gas'],
  ['EUH031 H314', 'EUH031 H314', 'no'],
  ['H260', 'H319', 'water'],
  ['H260', 'H225', 'no'],
  ['H242', 'H314', 'fire'],
  ['H250', 'H225', 'fire'],
  ['H314', 'H314', 'no'],
])('%s beside %s: %s', (own, beside, expected) => {
  const besideIt = [reactionsOf(record({ statements: beside.split(' ') }))]
  expect(answer('STORAGE/beside', { statements: own.split(' ') }, { ...alone, besideIt })).toBe(expected)
})

test('what is missing is named in the order of the form', () => {
  const empty = record({
    supplier: '',
    sdsDate: '',
    limitSource: '',
    form: '',
    uses: [],
    storagePlace: '',
    stockMax: null,
    reviewedOn: '',
  })
  expect(missingFields(empty).map(({ field }) => field)).toEqual([
    'supplier',
    'sdsDate',
    'limit8h',
    'form',
    'uses',
    'storagePlace',
    'stockMax',
    'reviewedOn',
  ])
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the answers about dates change on the days that are due, and on no other', () => {
  fc.assert(
    fc.property(day, fc.option(day, { nil: '' }), day, day, (sdsDate, sdsCheckedOn, reviewedOn, today) => {
      const substance = record({ sdsDate, sdsCheckedOn, reviewedOn })
      const at = (moment: string) =>
        recordAnswers(substance, alone, moment)
          .filter(({ questionId }) => questionId === 'sdsAge' || questionId === 'reviewed')
          .map(({ answerIds }) => answerIds[0])
      const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
      const { sheet, review } = dueDays(substance)
      const [sheetBefore, reviewBefore] = at(before)
      const [sheetNow, reviewNow] = at(today)
      // Of a sheet of the old format, the date has passed for good.
      expect(sheetNow !== sheetBefore).toBe(sdsDate >= '2023-01-01' && today === sheet)
      expect(reviewNow !== reviewBefore).toBe(today === review)
    }),
    { numRuns: rounds(2_000) },
  )
})
