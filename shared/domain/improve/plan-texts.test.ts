import { expect, test } from 'vitest'

import type { PlanMeasure } from './company-plan.ts'
import {
  describeDeadline,
  describeDone,
  describeDraft,
  describeHolder,
  describeOutcome,
  describePlace,
  describeProgress,
  describeUrgent,
  statusOf,
} from './plan-texts.ts'

const TODAY = '2026-11-23'
const measure = {
  kind: 'RISK',
  urgency: 'NOW',
  state: 'OPEN',
  holder: '',
  deadline: '',
} as PlanMeasure
const late: PlanMeasure = { ...measure, urgency: 'LATER', deadline: '2026-11-22' }

test.each([
  [[measure], 'Nog 1 direct risico'],
  [[measure, measure, late], 'Nog 2 directe risico’s en 1 maatregel te laat'],
  [[late, late], 'Nog 2 maatregelen te laat'],
  [[{ ...measure, kind: 'ACTION_POINT' }], ''],
  [[{ ...measure, state: 'DONE' }], ''],
  [[{ ...late, state: 'LOOK_AGAIN' }], ''],
  [[{ ...measure, urgency: 'SOON', deadline: TODAY }], ''],
] as [PlanMeasure[], string][])('says how much is urgent', (measures, words) => {
  expect(describeUrgent(measures, TODAY)).toBe(words)
})

test('counts measures in words', () => {
  expect([describeProgress(1, 0), describeProgress(4, 1)]).toEqual(['1 maatregel', '4 maatregelen, 1 klaar'])
  expect([describeDone(1, 1), describeDone(12, 3)]).toEqual([
    '1 van 1 maatregel klaar',
    '3 van 12 maatregelen klaar',
  ])
})

test('names the checks that make the plan a draft', () => {
  expect(describeDraft([])).toBe('')
  expect(describeDraft(['WELDING_SMOKE'])).toBe('Lasrook is nog niet af.')
  expect(describeDraft(['WELDING_SMOKE', 'NOISE_HAZARD', 'MACHINE_SAFETY'])).toBe(
    'Lasrook, Schadelijk geluid en Machineveiligheid zijn nog niet af.',
  )
})

test.each([
  [{ state: 'OPEN', deadline: '' }, 'GREY', 'Open'],
  [{ state: 'OPEN', deadline: '2027-02-01' }, 'GREY', 'Open'],
  [{ state: 'OPEN', deadline: '2026-11-24' }, 'ORANGE', 'Morgen'],
  [{ state: 'OPEN', deadline: '2026-11-20' }, 'RED', '3 dagen te laat'],
  [{ state: 'LOOK_AGAIN', deadline: '2026-11-20' }, 'ORANGE', 'Kijk opnieuw'],
  [{ state: 'DONE', deadline: '2026-11-20' }, 'GREEN', 'Klaar'],
] as const)('the status of %o is %s: %s', (given, color, text) => {
  expect(statusOf(given, TODAY)).toEqual({ color, text })
})

test('says what is not agreed on only as long as it is open', () => {
  expect([describeHolder(measure), describeDeadline(measure)]).toEqual(['Nog niemand', 'Nog geen datum'])
  const done = { ...measure, state: 'DONE' } as const
  expect([describeHolder(done), describeDeadline(done)]).toEqual(['–', '–'])
  const agreed = { ...done, holder: 'Jan', deadline: '2026-11-20' }
  expect([describeHolder(agreed), describeDeadline(agreed)]).toEqual(['Jan', '20-11-2026'])
})

test('says who did what when', () => {
  const jan = { date: '2026-11-19T23:30:00Z', by: { id: 1, name: 'Jan' } }
  const nothing = { kind: 'RISK', state: 'OPEN', completed: null, solved: null } as const
  expect(describeOutcome(nothing)).toBe('')
  expect(describeOutcome({ ...nothing, state: 'LOOK_AGAIN', completed: jan })).toBe(
    'Afgerond op 20-11-2026 door Jan. Kijk of het risico weg is.',
  )
  expect(describeOutcome({ ...nothing, state: 'DONE', completed: jan, solved: jan })).toBe(
    'Afgerond op 20-11-2026 door Jan. Risico opgelost op 20-11-2026 door Jan.',
  )
  expect(
    describeOutcome({ ...nothing, kind: 'ADVICE', state: 'DONE', completed: { date: jan.date, by: null } }),
  ).toBe('Gearchiveerd op 20-11-2026.')
})

test('names three places on the page, and all of them in a file', () => {
  const describe = (places: string[], all = false, placeFacts = '') =>
    describePlace({ themes: ['GENERAL', 'OTHER'], places, placeFacts }, { all })
  expect(describe([])).toBe('Algemeen, Overig')
  expect(describe(['A', 'B', 'C'])).toBe('Algemeen, Overig · A, B, C')
  expect(describe(['A', 'B', 'C', 'D'])).toBe('Algemeen, Overig · A, B, C en 1 andere')
  expect(describe(['A', 'B', 'C', 'D', 'E'])).toBe('Algemeen, Overig · A, B, C en 2 anderen')
  expect(describe(['A', 'B', 'C', 'D'], true)).toBe('Algemeen, Overig · A, B, C, D')
  expect(describe(['A'], false, 'Draaibank · Hal 2')).toBe('Algemeen, Overig · A (Draaibank · Hal 2)')
})
