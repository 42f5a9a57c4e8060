import Papa from 'papaparse'
import readExcelFile from 'read-excel-file/node'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { today } from '#shared/domain/basics/date.ts'
import { SubstanceInput } from '#shared/domain/substances/substance.ts'
import type { Cell } from '#shared/domain/substances/substance-list-cells.ts'
import { textOfCsv } from '#shared/domain/substances/substance-list-lines.ts'
import {
  columnsOf,
  findHeadings,
  readSubstanceList,
  type Table,
} from '#shared/domain/substances/substance-list-reading.ts'
import { startedCheck } from '../../testing/factories/started-check.ts'
import { fullSubstance, substanceInput } from '../../testing/factories/substances.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { readWorkbook } from '../../testing/harness/plan-files.ts'

const backEnd = useBackEnd()
const { sql } = backEnd

const REGISTER = '/rest/1/hazardoussubstances'

const given = [
  fullSubstance('Thinner'),
  fullSubstance('Ärosol', {
    measures: { CLOSED: 'Eerste regel\nTweede regel; en "meer"' },
    uses: [
      { task: 'Spuiten', minutes: 40, timesPerDay: 1, safeMethod: 'Nr. 3', maxMinutes: 60 },
      { task: 'Schoonmaken', place: 'Hal 2' },
    ],
  }),
  substanceInput('Zeep'),
]

async function filledSubstanceList() {
  const { client, ownerId, invite } = await startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')
  const substances = [...given, substanceInput('Oude verf')]
  expect((await client.post(`${REGISTER}/register/import`, { substances })).status).toBe(200)
  const [old] = await sql`select id from check_section where name = 'Oude verf'`
  expect((await client.put(`${REGISTER}/substance/${old!.id}/archive`)).status).toBe(200)
  const download = async (format: string) => {
    const response = await client.fetch(`${REGISTER}/register/${format}`)
    expect(response.status).toBe(200)
    const name = decodeURIComponent(response.headers.get('content-disposition')!.match(/''(.*)$/)![1]!)
    return { name, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  return { client, ownerId, invite, download }
}

function read(table: Table) {
  const { line, headings } = findHeadings(table)!
  const { substances, numArchived } = readSubstanceList(table, {
    line,
    columns: columnsOf(headings),
    takenNames: [],
  })
  return { inputs: Object.fromEntries(substances.map(({ name, input }) => [name, input])), numArchived }
}
const sent = Object.fromEntries(given.map((body) => [body.name, v.parse(SubstanceInput, body)]))

test('makes CSV that spreadsheets read, and that can be read back', { tags: ['deep'] }, async () => {
  const { download } = await filledSubstanceList()
  const { name, bytes } = await download('csv')
  expect(name).toBe(`Register gevaarlijke stoffen – Smederij Noord – ${today()}.csv`)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text.split('\r\n')[0]).toMatch(/^Bedrijf;Product;Leverancier;Artikelnummer;H-zinnen;EUH-zinnen;CMR;/)
  expect(text).toContain(";'=A-1;")
  expect(text).toContain(';01-02-2024;')
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true })
  const { inputs, numArchived } = read(data.map((cells) => cells.map(textOfCsv)))
  expect(inputs).toEqual(sent)
  expect(numArchived).toBe(1)
})

test('makes a workbook that can be read back, with a sheet for what is not used any more', {
  tags: ['deep'],
}, async () => {
  const { download } = await filledSubstanceList()
  const { name, bytes } = await download('xlsx')
  expect(name).toBe(`Register gevaarlijke stoffen – Smederij Noord – ${today()}.xlsx`)
  const sheets = await readExcelFile(Buffer.from(bytes))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Stoffen', 'Niet meer in gebruik'])
  const tables = sheets.map(({ data }) => data as unknown as Cell[][])
  expect(read(tables[0]!).inputs).toEqual(sent)
  expect(read(tables[1]!).numArchived).toBe(1)
  const { xml, cells } = (await readWorkbook(bytes)).sheets[0]!
  expect(xml).toMatch(/<pane ySplit="1" xSplit="2" [^>]*state="frozen"/)
  expect(xml).toContain('<autoFilter ref="A1:BD5"/>')
  expect(xml).toContain('fitToWidth="1"')
  expect(Object.values(cells)).toContainEqual({ kind: 's', value: '=A-1', format: '@', isFormula: false })
})

test('says what came out of the questions in words', async () => {
  const { client, download } = await filledSubstanceList()
  const [sprayer] = await sql`select id from check_section where name = 'Ärosol'`
  for (const [questionId, answerId] of [
    ['inUse', 'yes'],
    ['sds', 'no'],
  ]) {
    const body = { checkSectionId: sprayer!.id, questionId, answers: [{ answerId, value: '' }], revision: 0 }
    expect((await client.post(`${REGISTER}/survey/PRODUCT`, body)).status).toBe(200)
  }
  const { data } = Papa.parse<Record<string, string>>(
    new TextDecoder().decode((await download('csv')).bytes),
    {
      delimiter: ';',
      header: true,
      skipEmptyLines: true,
    },
  )
  const sprayed = data.find(({ Product }) => Product === 'Ärosol')!
  expect(sprayed['Toegestane minuten']).toBe('30')
  expect(sprayed['Risico’s']).toContain('Geen veiligheidsinformatieblad')
  expect(sprayed['Rode antwoorden']!.split('\n')[0]).toBe(
    'Is er een Nederlands veiligheidsinformatieblad van Ärosol, en kunnen medewerkers erbij? Nee',
  )
  const old = data.find(({ Product }) => Product === 'Oude verf')!
  expect([old.Kleur, old['Risico’s'], old['Niet meer in gebruik sinds']]).toEqual([
    'Wit',
    '',
    expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
  ])
})

test('records each download', async () => {
  const { download, ownerId } = await filledSubstanceList()
  await download('csv')
  expect(await sql`select person_id, company_id from audit_event where kind = 'REGISTER_DOWNLOADED'`).toEqual(
    [{ person_id: ownerId, company_id: 1 }],
  )
})

test('has nothing for a register that was not started', async () => {
  const { client } = await startedCheck(backEnd, 'NOISE_HAZARD')
  expect((await client.get(`${REGISTER}/register/csv`)).status).toBe(404)
})
