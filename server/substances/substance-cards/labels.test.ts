import { describe, expect, test } from 'vitest'

import { isKnown, statementCodes } from '#shared/domain/substances/hazard-statements.ts'
import { inhaled, NO_STATEMENTS, NO_TEXTS } from '#shared/domain/substances/instruction-card.ts'
import { precautionCodes } from '#shared/domain/substances/precautions.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { type LabelLanguage, labels, listCards } from './labels.ts'

const languages = Object.keys(labels) as LabelLanguage[]
const absent = (language: LabelLanguage) => {
  const statements: object = labels[language].statements
  return statementCodes.filter((code) => !Object.hasOwn(statements, code))
}

describe.each(languages)('the texts in %s', (language) => {
  const { statements, precautions, signalWords } = labels[language]

  test('are of codes of the list', () => {
    expect(Object.keys(statements).filter((code) => !isKnown(code))).toEqual([])
    expect(
      Object.keys(precautions).filter((code) => !(precautionCodes as readonly string[]).includes(code)),
    ).toEqual([])
  })

  test('are whole sentences, each for one code', () => {
    const texts = Object.values(statements)
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}[].+\.$/u)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of Object.values(precautions)) expect(text).toMatch(/^\{?\p{Lu}[^…[\]]+\.$/u)
    expect(signalWords.DANGER).not.toBe(signalWords.WARNING)
  })

  test('say what is not to be breathed in as many words as CLP has', () => {
    for (const code of ['P260', 'P261'] as const) {
      const words = precautions[code]?.match(/\{(.+)\}/)?.[1]
      expect(words?.split('/')).toHaveLength(inhaled.length)
    }
    for (const [code, text] of Object.entries(precautions))
      expect(text.includes('{'), code).toBe(code === 'P260' || code === 'P261')
  })
})

test('the official languages of the EU have all that work with metal needs', () => {
  expect([absent('nl'), absent('en'), absent('de')]).toEqual([[], [], []])
  expect(absent('pl')).toEqual(['EUH001', 'EUH059'])
  for (const language of ['nl', 'en', 'de', 'pl'] as const) {
    expect(Object.keys(labels[language].precautions)).toEqual([...precautionCodes])
  }
  expect(absent('tr')).toContain('EUH066')
})

const offered = (record: Partial<SubstanceRecord>) =>
  listCards(record as SubstanceRecord)
    .filter(({ isOffered }) => isOffered)
    .map(({ language }) => language)

test.each<[string[], LabelLanguage[]]>([
  [
    ['H225', 'H319', 'H336'],
    ['nl', 'en', 'pl', 'de', 'tr'],
  ],
  [
    ['H225', 'EUH066'],
    ['nl', 'en', 'pl', 'de'],
  ],
  [
    ['H260', 'H314'],
    ['nl', 'en', 'pl', 'de', 'tr'],
  ],
  [
    ['H231', 'EUH203'],
    ['nl', 'en', 'pl', 'de'],
  ],
  [
    ['H225', 'EUH059'],
    ['nl', 'en', 'de'],
  ],
  [['H225', 'H999'], []],
])('a card with %j is offered in %j', (statements, languages) => {
  expect(offered({ statementState: 'LISTED', statements })).toEqual(languages)
})

test('a card says why it is not offered', () => {
  const missing = (record: object) => listCards(record as SubstanceRecord).map((card) => card.missing)
  const listed = { statementState: 'LISTED', statements: ['H225', 'EUH066', 'H999'] }
  expect(missing(listed)).toEqual([['H999'], ['H999'], ['H999'], ['H999'], ['EUH066', 'H999'], [NO_TEXTS]])
  for (const record of [
    { statementState: 'UNKNOWN', statements: ['H225'] },
    { statementState: 'LISTED', statements: [] },
  ])
    expect(missing(record)).toEqual([...Array(6)].map(() => [NO_STATEMENTS]))
  expect(offered({ statementState: 'NONE', statements: [] })).toEqual(['nl', 'en', 'pl', 'de', 'tr'])
})
