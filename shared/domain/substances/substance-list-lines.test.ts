import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { statementCodes } from './hazard-statements.ts'
import { adrClasses, packingGroups } from './hazard-storage.ts'
import {
  measureKinds,
  SubstanceInput as Schema,
  type SubstanceInput,
  SubstanceRecord,
  signalWords,
  statementStates,
  storageStates,
  substanceForms,
  units,
} from './substance.ts'
import type { Cell } from './substance-list-cells.ts'
import { substanceListColumns } from './substance-list-columns.ts'
import { cellsOf, csvText, linesOf, textOfCsv } from './substance-list-lines.ts'
import { columnsOf, findHeadings, readSubstanceList } from './substance-list-reading.ts'

const optional = (options: readonly string[]) => fc.constantFrom('', ...options)
const someText = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom('=1+1', "'-x", '-', 'Geen', '1.250', '12-3-2024', 'a\nb', 'Ventileren: x; y', 'x | y\\'),
)
const day = fc.oneof(
  fc.constant(''),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const amount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
)
const whole = (max: number) => fc.oneof(fc.constant(null), fc.integer({ min: 1, max }))

const use = fc.record({
  task: someText,
  place: someText,
  group: someText,
  amount,
  unit: optional(units),
  minutes: whole(1_440),
  timesPerDay: whole(100),
  daysPerYear: whole(366),
  people: whole(10_000),
  safeMethod: someText,
  maxMinutes: whole(1_440),
})

const anyInput = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    supplier: someText,
    articleNumber: someText,
    sdsDate: day,
    sdsCheckedOn: day,
    statementState: fc.constantFrom(...statementStates),
    statements: fc.array(fc.constantFrom(...statementCodes, 'H999', 'EUH999', 'H302ab'), { maxLength: 8 }),
    signalWord: optional(signalWords),
    form: optional(substanceForms),
    releasesCmr: fc.boolean(),
    limit8h: amount,
    limit15min: amount,
    limitSource: someText,
    ingredients: fc.array(fc.record({ name: someText, percentage: someText }), { maxLength: 3 }),
    uses: fc.array(use, { maxLength: 4 }),
    measures: fc.record(Object.fromEntries(measureKinds.map((kind) => [kind, someText]))),
    storagePlace: someText,
    stockMax: amount,
    stockUnit: optional(units),
    adrClass: optional(adrClasses),
    packingGroup: optional([...packingGroups, 'NONE']),
    isLimitedQuantity: fc.boolean(),
    storageMeets: optional(storageStates),
    substitution: someText,
    substitutionOn: day,
    yearAmount: amount,
    yearUnit: optional(units),
    exposureList: someText,
    reviewedOn: day,
    hasChanged: fc.boolean(),
  })
  .map((given) => v.safeParse(Schema, given))
  .filter(({ success }) => success)
  .map(({ output }) => output as SubstanceInput)

const listed = ({ name, revision: _, ...record }: SubstanceInput) => ({
  name,
  record,
  status: 'GREY' as const,
  risks: [],
  redAnswers: [],
  archivedOn: '',
})

/** Below the headings that are written. */
function read(lines: Cell[][]) {
  const table = [substanceListColumns.map(({ header }) => header), ...lines]
  const { line, headings } = findHeadings(table)!
  return readSubstanceList(table, { line, columns: columnsOf(headings), takenNames: [] })
}

const writeAs = (write: (cell: ReturnType<typeof cellsOf>[number]) => Cell, input: SubstanceInput) =>
  linesOf('Smederij Noord', listed(input)).map((line) => cellsOf(line).map(write))

test('every field of the record has a column, except the file of the sheet', () => {
  const keys = substanceListColumns.filter(({ read }) => read).map(({ key }) => key.split('.')[0]!)
  const elsewhere = { uses: 'use', statements: 'statementsH' }
  const missing = Object.keys(SubstanceRecord.entries).filter(
    (field) => !keys.includes(field in elsewhere ? elsewhere[field as keyof typeof elsewhere] : field),
  )
  expect(missing).toEqual(['sdsFileId'])
})

test('what is written in cells is read back as the same record', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { substances } = read(writeAs((cell) => cell, input))
      expect(substances.map((substance) => [substance.problems, substance.input])).toEqual([[[], input]])
    }),
  )
})

test('what is written as text, as in CSV, is read back as the same record', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { substances } = read(writeAs((cell) => textOfCsv(csvText(cell)), input))
      expect(substances.map((substance) => [substance.problems, substance.input])).toEqual([[[], input]])
    }),
  )
})

test('substances are read back in their order', () => {
  const inputs = fc.uniqueArray(anyInput, {
    minLength: 2,
    maxLength: 5,
    selector: ({ name }) => name.toLowerCase().normalize('NFKD'),
  })
  fc.assert(
    fc.property(inputs, (given) => {
      const { substances } = read(given.flatMap((input) => writeAs((cell) => cell, input)))
      expect(substances.map(({ input }) => input)).toEqual(given)
    }),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+31', "'+31"],
  ['-x', "'-x"],
  ['@a', "'@a"],
  ["'=1", "''=1"],
  ["'s avonds", "'s avonds"],
  ['a=b', 'a=b'],
])('the text %s is %s in CSV', (text, written) => {
  expect(csvText(text)).toBe(written)
  expect(textOfCsv(written)).toBe(text)
})

test('dates and numbers are written as Dutch spreadsheets read them', () => {
  expect([new Date('2024-02-01'), 1_250.5, 1e-7, 1.25, 1.125].map(csvText)).toEqual([
    '01-02-2024',
    '1250,5',
    '0,0000001',
    '1,25',
    '1,1250',
  ])
})

test('derived columns say what follows from the record', () => {
  const input = v.parse(Schema, {
    name: 'Primer',
    statementState: 'LISTED',
    statements: 'H350, H360FD, H225',
    ingredients: [],
    measures: { PERSONAL: 'Handschoenen', CLOSED: 'Deksel dicht' },
    uses: [{ task: 'Spuiten', minutes: 40, timesPerDay: 1, safeMethod: 'Nr. 3', maxMinutes: 60 }],
  })
  const substance = {
    ...listed(input),
    status: 'RED' as const,
    risks: ['Te lang', 'Geen afzuiging'],
    redAnswers: ['Is er afzuiging? Nee'],
  }
  const [line] = linesOf('Smederij Noord', substance)
  const cells = Object.fromEntries(substanceListColumns.map(({ header, write }) => [header, write(line!)]))
  expect(cells).toMatchObject({
    Bedrijf: 'Smederij Noord',
    Product: 'Primer',
    CMR: 'C, R',
    'Toegestane minuten': 30,
    Beoordeling: 'Te lang',
    Maatregelen: 'Gesloten werken: Deksel dicht\nPersoonlijke bescherming: Handschoenen',
    'Ondergrens PGS 15': '1 (CMR-stoffen; richtwaarde, controleer bij de gemeente)',
    Kleur: 'Rood',
    'Risico’s': 'Te lang\nGeen afzuiging',
    'Rode antwoorden': 'Is er afzuiging? Nee',
  })
})

test('the columns are in the order of the register', () => {
  expect(substanceListColumns.slice(0, 33).map(({ header }) => header)).toEqual(
    'Bedrijf · Product · Leverancier · Artikelnummer · H-zinnen · EUH-zinnen · CMR · Signaalwoord · Datum blad · Nagevraagd · Taak · Plek · Functiegroep · Aantal mensen · Hoeveelheid · Eenheid · Minuten per keer · Keer per dag · Dagen per jaar · Veilige werkwijze · Toegestane minuten · Maatregelen · Grenswaarde · Beoordeling · Opslagplek · Voorraad · ADR-klasse · Ondergrens PGS 15 · Vervanging onderzocht · Beoordeeld op · Kleur · Risico’s · Rode antwoorden'.split(
      ' · ',
    ),
  )
})
