import { expect, test } from 'vitest'

import type { ProposalField } from '#shared/domain/substances/safety-data-sheet.ts'
import { linesFrom, linesOfSections } from '../../../testing/factories/safety-data-sheets/sheet-lines.ts'
import { proposalsOf } from './proposals.ts'

type Sections = Parameters<typeof linesOfSections>[0]

const valuesIn = (field: ProposalField, sections: Sections, above: string[] = []) =>
  proposalsOf(linesOfSections(sections, above))!
    .filter((proposal) => proposal.field === field)
    .map(({ value }) => value)

test.each([
  ['beside its label', ['Handelsnaam | Ontvetter']],
  ['beside its label after a colon', ['Handelsnaam | : | Ontvetter']],
  ['after its label', ['Productnaam: Ontvetter']],
  ['after its label without a colon', ['Handelsnaam Ontvetter']],
  ['after a longer label', ['Handelsnaam van het mengsel: Ontvetter']],
  ['below its label', ['Handelsnaam', 'Ontvetter']],
  ['below its label in a row of labels', ['Artikelnummer | Handelsnaam', '12345 | Ontvetter']],
  ['after a numbered label', ['1.1.1 Handelsnaam: Ontvetter']],
  ['at an English label', ['Product name: Ontvetter']],
  ['at a German label', ['Handelsname: Ontvetter']],
  ['below the heading of 1.1', ['1.1 Productidentificatie', 'Ontvetter']],
])('the name of the product is found %s', (_, lines) => {
  expect(valuesIn('name', { 1: lines })).toEqual(['Ontvetter'])
})

test.each([
  ['is a label of its own', ['Handelsnaam', 'Leverancier: Handel B.V.']],
  ['says that there is none', ['Handelsnaam: niet beschikbaar']],
  ['is in another section', []],
])('what stands at the label of the name is no name when it %s', (_, lines) => {
  expect(valuesIn('name', { 1: lines, 2: ['Ontvetter'] })).toEqual([])
})

test.each([
  ['Leverancier | Leverancier van lasmiddelen B.V.'],
  ['Fabrikant/leverancier: Leverancier van lasmiddelen B.V.'],
  ['Firma: Leverancier van lasmiddelen B.V.'],
  ['Company name: Leverancier van lasmiddelen B.V.'],
  ['Hersteller/Lieferant: Leverancier van lasmiddelen B.V.'],
])('finds the supplier in "%s"', (line) => {
  expect(valuesIn('supplier', { 1: [line, 'Straat: Industrieweg 1'] })).toEqual([
    'Leverancier van lasmiddelen B.V.',
  ])
})

test('the supplier is the first line below the heading of 1.3 when it has no label', () => {
  const lines = [
    '1.3 Details betreffende de verstrekker van het',
    'veiligheidsinformatieblad',
    'Lasmiddelen B.V.',
    'Industrieweg 1',
  ]
  expect(valuesIn('supplier', { 1: lines })).toEqual(['Lasmiddelen B.V.'])
})

test.each([
  ['Artikelnummer: 4000-25', '4000-25'],
  ['Productcode | AB 12', 'AB 12'],
  ['Art.nr.: 0815', '0815'],
  ['Artikel-Nr.: 0815', '0815'],
  ['Product code: W-1', 'W-1'],
])('finds the article number in "%s"', (line, number) => {
  expect(valuesIn('articleNumber', { 1: [line] })).toEqual([number])
})

test.each([
  ['Datum van herziening: 12-03-2024', '2024-03-12'],
  ['Herzieningsdatum 12.03.2024', '2024-03-12'],
  ['Revision date: 2024-03-12', '2024-03-12'],
  ['Datum van uitgifte: 12/03/2024', '2024-03-12'],
  ['Datum van herziening: 12 maart 2024', '2024-03-12'],
  ['Revision date: 12 March 2024', '2024-03-12'],
  ['Revision date: March 12, 2024', '2024-03-12'],
  ['Überarbeitet am: 12. März 2024', '2024-03-12'],
  ['Herzien op 5-mrt-2024', '2024-03-05'],
  ['Datum van herziening: 03-04-2024', '2024-04-03'],
  ['Revision date: 04/25/2024', '2024-04-25'],
])('reads the date in "%s" as %s', (line, date) => {
  expect(valuesIn('sdsDate', { 16: [line] })).toEqual([date])
  expect(valuesIn('sdsDate', {}, [line])).toEqual([date])
})

test.each([
  ['Printdatum: 12-03-2024'],
  ['Druckdatum 12.03.2024'],
  ['Print date: 12/03/2024'],
  ['Vervangt: 12-03-2024'],
  ['Datum van vorige uitgave: 12-03-2024'],
  ['Datum van herziening: zie voorblad. Printdatum: 12-03-2024'],
  ['Datum van herziening: 31-02-2024'],
  ['Versie 12.03'],
])('reads no date in "%s"', (line) => {
  expect(valuesIn('sdsDate', { 16: [line] })).toEqual([])
})

test('the date of the revision comes before that of the issue, and the newer before the older', () => {
  const lines = [
    'Datum van uitgifte: 01-01-2025',
    'Datum van herziening: 12-03-2024. Vervangt versie van: 01-06-2021',
    'Herzieningsdatum: 13-03-2024',
  ]
  expect(valuesIn('sdsDate', { 1: lines })).toEqual(['2024-03-13', '2024-03-12', '2025-01-01'])
})

test('a date below a row of labels belongs to the label above it', () => {
  const lines = ['Versie | Datum van uitgifte | Datum van herziening', '3 | 01-01-2020 | 12-03-2024']
  expect(valuesIn('sdsDate', { 1: lines })).toEqual(['2024-03-12', '2020-01-01'])
})

test('a date in the text of another section is not that of the sheet', () => {
  expect(valuesIn('sdsDate', { 3: ['Herzieningsdatum: 12-03-2024'] })).toEqual([])
})

test('the statements are those of the label, in their own spelling', () => {
  const lines = [
    '2.2 Etiketteringselementen',
    'H360Fd Kan de vruchtbaarheid schaden. H360fD, H350i, EUH 066, EUH201A',
    'H302 + H312 +',
    'H332 Schadelijk bij inslikken. H302+H312, P210, H999',
  ]
  expect(valuesIn('statements', { 2: lines })).toEqual([
    ['H360Fd', 'H360fD', 'H350i', 'EUH066', 'EUH201A', 'H302+H312+H332', 'H302+H312', 'H999'],
  ])
})

test('the statements of ingredients and the list in section 16 are not those of the product', () => {
  const sections = {
    2: ['2.2 Etiketteringselementen', 'H225'],
    3: ['Benzeen | 71-43-2 | 1 % | H350, H340'],
    16: ['H350 Kan kanker veroorzaken.'],
  }
  expect(valuesIn('statements', sections)).toEqual([['H225']])
  expect(valuesIn('statements', { ...sections, 2: ['Gevarenaanduidingen: H225'] })).toEqual([['H225']])
})

test('the classification is proposed after the label, when it says something else', () => {
  const label = ['2.2 Etiketteringselementen', 'H225, H319']
  expect(valuesIn('statements', { 2: ['2.1 Indeling', 'H319, H225', ...label] })).toEqual([['H225', 'H319']])
  expect(valuesIn('statements', { 2: ['2.1 Indeling', 'H225', ...label] })).toEqual([
    ['H225', 'H319'],
    ['H225'],
  ])
  expect(valuesIn('statements', { 2: ['Gevarenaanduidingen: H225'] })).toEqual([['H225']])
})

test.each([
  [['Signaalwoord: Gevaar'], ['DANGER']],
  [['Signaalwoord | WAARSCHUWING'], ['WARNING']],
  [['Signaalwoord', 'Gevaar'], ['DANGER']],
  [['Signalwort: Achtung'], ['WARNING']],
  [['Signal word: None'], ['NONE']],
  [['GEVAAR'], ['DANGER']],
  [['Er is gevaar voor brand.'], []],
])('the signal word in %j is %j', (lines, words) => {
  expect(valuesIn('signalWord', { 2: lines })).toEqual(words)
})

const aceton = (value: number, period: string, source: string) => ({
  substance: 'Aceton',
  value,
  period,
  source,
})

test.each([
  ['Aceton: TGG 8 uur 1210 mg/m³, TGG 15 min 2420 mg/m³', 'TGG 8 uur', 'TGG 15 min'],
  ['Aceton: 1210 mg/m³ (TGG 8 uur), 2420 mg/m³ (TGG 15 min)', 'TGG 8 uur', 'TGG 15 min'],
  ['Aceton | TWA: 1.210 mg/m3 | STEL: 2.420 mg/m3', 'TWA', 'STEL'],
  ['Aceton (67-64-1) | TWA 500 ppm 1 210 mg/m³ | STEL 1000 ppm 2 420 mg/m³', 'TWA', 'STEL'],
])('finds both limit values in "%s"', (line, long, short) => {
  expect(valuesIn('limit', { 8: [line] })).toEqual([aceton(1210, '8H', long), aceton(2420, '15MIN', short)])
})

test.each([
  [
    'one heading',
    ['Stof | CAS-nr. | TGG 8 uur (mg/m³) | TGG 15 min (mg/m³)', 'Aceton | 67-64-1 | 1210 | 2420'],
  ],
  [
    'a heading in two lines',
    ['Stof | TGG 8 uur |  | TGG 15 min', ' | mg/m³ | ppm | mg/m³', 'Aceton | 1210 | 500 | 2420'],
  ],
  [
    'a row for each period',
    ['Stof | Soort | mg/m³ | ppm', 'Aceton | TGG 8 uur | 1210 | 500', 'Aceton | TGG 15 min | 2420 | 1000'],
  ],
  ['values below their labels', ['Stof: Aceton', 'TGG 8 uur', '1210 mg/m³', 'TGG 15 min', '2420 mg/m³']],
])('finds both limit values in a table with %s', (_, lines) => {
  expect(valuesIn('limit', { 8: lines })).toEqual([
    aceton(1210, '8H', 'TGG 8 uur'),
    aceton(2420, '15MIN', 'TGG 15 min'),
  ])
})

test.each([
  ['0,05', 0.05],
  ['0.050', 0.05],
  ['2,5', 2.5],
  ['1.210', 1210],
  ['1,210', 1210],
  ['1.210,5', 1210.5],
])('reads the number %s as %d', (text, value) => {
  expect(valuesIn('limit', { 8: [`Aceton: TGG 8 uur ${text} mg/m³`] })).toEqual([
    aceton(value, '8H', 'TGG 8 uur'),
  ])
})

test.each([
  ['in ppm alone', ['Aceton: TGG 8 uur 500 ppm']],
  ['of a DNEL', ['DNEL werknemers', 'Aceton | inademing, lange termijn | 1210 mg/m³']],
  ['without a period', ['Aceton: 1210 mg/m³']],
])('proposes no limit value %s', (_, lines) => {
  expect(valuesIn('limit', { 8: lines })).toEqual([])
})

test('limit values of the Netherlands come before those of other countries', () => {
  const lines = ['België', 'Aceton: TWA 594 mg/m³', 'Nederland', 'Aceton: TGG 8 uur 1210 mg/m³']
  expect(valuesIn('limit', { 8: lines })).toEqual([
    aceton(1210, '8H', 'Nederland, TGG 8 uur'),
    aceton(594, '8H', 'België, TWA'),
  ])
})

const benzene = { name: 'Benzeen', percent: '< 0,1 %', codes: ['H225', 'H340', 'H350'] }

test.each([
  [
    'a table',
    ['Naam | CAS-nr. | Gehalte | Indeling', 'Benzeen | 71-43-2 | < 0,1 % | H225, H340', ' | | | H350'],
  ],
  ['a table with the number first', ['71-43-2 | Benzeen | < 0,1 % | H225; H340; H350']],
  ['lines', ['Benzeen', 'CAS: 71-43-2, < 0,1 %, H225, H340', 'Carc. 1A H350']],
  [
    'labels',
    ['Naam | Benzeen', 'CAS-nr. | 71-43-2', 'Concentratie | < 0,1 %', 'Indeling | H225; H340; H350'],
  ],
])('finds a carcinogenic ingredient in %s', (_, lines) => {
  const other = ['Aceton | 67-64-1 | 10 - 25 % | H225, H319']
  expect(valuesIn('ingredients', { 3: [...lines, ...other] })).toEqual([benzene])
})

test('a name and a share without a sign are read in a table, and a suspected effect is not enough', () => {
  const lines = [
    'Naam | CAS-nr. | % | Indeling',
    'Zeer lange naam | 109-86-4 | 0,5 - < 1 | H226, H360FD',
    'van een ether',
    'Formaldehyde | 50-00-0 | 0,1 | H341, H351',
  ]
  expect(valuesIn('ingredients', { 3: lines })).toEqual([
    { name: 'Zeer lange naam van een ether', percent: '0,5 - < 1', codes: ['H226', 'H360FD'] },
  ])
})

test.each([
  [['14.3 Transportgevarenklasse(n): 3', '14.4 Verpakkingsgroep: II'], '3', 'II'],
  [['14.3 Transportgevarenklasse(n)', '3', '14.4 Verpakkingsgroep', 'III'], '3', 'III'],
  [['14.3 Transportgevarenklasse(n)', 'IMDG: 9', 'ADR: 8', '14.4 Verpakkingsgroep', 'ADR: I'], '8', 'I'],
  [
    ['14.3 Transportgevarenklasse(n)', 'RID: 9', 'ADR: 8', '14.4 Verpakkingsgroep', 'RID: II', 'ADR: I'],
    '8',
    'I',
  ],
  [['14.3 Transportgevarenklasse(n)', 'IMDG: 9', '14.4 Verpakkingsgroep', 'IATA: I'], undefined, undefined],
  [['ADR', 'Klasse: 6.1', 'Verpakkingsgroep: II'], '6.1', 'II'],
  [[' | ADR | IMDG', '14.3 Klasse | 2.1 | 2.1', '14.4 Verpakkingsgroep | - | -'], '2', undefined],
  [['14.3 Transport hazard class(es): 5.1', '14.4 Packing group: II'], '5.1', 'II'],
  [['14.3 Transportgefahrenklassen: 8', '14.4 Verpackungsgruppe: III'], '8', 'III'],
  [['14.1 VN-nummer: UN 1993', '14.3 Klasse: niet van toepassing'], undefined, undefined],
])('section 14 %j says class %s and packing group %s', (lines, adrClass, packingGroup) => {
  expect(valuesIn('adrClass', { 14: lines })).toEqual(adrClass ? [adrClass] : [])
  expect(valuesIn('packingGroup', { 14: lines })).toEqual(packingGroup ? [packingGroup] : [])
})

test('a proposal says where it was found: page, section, and at most 200 characters of the line', () => {
  const long = `H225 ${'Licht ontvlambare vloeistof en damp. '.repeat(10)}`
  const [name] = proposalsOf(linesOfSections({ 2: [long] }, ['Handelsnaam: Ontvetter', '---']))!
  expect(name).toEqual({
    field: 'name',
    value: 'Ontvetter',
    place: { page: 1, section: null, text: 'Handelsnaam: Ontvetter' },
  })
  const statements = proposalsOf(linesOfSections({ 2: [long] }, ['Blad', '---']))!
  expect(statements.map(({ place }) => [place.page, place.section, place.text.length])).toEqual([[2, 2, 200]])
})

test.each([
  [
    'without a word',
    [
      '1. Identificatie van de stof',
      'Handelsnaam: Ontvetter',
      '2. Gevaren',
      '2 Identificatie van de gevaren',
      'H225',
      '3) Samenstelling',
    ],
  ],
  [
    'with the title below',
    [
      'Rubriek 1',
      'Identificatie van de stof',
      'Handelsnaam: Ontvetter',
      'Rubriek 2',
      'Identificatie van de gevaren',
      'H225',
      'Rubriek 3',
      'Samenstelling',
    ],
  ],
  [
    'after a list of contents',
    [
      '1. Identificatie van de stof',
      '2. Mogelijke gevaren',
      '3. Samenstelling',
      '1. Identificatie van de stof',
      'Handelsnaam: Ontvetter',
      'Gebruik: ontvetten',
      '2. Mogelijke gevaren',
      'H225',
      'Geen',
      '3. Samenstelling',
      'Mengsel',
    ],
  ],
  [
    'in a text that refers to others',
    [
      'Section 1: Identification of the substance',
      'Trade name: Ontvetter',
      'For transport, see',
      'Section 14.',
      'Section 2: Hazards identification',
      'H225',
      'Section 3: Composition',
    ],
  ],
  [
    'of two sheets in one file',
    [
      'Rubriek 1: Identificatie van de stof',
      'Handelsnaam: Ontvetter',
      'Rubriek 2: Identificatie van de gevaren',
      'H225',
      'Rubriek 3: Samenstelling',
      'Mengsel',
      'Rubriek 1: Identificatie van de stof',
      'Handelsnaam: Primer',
      'Rubriek 2: Identificatie van de gevaren',
      'H350',
      'Rubriek 3: Samenstelling',
      'Benzeen | 71-43-2 | 1 % | H350',
    ],
  ],
])('finds the sections %s', (_, texts) => {
  const found = proposalsOf(linesFrom(texts))!.map(({ value, place }) => [value, place.section])
  expect(found).toEqual([
    ['Ontvetter', 1],
    [['H225'], 2],
  ])
})

test('the header of the pages is in no section', () => {
  const header = ['---', 'Ontvetter | Herzieningsdatum: 12-03-2024']
  const lines = linesFrom([
    ...['Rubriek 1: Identificatie van de stof', 'Gebruik: ontvetten'],
    ...[...header, 'Rubriek 2: Identificatie van de gevaren'],
    ...[...header, 'Rubriek 3: Samenstelling'],
  ])
  expect(proposalsOf(lines)!.map(({ field, place }) => [field, place.page, place.section])).toEqual([
    ['sdsDate', 2, null],
  ])
})

test('a text without the sections of a sheet is none', () => {
  expect(
    proposalsOf(linesFrom(['Factuur', 'Handelsnaam: Ontvetter', '3. Samenstelling', 'H225'])),
  ).toBeUndefined()
  expect(proposalsOf([])).toBeUndefined()
})

test('a field has at most forty proposals, and a proposal at most a hundred codes', () => {
  const codes = Array.from({ length: 300 }, (_, number) => `H${100 + number}`)
  const names = Array.from({ length: 60 }, (_, number) => `Handelsnaam: Ontvetter ${number}`)
  const found = proposalsOf(linesOfSections({ 1: names, 2: [codes.join(' ')] }))!
  expect(found.filter(({ field }) => field === 'name')).toHaveLength(40)
  expect(found.find(({ field }) => field === 'statements')!.value).toHaveLength(100)
})
