import { expect, test } from 'vitest'

import { formatCounts } from './format-counts.ts'

const exact = { isCountCapped: false, isTotalCapped: false }

test.each([
  [{ ...exact, count: 148, total: 148 }, false, '(148)'],
  [{ ...exact, count: 23, total: 148 }, true, '(23 / 148)'],
  [{ ...exact, count: 0, total: 1480 }, true, '(0 / 1.480)'],
  [{ count: 10_000, total: 10_000, isCountCapped: true, isTotalCapped: true }, false, '(meer dan 10.000)'],
  [{ count: 23, total: 10_000, isCountCapped: false, isTotalCapped: true }, true, '(23 / meer dan 10.000)'],
])('of %o, searched: %s, shows %s', (counts, isSearched, expected) => {
  expect(formatCounts(counts, isSearched)).toBe(expected)
})
