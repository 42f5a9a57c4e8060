import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { fontsFor } from './further-fonts.ts'

const namesOf = (text: string) => fontsFor(text).map((address) => address.match(/([A-Za-z]+)_\w+\.ttf$/)?.[1])

test('an ordinary plan needs no other fonts', () => {
  expect(fontsFor('Tillen tot 25 kg, 60° – “Łódź”, Оксана, Ελένη: €5 #1 *')).toEqual([])
})

test('Arabic, Hebrew and emoji need the fonts of their script', () => {
  expect(new Set(namesOf('Groep مرحبا'))).toEqual(new Set(['NotoSansArabic']))
  expect(new Set(namesOf('Groep שלום'))).toEqual(new Set(['NotoSansHebrew']))
  for (const emoji of ['😀', '👩‍🔧', '🇳🇱', '⚠️', '1️⃣']) expect(namesOf(emoji)).toEqual(['NotoEmoji'])
  for (const address of fontsFor('مرحبا שלום 😀')) expect(existsSync(new URL(address))).toBe(true)
})
