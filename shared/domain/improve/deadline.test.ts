import { expect, test } from 'vitest'

import { urgencyOf } from './deadline.ts'

const TODAY = '2026-11-22'

test.each([
  ['2026-11-12', 'RED', '10 dagen te laat'],
  ['2026-11-20', 'RED', '2 dagen te laat'],
  ['2026-11-21', 'RED', '1 dag te laat'],
  ['2026-11-22', 'ORANGE', 'Vandaag'],
  ['2026-11-23', 'ORANGE', 'Morgen'],
  ['2026-11-24', 'ORANGE', 'Nog 2 dagen'],
  ['2026-11-29', 'ORANGE', 'Nog 7 dagen'],
])('on 2026-11-22 the deadline %s is %s: %s', (deadline, color, text) => {
  expect(urgencyOf(deadline, TODAY)).toEqual({ color, text })
})

test.each(['2026-11-30', ''])('the deadline "%s" is not urgent', (deadline) => {
  expect(urgencyOf(deadline, TODAY)).toBeUndefined()
})

test.each([
  ['2026-03-28', '2026-03-30', 'Nog 2 dagen'],
  ['2026-10-24', '2026-10-26', 'Nog 2 dagen'],
  ['2026-10-26', '2026-10-25', '1 dag te laat'],
  ['2026-12-31', '2027-01-01', 'Morgen'],
  ['2028-02-28', '2028-03-01', 'Nog 2 dagen'],
])('counts calendar days from %s to %s: %s', (today, deadline, text) => {
  expect(urgencyOf(deadline, today)?.text).toBe(text)
})
