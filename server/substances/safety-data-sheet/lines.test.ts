import { expect, test } from 'vitest'

import { linesOf, type TextItem } from './lines.ts'

const SIZE = 10

/** Ten points high, five points wide per character. */
const item = (text: string, left: number, baseline: number, size = SIZE): TextItem => ({
  text,
  left,
  right: left + text.length * 5,
  baseline,
  size,
})
const linesFor = (items: TextItem[]) =>
  linesOf(items, { page: 1, width: 600 }).map(({ cells }) => cells.map(({ text }) => text).join(' | '))

test('texts are put into lines from top to bottom and from left to right, whatever their order in the file', () => {
  const items = [item('Ontvetter', 200, 100), item('tweede regel', 50, 115), item('Handelsnaam', 50, 100)]
  expect(linesFor(items)).toEqual(['Handelsnaam | Ontvetter', 'tweede regel'])
})

test('a gap of less than a letter joins texts, of a space separates words, and of a column separates cells', () => {
  const items = [
    item('Ont', 50, 100),
    item('vetter', 65.5, 100),
    item('4000', 99, 100),
    item('Firma', 140, 100),
  ]
  expect(linesFor(items)).toEqual(['Ontvetter 4000 | Firma'])
})

test('a raised exponent is on the line of its unit', () => {
  expect(linesFor([item('3', 75, 96.5, 6), item('100 mg/m', 35, 100)])).toEqual(['100 mg/m3'])
})

test('a word that is hyphenated over two lines of a column is put together', () => {
  const items = [
    item('Leverancier', 50, 100),
    item('van las-', 200, 100),
    item('middelen B.V.', 200, 115),
    item('H-', 50, 130),
    item('zinnen', 50, 145),
  ]
  expect(linesFor(items)).toEqual(['Leverancier | van lasmiddelen', 'B.V.', 'H-', 'zinnen'])
})

test('a page on which a section begins in the second column is read column by column', () => {
  const items = [
    item('Veiligheidsinformatieblad', 50, 50),
    item('RUBRIEK 1: Identificatie van de stof', 50, 100),
    item('Handelsnaam: Ontvetter', 50, 115),
    item('RUBRIEK 2: Identificatie van de gevaren', 310, 100),
    item('Gevaar', 310, 115),
    item('Een regel over de hele breedte van deze bladzijde, met veel tekst', 50, 200),
  ]
  expect(linesFor(items)).toEqual([
    'Veiligheidsinformatieblad',
    'RUBRIEK 1: Identificatie van de stof',
    'Handelsnaam: Ontvetter',
    'RUBRIEK 2: Identificatie van de gevaren',
    'Gevaar',
    'Een regel over de hele breedte van deze bladzijde, met veel tekst',
  ])
})

test('a soft hyphen that is printed is a hyphen, and control characters are left out', () => {
  expect(linesFor([item('67\u00AD64\u00AD1 \0Aceton', 50, 100)])).toEqual(['67-64-1 Aceton'])
  expect(linesFor([item(' \0 ', 50, 100)])).toEqual([])
})
