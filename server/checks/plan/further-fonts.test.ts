import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { fontsFor } from './further-fonts.ts'

const namesOf = (text: string) => fontsFor(text).map((file) => file.match(/^([A-Za-z]+)-\w+\.ttf$/)?.[1])

test('an ordinary plan needs no other fonts', () => {
  expect(fontsFor('Tillen tot 25 kg, 60° – “Łódź”, Оксана, Ελένη: €5 #1 *')).toEqual([])
})

test('Arabic, Hebrew and emoji need the fonts of their script', () => {
  expect(new Set(namesOf('Groep مرحبا'))).toEqual(new Set(['NotoSansArabic']))
  expect(new Set(namesOf('Groep שלום'))).toEqual(new Set(['NotoSansHebrew']))
  for (const emoji of ['😀', '👩‍🔧', '🇳🇱', '⚠️', '1️⃣']) expect(namesOf(emoji)).toEqual(['NotoEmoji'])
  for (const file of fontsFor('مرحبا שלום 😀'))
    expect(existsSync(join(import.meta.dirname, 'fonts', file)), file).toBe(true)
})
