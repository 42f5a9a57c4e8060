import { expect, test } from 'vitest'

import { formatSize } from './format-size.ts'

test.each([
  [1, '1 kB'],
  [1_535, '1 kB'],
  [1_536, '2 kB'],
  [348_160, '340 kB'],
  [1_048_576, '1 MB'],
  [1_258_291, '1,2 MB'],
  [104_857_600, '100 MB'],
  [5_368_709_120, '5.120 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('a file is never written as 1024 kB', () => {
  expect(formatSize(1_048_575)).toBe('1 MB')
})

test('a file that is larger than the limit does not look as large as the limit', () => {
  expect(formatSize(104_857_601)).toBe('100,1 MB')
})
