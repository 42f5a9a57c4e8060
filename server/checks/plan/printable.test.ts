import { expect, test } from 'vitest'

import { printable, printableReplacer } from './printable.ts'

test('text keeps its visible characters, and no characters that a document must not contain', () => {
  expect(printable('Tillen\n\tonder 😀 de knie')).toBe('Tillen\n\tonder 😀 de knie')
  expect(printable('a\u0000b\u0007c\u001bd\u007fe\u0085f\uffffg')).toBe('abcdefg')
  expect(printable('half \ud83d.')).toBe('half \ufffd.')
  expect(printable('met \u202eklas en \u2067zo')).toBe('met klas en zo')
})

const broken = (text: string, length?: number) =>
  (printableReplacer(length)('', text) as string).split('\u200b')

test('only words that are too long for a line can be broken anywhere', () => {
  const kept = [
    'Onderhoudsmedewerkers',
    'arbeidsomstandigheden-vertegenwoordiging',
    'twee woorden die kort zijn',
    'hulpmiddel/transportmiddel',
  ]
  for (const text of kept) expect(broken(text)).toEqual([text])
  expect(broken('x'.repeat(41))).toHaveLength(11)
  expect(broken('https://e.nl/1234567890')).toEqual(['http', 's://', 'e.nl', '/123', '4567', '890'])
  expect(broken('x'.repeat(41), 12).map((part) => part.length)).toEqual([12, 12, 12, 5])
  expect(printableReplacer()('', 7)).toBe(7)
})

test('a grapheme is never broken', () => {
  expect(broken('👩‍🔧'.repeat(32))).toEqual([...Array(8)].map(() => '👩‍🔧'.repeat(4)))
})
