import { expect, test } from 'vitest'

import { firstCharacters, isFarLongerThan, isLongerThan } from './characters.ts'

const KISS = '👩🏻‍❤️‍💋‍👩🏿'

test.each([
  ['abc', false],
  ['abcd', true],
  ['😀😀😀', false],
  ['😀😀😀😀', true],
  ['e\u0301e\u0301e\u0301', false],
  ['e\u0301e\u0301e\u0301e', true],
  ['👨‍👩‍👧‍👦🇳🇱👍🏽', false],
  [KISS.repeat(3), false],
  ['a\r\nb', false],
  [`a${'\u0301'.repeat(48)}`, true],
])('%j has more than three characters: %j', (text, expected) => {
  expect(isLongerThan(3, text)).toBe(expected)
})

test('a text is cut between characters', () => {
  expect(firstCharacters(2, `a${KISS}b`)).toBe(`a${KISS}`)
  expect(firstCharacters(3, `a${KISS}b`)).toBe(`a${KISS}b`)
  expect(firstCharacters(3, 'a'.repeat(10_000_000))).toBe('aaa')
})

test('a text of megabytes is recognised as too long without counting its characters', () => {
  expect(isFarLongerThan(255, KISS.repeat(255))).toBe(false)
  expect(isFarLongerThan(255, 'a'.repeat(10_000_000))).toBe(true)
})
