import { describe, expect, test } from 'vitest'

import type { Cell } from './substance-list-cells.ts'
import { wordKey } from './substance-list-cells.ts'
import { readableColumns, substanceListColumns } from './substance-list-columns.ts'
import {
  columnOfHeading,
  columnsOf,
  findHeadings,
  readSubstanceList,
  type Table,
} from './substance-list-reading.ts'

function read(table: Table, takenNames: string[] = []) {
  const { line, headings } = findHeadings(table)!
  return readSubstanceList(table, { line, columns: columnsOf(headings), takenNames })
}

const problemsIn = (table: Table, takenNames?: string[]) =>
  read(table, takenNames).substances.flatMap(({ problems }) =>
    problems.map(({ row, column, message }) => `Rij ${row}, ${column}: ${message}`),
  )

describe('headings', () => {
  test.each([
    ['Product', 'name'],
    ['PRODUCTNAAM', 'name'],
    ['Stof', 'name'],
    ['  naam ', 'name'],
    ['H zinnen', 'statementsH'],
    ['H-zinnen', 'statementsH'],
    ['h_zinnen', 'statementsH'],
    ['Gevarenaanduidingen', 'statementsH'],
    ['Leverancier', 'supplier'],
    ['Supplier', 'supplier'],
    ['SDS datum', 'sdsDate'],
    ['Datum veiligheidsinformatieblad (rubriek 1 of 16)', 'sdsDate'],
    ['Voorraad', 'stockMax'],
    ['Voorraad (kg)', 'stockMax'],
    ['Ingrediënten', 'ingredients'],
    ["Risico's", 'risks'],
    ['Kleur', 'status'],
    ['Prijs', undefined],
  ])('%s is the column %s', (heading, key) => {
    expect(columnOfHeading(heading)?.key).toBe(key)
  })

  test('every heading and synonym leads to one column', () => {
    const words = substanceListColumns.flatMap(({ header, synonyms }) => [header, ...synonyms].map(wordKey))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    for (const { key, header } of substanceListColumns) expect(columnOfHeading(header)?.key).toBe(key)
  })

  test('titles may stand above them, and a second column about the same is left to the user', () => {
    const found = findHeadings([
      ['Stoffenlijst 2024'],
      [],
      ['Nr', 'Product', 'Leverancier', 'Supplier'],
      ['Stof'],
    ])!
    expect(found.line).toBe(2)
    expect(found.headings.map(({ text, column }) => [text, column?.key])).toEqual([
      ['Nr', undefined],
      ['Product', 'name'],
      ['Leverancier', 'supplier'],
      ['Supplier', undefined],
    ])
  })

  test('a list without text has none', () => {
    expect(findHeadings([[null, 3], []])).toBeUndefined()
  })

  test('the user can choose what a column is about', () => {
    const table: Table = [
      ['Product', 'Waar'],
      ['Thinner', 'Kast 3'],
    ]
    const { line, headings } = findHeadings(table)!
    const columns = columnsOf(headings, { 1: 'storagePlace' })
    const { substances } = readSubstanceList(table, { line, columns, takenNames: [] })
    expect(substances[0]!.input?.storagePlace).toBe('Kast 3')
  })

  test('what follows from other columns cannot be chosen', () => {
    const keys = readableColumns.map(({ key }) => key)
    for (const derived of [
      'company',
      'cmr',
      'allowedMinutes',
      'time',
      'storageLimit',
      'status',
      'risks',
      'redAnswers',
    ])
      expect(keys).not.toContain(derived)
  })
})

test('reads a substance with what is usual in a list', () => {
  const { substances } = read([
    [
      'Productnaam',
      'Leverancier',
      'H zinnen',
      'SDS datum',
      'Signaalwoord',
      'Voorraad',
      'Kleur',
      'Taak',
      'Duur',
    ],
    [
      'Thinner',
      'Verf BV',
      'H225 H319+H336; EUH066',
      '1-2-24',
      'gevaar',
      '25 liter',
      'Rood',
      'Ontvetten',
      '15 min',
    ],
  ])
  expect(substances).toHaveLength(1)
  expect(substances[0]!.input).toMatchObject({
    name: 'Thinner',
    supplier: 'Verf BV',
    statementState: 'LISTED',
    statements: ['H319', 'H336', 'EUH066', 'H225'],
    sdsDate: '2024-02-01',
    signalWord: 'DANGER',
    stockMax: 25,
    stockUnit: 'L',
    uses: [expect.objectContaining({ task: 'Ontvetten', minutes: 15 })],
  })
})

test.each<[Cell, string, string[]]>([
  ['H225', 'LISTED', ['H225']],
  ['geen', 'NONE', []],
  ['', 'UNKNOWN', []],
  [null, 'UNKNOWN', []],
])('statements %o are %s', (cell, statementState, statements) => {
  const { substances } = read([
    ['Product', 'H-zinnen'],
    ['Thinner', cell],
  ])
  expect(substances[0]!.input).toMatchObject({ statementState, statements })
})

test('lines with the same product are one substance with several tasks', () => {
  const { substances } = read([
    ['Product', 'Leverancier', 'Taak'],
    ['Thinner', 'Verf BV', 'Ontvetten'],
    ['Lijm', '', ''],
    ['THINNER', '', 'Verdunnen'],
  ])
  expect(
    substances.map(({ name, rows, input }) => [name, rows, input?.uses.map(({ task }) => task)]),
  ).toEqual([
    ['Thinner', [2, 4], ['Ontvetten', 'Verdunnen']],
    ['Lijm', [3], []],
  ])
})

test('leaves out substances that are not used any more, and empty lines', () => {
  const { substances, numArchived } = read([
    ['Product', 'Niet meer in gebruik sinds'],
    ['Thinner', '1-2-2024'],
    [null, ''],
    ['Lijm', null],
  ])
  expect(substances.map(({ name, rows }) => [name, rows])).toEqual([['Lijm', [4]]])
  expect(numArchived).toBe(1)
})

test.each<[string, Table, string[]]>([
  [
    'no name',
    [
      ['Product', 'Leverancier'],
      ['', 'Verf BV'],
    ],
    ['Rij 2, Product: Dit is een verplicht veld.'],
  ],
  [
    'no date',
    [
      ['Product', 'Datum blad'],
      ['Thinner', 'mei'],
    ],
    ['Rij 2, Datum blad: Vul hier een geldige datum in.'],
  ],
  [
    'a day in the future',
    [
      ['Product', 'Datum blad'],
      ['Thinner', '1-1-2068'],
    ],
    ['Rij 2, Datum blad: Deze datum ligt in de toekomst.'],
  ],
  [
    'asked for before the sheet was made',
    [
      ['Product', 'Datum blad', 'Nagevraagd'],
      ['Thinner', '1-2-2024', '1-1-2024'],
    ],
    ['Rij 2, Nagevraagd: Deze datum ligt voor de datum van het veiligheidsinformatieblad.'],
  ],
  [
    'no number, in the second task',
    [
      ['Product', 'Taak', 'Minuten'],
      ['Thinner', 'A', 5],
      ['Thinner', 'B', 'lang'],
    ],
    ['Rij 3, Minuten per keer: Vul hier alleen nummers in.'],
  ],
  [
    'an unknown word',
    [
      ['Product', 'Vorm'],
      ['Thinner', 'stroop'],
    ],
    [expect.stringMatching(/^Rij 2, Vorm: Vul hier een van/)],
  ],
  [
    'a measure that is too long',
    [
      ['Product', 'Maatregelen'],
      ['Thinner', 'a'.repeat(256)],
    ],
    ['Rij 2, Maatregelen: Vul hier maximaal 255 tekens in.'],
  ],
  [
    'the same product twice',
    [['Product'], ['Thinner'], ['thinner']],
    ['Rij 3, Product: Dit product staat ook in rij 2.'],
  ],
  [
    'two suppliers',
    [
      ['Product', 'Leverancier', 'Taak'],
      ['Thinner', 'A', 'x'],
      ['Thinner', 'B', 'y'],
    ],
    ['Rij 3, Leverancier: Dit is anders dan in rij 2.'],
  ],
  [
    'too many tasks',
    [['Product', 'Taak'], ...Array.from({ length: 11 }, (_, index) => ['Thinner', `taak ${index}`])],
    ['Rij 2, Taak: Vul hier maximaal 10 regels in.'],
  ],
])('says in which row and column something is wrong: %s', (_, table, problems) => {
  expect(problemsIn(table)).toEqual(problems)
  expect(read(table).substances[0]!.input).toBeUndefined()
})

test('refuses names that are in the register', () => {
  expect(problemsIn([['Product'], ['thinner']], ['Thinner'])).toEqual([
    'Rij 2, Product: Deze stof staat al in het register.',
  ])
})
