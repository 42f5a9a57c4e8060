import { expect, test } from 'vitest'

import { formatDay, formatInstant } from './date.ts'

test.each([
  ['2026-11-20T12:00:00Z', '20-11-2026'],
  ['2026-12-31T23:30:00Z', '01-01-2027'],
  ['2026-03-29T00:30:00Z', '29-03-2026'],
  ['2026-06-30T22:00:00.000Z', '01-07-2026'],
  ['2026-10-24T22:30:00Z', '25-10-2026'],
  ['2026-01-05T22:59:59Z', '05-01-2026'],
])('%s is %s in Amsterdam', (instant, day) => {
  expect(formatInstant(instant)).toBe(day)
})

test('a calendar date does not depend on the time zone', () => {
  expect(formatDay('2026-03-01')).toBe('01-03-2026')
})
