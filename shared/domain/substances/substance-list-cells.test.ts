import { expect, test } from 'vitest'

import { type Cell, dayCell, flagCell, numberCell } from './substance-list-cells.ts'
import {
  adrCell,
  amountReader,
  formCell,
  packingGroupCell,
  signalWordCell,
  unitCell,
} from './substance-list-choices.ts'
import { readIngredients, readMeasures, readStatements, writeIngredients } from './substance-list-lists.ts'

type Given = Exclude<Cell, null>

test.each<[Given, string]>([
  ['31-12-2024', '2024-12-31'],
  ['1-2-2024', '2024-02-01'],
  ['1-2-24', '2024-02-01'],
  ['1-2-98', '1998-02-01'],
  ['01/02/2024', '2024-02-01'],
  ['1.2.2024', '2024-02-01'],
  ['2024-02-01', '2024-02-01'],
  ['2024-02-01T00:00:00', '2024-02-01'],
  [' 1-2-2024 ', '2024-02-01'],
  [new Date('2024-02-01T00:00:00Z'), '2024-02-01'],
  [45_323, '2024-02-01'],
  ['45323', '2024-02-01'],
  ['n.v.t.', ''],
  ['-', ''],
  ['onbekend', ''],
  // Left to the schema, which says what is wrong.
  ['31-31-2024', '2024-31-31'],
  ['vorig jaar', 'vorig jaar'],
  [12, '12'],
])('reads the date %o', (cell, day) => {
  expect(dayCell.read(cell)).toBe(day)
})

test.each<[Given, string]>([
  [12.5, '12.5'],
  [1e-7, '0.0000001'],
  [1_250, '1250'],
  ['12,5', '12.5'],
  ['12.5', '12.5'],
  ['0.125', '0.125'],
  ['1.250,5', '1250.5'],
  ['1,250.5', '1250.5'],
  ['1.250.000', '1250000'],
  ['1 250', '1250'],
  ['15 min', '15'],
  ['5 mg/m³', '5'],
  ['2x', '2'],
  ['-', ''],
  ['veel', 'veel'],
])('reads the number %o', (cell, number) => {
  expect(numberCell.read(cell)).toBe(number)
})

test.each(['1.250', '1,250'])('does not guess whether %s is more than a thousand', (cell) => {
  expect(numberCell.read(cell)).toEqual({
    problem: 'Schrijf dit getal zonder punt of komma tussen de duizendtallen.',
  })
})

test.each<[Given, unknown]>([
  ['25 kg', { stock: '25', unit: 'KG' }],
  ['2,5 L', { stock: '2.5', unit: 'L' }],
  ['10 liter', { stock: '10', unit: 'L' }],
  ['10ltr.', { stock: '10', unit: 'L' }],
  [25, { stock: '25' }],
  ['25', { stock: '25' }],
  ['5 emmers', { problem: 'Vul hier een van deze woorden in: kg, liter.' }],
  ['enkele', { stock: 'enkele' }],
])('reads the amount %o', (cell, read) => {
  expect(amountReader('stock', 'unit')(cell)).toEqual(read)
})

test.each<[Given, unknown]>([
  ['ja', true],
  ['X', true],
  [true, true],
  [1, true],
  ['Nee', false],
  ['geen', false],
  ['soms', { problem: 'Vul hier ja of nee in.' }],
])('reads %o as yes or no', (cell, read) => {
  expect(flagCell.read(cell)).toEqual(read)
})

test.each<[{ read: (cell: Given) => unknown }, Given, unknown]>([
  [unitCell, 'KG', 'KG'],
  [unitCell, 'l', 'L'],
  [signalWordCell, 'gevaar', 'DANGER'],
  [signalWordCell, 'geen', 'NONE'],
  [formCell, 'Vloeibaar', 'LIQUID'],
  [formCell, 'Vaste stof', 'SOLID'],
  [adrCell, 3, '3'],
  [adrCell, 4.1, '4.1'],
  [adrCell, '4,1', '4.1'],
  [adrCell, 'klasse 3', '3'],
  [adrCell, 'ADR 6.1', '6.1'],
  [adrCell, '31', { problem: expect.stringContaining('Vul hier een van deze woorden in: 1, 2, 3,') }],
  [packingGroupCell, 'VG II', 'II'],
  [packingGroupCell, 'iii', 'III'],
  [packingGroupCell, 'geen', 'NONE'],
])('reads a choice: %# %o', (cellType, cell, read) => {
  expect(cellType.read(cell)).toEqual(read)
})

test.each<[Given, unknown]>([
  ['H225, H319', 'H225, H319'],
  ['geen', 'NONE'],
  ['Niet ingedeeld', 'NONE'],
  ['ontvlambaar', { problem: 'Hier staat geen H-zin of EUH-zin in, zoals H225.' }],
])('reads the statements %o', (cell, read) => {
  expect(readStatements(cell)).toEqual(read)
})

test('reads measures by the name of their kind, otherwise by what they are about', () => {
  const cell =
    'Gesloten werken: deksel op het bad\nHandschoenen; Bril\nAfzuigkap: aan\nIn de pauze schoonmaken'
  expect(readMeasures(cell)).toEqual({
    CLOSED: 'deksel op het bad',
    PERSONAL: 'Handschoenen; Bril',
    EXTRACTION: 'Afzuigkap: aan',
    ORGANISATION: 'In de pauze schoonmaken',
  })
})

test('reads ingredients with or without a percentage', () => {
  expect(readIngredients('Nikkel | 1-5 %; Kobalt\nTolueen|3 %\n')).toEqual([
    { name: 'Nikkel', percentage: '1-5 %' },
    { name: 'Kobalt', percentage: '' },
    { name: 'Tolueen', percentage: '3 %' },
  ])
  const odd = [{ name: 'a|b;c\\n', percentage: 'x\ny\\' }]
  expect(readIngredients(writeIngredients(odd))).toEqual(odd)
})
