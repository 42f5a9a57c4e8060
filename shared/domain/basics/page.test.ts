import * as v from 'valibot'
import { expect, test } from 'vitest'

import { PageQuery } from './page-query.ts'

test('defaults to the first ten items', () => {
  expect(v.parse(PageQuery, {})).toEqual({ search: '', page: 1, size: 10 })
})

test('reads the query parameters', () => {
  expect(v.parse(PageQuery, { search: ' Smid ', page: '12', size: '100' })).toEqual({
    search: 'Smid',
    page: 12,
    size: 100,
  })
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: 'twee' },
  { page: '' },
  { page: '1000001' },
  { size: '0' },
  { size: '101' },
  { search: 'x'.repeat(256) },
])('%j is no page', (query) => {
  expect(v.safeParse(PageQuery, query).success).toBe(false)
})
