import { expect, test } from 'vitest'

import type { ActionPointState } from '#shared/domain/improve/action-point.ts'
import { queryOf, stateIn, withState } from './filters.ts'

const query = (filters: Record<string, string>) => queryOf({ search: '', page: 2, size: 20, filters })

test.each<[string | undefined, ActionPointState]>([
  [undefined, 'OPEN'],
  ['te-laat', 'LATE'],
  ['klaar', 'DONE'],
  ['KLAAR', 'OPEN'],
  ['iets anders', 'OPEN'],
])('"%s" in the address shows the state %s', (value, state) => {
  expect(stateIn(value === undefined ? {} : { toon: value })).toBe(state)
})

test('another state keeps the other filters, and the first one is not in the address', () => {
  const filters = { toon: 'te-laat', thema: 'GENERAL', wie: 'Jan' }
  expect(withState(filters, 'DONE')).toEqual({ toon: 'klaar', thema: 'GENERAL', wie: 'Jan' })
  expect(withState(filters, 'OPEN')).toEqual({ thema: 'GENERAL', wie: 'Jan' })
  expect(withState({}, 'LATE')).toEqual({ toon: 'te-laat' })
})

test('without filters it asks for all open action points', () => {
  expect(query({})).toEqual({ page: 2, size: 20, state: 'OPEN' })
})

test('asks for a state, a theme and a holder', () => {
  expect(query({ toon: 'klaar', thema: 'MACHINE_SAFETY', wie: 'Jan Bakker' })).toEqual({
    page: 2,
    size: 20,
    state: 'DONE',
    theme: 'MACHINE_SAFETY',
    holder: 'Jan Bakker',
  })
})

test('the filter for nobody asks for action points without a holder', () => {
  expect(query({ wie: 'niemand' }).holder).toBe('')
})

test('ignores an unknown theme', () => {
  expect(query({ thema: 'LASROOK' })).not.toHaveProperty('theme')
})
