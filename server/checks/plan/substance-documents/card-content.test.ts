import { expect, test } from 'vitest'

import { nl } from '#content/hazardous-substances/labels/nl.ts'
import { pl } from '#content/hazardous-substances/labels/pl.ts'
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

test('every precautionary statement has a place on the card', () => {
  const { parts } = cardOf(source(dutch, { statements: [...statementCodes] }))
  const shown = parts.flatMap(({ statements }) => statements.map(({ code }) => code))
  expect(shown.toSorted()).toEqual(precautionsOf(statementCodes).toSorted())
  expect(new Set([...shown, 'P261'])).toEqual(new Set(precautionCodes))
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
  const { parts } = cardOf(source(['pl', pl], { statements: ['H315'] }))
  expect(parts.flatMap(({ statements }) => statements)).toContainEqual({
    code: 'P302+P352',
    text: 'BIJ CONTACT MET DE HUID: met veel water/… wassen.',
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
