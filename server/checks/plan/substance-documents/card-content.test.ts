import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { cardTitles } from '#content/hazardous-substances/card-titles.ts'
import { nl } from '#content/hazardous-substances/labels/nl.ts'
import { pl } from '#content/hazardous-substances/labels/pl.ts'
import { tr } from '#content/hazardous-substances/labels/tr.ts'
import { statementTexts } from '#shared/domain/substances/hazard-statement-texts.ts'
import { statementCodes } from '#shared/domain/substances/hazard-statements.ts'
import { precautionCodes, precautionsOf } from '#shared/domain/substances/precautions.ts'
import { aSubstance, aUse } from '../../../../testing/factories/substance-list.ts'
import { readPdf } from '../../../../testing/harness/plan-files.ts'
import { createPdfPrinter } from '../pdf.ts'
import { cardOf } from './card-content.ts'
import type { CardSource, CardTexts } from './source.ts'

const print = createPdfPrinter()

const source = (
  [language, texts]: [CardSource['language'], CardTexts],
  changes: Partial<CardSource['record']> = {},
): CardSource => ({
  company: 'Smederij',
  address: '',
  product: 'Beterwerk',
  madeBy: 'Els Smid',
  madeAt: '2026-11-25T12:00:00Z',
  name: 'Ontvetter',
  record: { ...aSubstance, ...changes },
  language,
  texts,
  dutchPrecautions: nl.precautions,
  titles: null,
})

/** Arabic words in place of the statutory texts, which nobody has found. */
const arabic: [CardSource['language'], CardTexts] = [
  'ar',
  {
    signalWords: { DANGER: 'خطر', WARNING: 'تحذير' },
    statements: { H225: 'سائل', H319: 'عين', H336: 'نعاس' },
    precautions: { P210: 'حرارة' },
  },
]
const dutch: [CardSource['language'], CardTexts] = ['nl', { ...nl, statements: statementTexts }]

const codesOf = ({ parts }: ReturnType<typeof cardOf>, wanted: string) =>
  parts
    .filter(({ part }) => part === wanted)
    .flatMap(({ statements }) => statements.map(({ code }) => code))
    .join(' ')

const signsOf = (statements: string[]) => cardOf(source(dutch, { statements })).signs.map(({ sign }) => sign)

test('every precautionary statement has a place on the card', () => {
  const shown = (statements: readonly string[]) =>
    cardOf(source(dutch, { statements: [...statements] })).parts.flatMap((part) =>
      part.statements.map(({ code }) => code),
    )
  expect(shown(statementCodes).toSorted()).toEqual(precautionsOf(statementCodes).toSorted())
  expect(new Set(statementCodes.flatMap((code) => shown([code])))).toEqual(new Set(precautionCodes))
})

test('penetrating oil: who swallowed it must not vomit', () => {
  expect(codesOf(cardOf(source(dutch, { statements: ['H304'] })), 'firstAid')).toBe('P301+P310 P331')
})

test('oxygen: away from oil and fire, and close the leak', () => {
  const content = cardOf(source(dutch, { statements: ['H270', 'H280'], form: 'GAS' }))
  expect(codesOf(content, 'fire')).toBe('P370+P376')
  expect(codesOf(content, 'handling')).toBe('P220 P244 P410+P403')
})

test('acetylene: do not put out a burning leak', () => {
  const content = cardOf(source(dutch, { statements: ['H220', 'H230', 'H280'], form: 'GAS' }))
  expect(codesOf(content, 'fire')).toBe('P377 P381')
  expect(codesOf(content, 'handling')).toBe('P202 P210 P410+P403')
})

test('a spray can: do not spray at a flame, pierce or heat it', () => {
  const content = cardOf(source(dutch, { statements: ['H222', 'H229'], form: 'AEROSOL' }))
  expect(codesOf(content, 'handling')).toBe('P210 P211 P251 P410+P412')
})

test('an isocyanate: wear a mask, and see a doctor when breathing is hard', () => {
  const content = cardOf(source(dutch, { statements: ['H332', 'H334', 'H317'] }))
  expect(codesOf(content, 'protection')).toBe('P261 P271 P280 P284')
  expect(codesOf(content, 'firstAid')).toBe('P302+P352 P304+P340 P342+P311')
})

test.each<[string[], boolean]>([
  [['H334'], true],
  [['H330'], true],
  [['H372'], true],
  [['H336'], false],
  [['H304'], false],
])('a mask is asked for by %j: %s', (statements, isAsked) => {
  expect(signsOf(statements).includes('M017')).toBe(isAsked)
})

test.each<[CardSource['record']['form'], string[], string]>([
  ['LIQUID', ['H332'], 'Inademing van nevel/damp vermijden.'],
  ['PASTE', ['H332'], 'Inademing van damp vermijden.'],
  ['POWDER', ['H332'], 'Inademing van stof vermijden.'],
  ['AEROSOL', ['H332'], 'Inademing van spuitnevel vermijden.'],
  ['GAS', ['H330'], 'Gas niet inademen.'],
  ['POWDER', ['H372'], 'Stof niet inademen.'],
  ['', ['H331', 'H280'], 'Inademing van gas vermijden.'],
  ['', ['H336', 'H222'], 'Inademing van spuitnevel vermijden.'],
  ['', ['H336', 'H225'], 'Inademing van nevel/damp vermijden.'],
  ['', ['H332'], 'Inademing van stof/rook/gas/nevel/damp/spuitnevel vermijden.'],
])('what is not to be breathed of "%s" %j: %s', (form, statements, text) => {
  const { parts } = cardOf(source(dutch, { form, statements }))
  expect(parts.flatMap((part) => part.statements.map((statement) => statement.text))).toContain(text)
})

test('the words for what is breathed are chosen in another language, too', () => {
  const texts = (card: CardSource) =>
    cardOf(card).parts.flatMap((part) => part.statements.map(({ text }) => text))
  const hardener = { form: 'LIQUID', statements: ['H332'] } as const
  const record = { ...hardener, statements: [...hardener.statements] }
  expect(texts(source(['pl', pl], record))).toContain('Unikać wdychania mgły/par.')
  expect(texts(source(['tr', tr], record))).toContain('Sisini/buharını solumaktan kaçının.')
  expect(texts(source(['tr', tr], { form: 'GAS', statements: ['H330'] }))).toContain('Gazını solumayın.')
})

test('what to wear stands on a card in every language, as the company typed it', () => {
  const measures = { ...aSubstance.measures, EXTRACTION: 'Spuitwand', PERSONAL: 'Volgelaatsmasker' }
  const typed = (language: [CardSource['language'], CardTexts], statements: string[]) =>
    cardOf(source(language, { measures, statements })).parts.flatMap(
      ({ ownProtection }) => ownProtection || [],
    )
  for (const statements of [['H304'], ['H334']]) {
    for (const language of [
      ['pl', pl],
      ['tr', tr],
    ] as [CardSource['language'], CardTexts][])
      expect(typed(language, statements)).toEqual(['Volgelaatsmasker'])
    expect(typed(dutch, statements)).toEqual([])
  }
  expect(cardOf(source(dutch, { measures })).own?.measures).toHaveLength(2)
})

test('a card says that the label goes first', () => {
  expect(cardOf({ ...source(dutch), titles: cardTitles.nl! }).labelFirst).toBe(
    'Het etiket en het veiligheidsinformatieblad van de leverancier gaan vóór deze kaart.',
  )
})

/** The texts of the first page that are printed over another: "Opslag / Bevat gas onder druk". */
async function overprinted(content: ReturnType<typeof cardOf>): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(print('/substance-documents/card.typ', content)), {
    verbosity: 0,
  })
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            left: item.transform[4],
            right: item.transform[4] + item.width,
            foot: item.transform[5],
            size: item.transform[0],
          },
        ]
      : [],
  )
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
      .filter((other) => Math.abs(one.foot - other.foot) < (one.foot < other.foot ? one.size : other.size))
      .map((other) => `${one.text} / ${other.text}`),
  )
}

test.each([
  ['oxygen', ['H270', 'H280']],
  ['argon, of which nothing else is known', ['H280']],
  ['what has no statements', []],
  ['what has no precautionary statements', ['EUH208']],
  ['a hardener', ['H332', 'H334', 'H317']],
])('nothing is printed over something else on the card of %s', async (_, statements) => {
  const record = { statements, storagePlace: 'Gasopslag buiten', uses: [aUse] }
  for (const changes of [record, { ...record, storagePlace: '' }, { ...record, uses: [] }])
    expect(await overprinted(cardOf({ ...source(dutch, changes), titles: cardTitles.nl! }))).toEqual([])
})

test('a language that is written from the right has its texts there, and drawings where it has no titles', async () => {
  const content = cardOf(source(arabic))
  expect(content).toMatchObject({ direction: 'rtl', kind: '', own: null, hazards: { title: '' } })
  const { text, raw, pages } = await readPdf(await print('/substance-documents/card.typ', content))
  // PDF readers give the letters of a line from the left.
  for (const letter of 'خطرسائلح') expect(text.normalize('NFKC')).toContain(letter)
  for (const font of ['NotoSansArabic-Regular', 'NotoSansArabic-Bold']) expect(raw).toContain(`+${font}`)
  expect(pages).toHaveLength(1)
})

test('a precautionary statement without a text in the language is in Dutch, and says so', () => {
  const { parts } = cardOf(source(['tr', tr], { statements: ['H315'] }))
  expect(parts.flatMap(({ statements }) => statements)).toContainEqual({
    code: 'P302+P352',
    text: 'BIJ CONTACT MET DE HUID: met veel water wassen.',
    isDutch: true,
  })
})

test('a card with much on it still is one page', { tags: ['deep'] }, async () => {
  const statements = [
    'H301',
    'H311',
    'H331',
    'H314',
    'H317',
    'H334',
    'H340',
    'H350',
    'H360FD',
    'H372',
    'H225',
    'H410',
  ]
  const uses = [...Array(6)].map((_, number) => ({ ...aUse, task: `Taak ${number}`, group: 'Spuiters' }))
  const text =
    'Werk in de spuitcabine met de afzuiging aan, en laat de deur dicht tot de lucht weer schoon is.'
  const measures = {
    REPLACED: text,
    CLOSED: text,
    EXTRACTION: text,
    VENTILATION: text,
    ORGANISATION: text,
    PERSONAL: text,
  }
  const content = cardOf(source(dutch, { statements, uses, measures }))
  const { pages, depths } = await readPdf(await print('/substance-documents/card.typ', content))
  expect(pages).toHaveLength(1)
  expect(Math.max(...depths)).toBeLessThan(1)
})
