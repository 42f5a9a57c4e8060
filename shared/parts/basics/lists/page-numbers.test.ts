import { expect, test } from 'vitest'

import { pagesAround } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 50, [1, 2, 3, 4, 5, 6]],
  [6, 50, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [20, 50, [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]],
  [48, 50, [43, 44, 45, 46, 47, 48, 49, 50]],
])('page %i of %i links to the pages around it', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})
