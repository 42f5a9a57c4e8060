import * as v from 'valibot'
import { expect, test } from 'vitest'

import { PageQuery } from './page.ts'

test('without a word about it the first ten are asked for', () => {
  expect(v.parse(PageQuery, {})).toEqual({ search: '', page: 1, size: 10 })
})

test('what is in the address is read', () => {
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
