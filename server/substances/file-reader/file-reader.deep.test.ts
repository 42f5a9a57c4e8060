import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'

import type { Proposal, SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'
import {
  dutchSheet,
  englishSheet,
  germanSheet,
  type SheetContent,
} from '../../../testing/factories/safety-data-sheets/contents.ts'
import {
  billionForms,
  deepLists,
  encryptedPdf,
  endlessPages,
  flateBomb,
} from '../../../testing/factories/safety-data-sheets/hostile-pdfs.ts'
import { scanPdf, sheetPdf } from '../../../testing/factories/safety-data-sheets/make.ts'
import { typeset } from '../../../testing/factories/safety-data-sheets/typeset.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'
import { LONGEST_TEST_MS } from '../../../testing/limits.ts'
import { createFileReader } from './file-reader.ts'

let close: () => Promise<void> = async () => {}
afterEach(() => close())

function startReader(timeouts?: { timeout?: number; idleTimeout?: number }) {
  const lines: string[] = []
  const reader = createFileReader(pino({}, { write: (line) => void lines.push(line) }), timeouts)
  close = reader.close
  const read = (pdf: Uint8Array, { person = 1, signal = new AbortController().signal } = {}) =>
    reader.readSheet({ size: pdf.length, receive: async () => pdf }, { person, signal })
  return { reader, lines, read }
}

const endsIn = (lines: string[]) =>
  lines.map((line) => JSON.parse(line)).filter(({ process }) => process === 'reading-process')

const processes = () => childProcesses(process.pid, 'reading-process.ts')

function summaryOf(reading: SheetReading) {
  if (reading.outcome !== 'READ') return reading.outcome
  const valuesOf = (field: Proposal['field']) =>
    reading.proposals.filter((proposal) => proposal.field === field).map(({ value }) => value)
  const first = (field: Proposal['field']) => valuesOf(field)[0]
  return {
    name: first('name'),
    supplier: first('supplier'),
    articleNumber: first('articleNumber'),
    sdsDate: first('sdsDate'),
    statements: first('statements'),
    signalWord: first('signalWord'),
    limits: valuesOf('limit'),
    ingredients: valuesOf('ingredients'),
    adrClass: first('adrClass'),
    packingGroup: first('packingGroup'),
  }
}

const dutch = (substance: string, value: number, period: string) => ({
  substance,
  value,
  period,
  source: `Nederland, TGG ${period === '8H' ? '8 uur' : '15 min'}`,
})
const english = (value: number, period: string, source: string) => ({
  substance: 'Dichloromethane',
  value,
  period,
  source,
})

const expected: [name: string, content: SheetContent, values: object][] = [
  [
    'Dutch',
    dutchSheet,
    {
      name: 'Ontvetter 4000',
      supplier: 'Leverancier van reinigingsmiddelen B.V.',
      articleNumber: '4000-25',
      sdsDate: '2024-03-12',
      statements: ['H225', 'H319', 'H336', 'H360Fd', 'EUH066'],
      signalWord: 'DANGER',
      limits: [
        dutch('Aceton', 1210, '8H'),
        dutch('Aceton', 2420, '15MIN'),
        dutch('Ethanol', 260, '8H'),
        dutch('Ethanol', 1900, '15MIN'),
        dutch('2-Methoxyethanol', 0.5, '8H'),
      ],
      ingredients: [
        { name: '2-Methoxyethanol', percent: '0,5 - < 1', codes: ['H226', 'H302+H312+H332', 'H360FD'] },
        { name: 'Formaldehyde', percent: '0,1 - < 0,2', codes: ['H301', 'H314', 'H341', 'H350'] },
      ],
      adrClass: '3',
      packingGroup: 'II',
    },
  ],
  [
    'German',
    germanSheet,
    {
      name: 'Beizpaste für Edelstahl',
      supplier: 'Hersteller von Beizmitteln GmbH',
      articleNumber: 'BP 200',
      sdsDate: '2023-09-03',
      statements: ['H300+H310+H330', 'H314'],
      signalWord: 'DANGER',
      limits: [
        { substance: 'Salpetersäure', value: 2.6, period: '15MIN', source: 'Deutschland, Kurzzeitwert' },
      ],
      ingredients: [{ name: 'Kaliumdichromat', percent: '< 0,1 %', codes: ['H350', 'H340', 'H360FD'] }],
      adrClass: '8',
      packingGroup: 'II',
    },
  ],
  [
    'English',
    englishSheet,
    {
      name: 'Welding anti-spatter spray',
      supplier: 'Supplier of welding materials Ltd',
      articleNumber: 'WS-500',
      sdsDate: '2022-03-07',
      statements: ['H222', 'H229', 'H351'],
      signalWord: 'DANGER',
      limits: [english(353, '8H', 'WEL, TWA'), english(706, '15MIN', 'WEL, STEL')],
      ingredients: [{ name: 'Benzene', percent: '<0.1%', codes: ['H225', 'H340', 'H350', 'H372'] }],
      adrClass: '2',
      packingGroup: undefined,
    },
  ],
]

test.each(
  expected.flatMap(([name, content, values]) =>
    (['table', 'lines', 'columns'] as const).map((layout) => ({ name, layout, content, values })),
  ),
)('reads a sheet in $name, set as $layout', async ({ content, layout, values }) => {
  const { read } = startReader()
  expect(summaryOf(await read(await sheetPdf(content, layout)))).toEqual(values)
})

test('says on which page, in which section and in which line each value stands', async () => {
  const { read } = startReader()
  const reading = await read(await sheetPdf(dutchSheet, 'table'))
  const places = Object.fromEntries(
    reading.outcome === 'READ'
      ? reading.proposals.toReversed().map(({ field, place }) => [field, place])
      : [],
  )
  expect(places).toMatchObject({
    name: { page: 1, section: 1, text: 'Handelsnaam Ontvetter 4000' },
    sdsDate: { page: 1, section: null, text: expect.stringContaining('Datum van herziening: 12-03-2024') },
    statements: { page: 1, section: 2, text: 'H225 Licht ontvlambare vloeistof en damp.' },
    limit: { page: 2, section: 8, text: 'Aceton 67-64-1 1.210 2.420' },
    ingredients: { page: 1, section: 3, text: expect.stringContaining('2-Methoxyethanol 109-86-4') },
    adrClass: { page: 2, section: 14, text: 'ADR: 3' },
  })
})

const invoice = () => typeset(`Factuur. ${'Geleverd: ontvetter, 25 liter, H225. '.repeat(20)}`)
const scan = async () =>
  scanPdf(
    await sharp({ create: { width: 300, height: 400, channels: 3, background: 'gray' } })
      .png()
      .toBuffer(),
  )

test.each([
  ['a scan', scan, 'NO_TEXT'],
  ['a text that is no sheet', invoice, 'NOT_A_SHEET'],
  ['a PDF with a password', encryptedPdf, 'NOT_READABLE'],
  ['half a PDF', async () => (await sheetPdf(dutchSheet, 'table')).subarray(0, 20_000), 'NOT_READABLE'],
  ['a file that is no PDF', () => Buffer.from('PK\u0003\u0004'), 'NOT_READABLE'],
  ['an empty file', () => Buffer.alloc(0), 'NOT_READABLE'],
])('proposes nothing of %s', async (_, create, outcome) => {
  const { read } = startReader()
  expect(await read(await create())).toEqual({ outcome })
})

test.each([
  [
    'gigabytes of text in some megabytes',
    flateBomb,
    { reason: 'killed', signal: 'SIGUSR2' },
    LONGEST_TEST_MS,
  ],
  ['forms that draw each other without end', billionForms, { reason: 'time limit' }, undefined],
])('a PDF with %s ends its process, and the next sheet is read', async (_, create, end, timeout) => {
  const { read, lines } = startReader({ timeout })
  expect(await read(create())).toEqual({ outcome: 'NOT_READABLE' })
  await expect.poll(() => endsIn(lines)).toEqual([expect.objectContaining({ level: 40, ...end })])
  expect(await read(await sheetPdf(englishSheet, 'lines'))).toMatchObject({ outcome: 'READ' })
})

test.each([
  ['half a million pages', endlessPages],
  ['lists that are millions deep', deepLists],
])('a PDF with %s has an outcome in time', async (_, create) => {
  const { read } = startReader()
  const reading = await read(create())
  expect(['NOT_A_SHEET', 'NO_TEXT', 'NOT_READABLE']).toContain(reading.outcome)
})

test('reads the first sixty pages only', async () => {
  const { read } = startReader()
  const headings = ['1. Identificatie van de stof', '2. Identificatie van de gevaren', '3. Samenstelling']
  const pages = Array.from({ length: 58 }, (_, page) => `Bladzijde ${page} over iets anders`)
  const names = ['Handelsnaam: Ontvetter', 'Handelsnaam: Primer', 'Handelsnaam: Lijm'].map(
    (name, index) => `${headings[index]}\n\n${name}`,
  )
  const text = [...pages, ...names].map((page) => page.replace(/^(\d)\./, '$1\\.')).join('\n#pagebreak()\n')
  // The third section is on page 61: two sections are no sheet.
  expect(await read(await typeset(text))).toEqual({ outcome: 'NOT_A_SHEET' })
  expect(
    await read(await typeset(text.replace('Bladzijde 0 over iets anders\n#pagebreak()', ''))),
  ).toMatchObject({
    outcome: 'READ',
  })
})

test('a process that dies is replaced for the next sheet', async () => {
  const { read, lines } = startReader()
  const pdf = await sheetPdf(dutchSheet, 'table')
  await read(pdf)
  const [pid] = processes()
  process.kill(pid!, 'SIGSTOP')
  const reading = read(pdf)
  process.kill(pid!, 'SIGKILL')
  // The sheet may be all right.
  await expect(reading).rejects.toMatchObject({
    status: 503,
    problems: { message: 'Het lezen van dit bestand is niet gelukt. Probeer het nog eens.' },
  })
  await expect.poll(() => endsIn(lines)).toEqual([expect.objectContaining({ level: 40, signal: 'SIGKILL' })])
  expect(await read(pdf)).toMatchObject({ outcome: 'READ' })
})

test('the process ends when there are no sheets for a while, and starts again for the next one', async () => {
  const { read } = startReader({ idleTimeout: 100 })
  const pdf = await sheetPdf(dutchSheet, 'table')
  for (let round = 0; round < 2; round++) {
    expect(await read(pdf)).toMatchObject({ outcome: 'READ' })
    await expect.poll(processes).toEqual([])
  }
})

test('a person has three sheets here at most, and one who leaves makes room', async () => {
  const { reader, read } = startReader()
  const pdf = await sheetPdf(dutchSheet, 'table')
  const { promise: held, resolve: release } = Promise.withResolvers<Uint8Array>()
  const waiting = { size: 1_000, receive: () => held }
  const { signal } = new AbortController()
  const asked = [1, 2, 3].map(() => reader.readSheet(waiting, { person: 1, signal }))
  await expect(read(pdf)).rejects.toMatchObject({ status: 429, problems: { message: expect.any(String) } })
  expect(await read(pdf, { person: 2 })).toMatchObject({ outcome: 'READ' })
  release(pdf)
  await Promise.all(asked)
  expect(await read(pdf)).toMatchObject({ outcome: 'READ' })
})

test('refuses what would be too many bytes at once', async () => {
  const { reader } = startReader()
  const { promise: held, resolve: release } = Promise.withResolvers<Uint8Array>()
  const { signal } = new AbortController()
  const ask = (person: number) =>
    reader.readSheet({ size: 20_971_520, receive: () => held }, { person, signal })
  const asked = [1, 2, 3, 4].map(ask)
  await expect(ask(5)).rejects.toMatchObject({ status: 503 })
  release(Buffer.alloc(0))
  await Promise.all(asked)
})

test('skips a sheet whose client closed the connection', async () => {
  const { read } = startReader()
  const pdf = await sheetPdf(dutchSheet, 'table')
  const leaving = new AbortController()
  const first = read(pdf)
  const second = read(pdf, { person: 2, signal: leaving.signal })
  await Promise.resolve()
  leaving.abort()
  await expect(second).rejects.toMatchObject({ status: 499 })
  expect(await first).toMatchObject({ outcome: 'READ' })
})
