import { expect, test } from 'vitest'

import { rangeOf } from './stored-file.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=99-500', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
])('of a file of a hundred bytes, %s is %o', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
