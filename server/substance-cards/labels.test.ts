import { describe, expect, test } from 'vitest'

import { isKnown, statementCodes } from '#shared/domain/hazard-statements.ts'
import { precautionCodes } from '#shared/domain/precautions.ts'
import { type LabelLanguage, labels, languagesWith } from './labels.ts'

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
    for (const text of Object.values(precautions)) expect(text).toMatch(/^\p{Lu}.+[.…]$/u)
    expect(signalWords.DANGER).not.toBe(signalWords.WARNING)
  })
})

test('the official languages of the EU have all that work with metal needs', () => {
  expect([absent('nl'), absent('en'), absent('de')]).toEqual([[], [], []])
  for (const language of ['nl', 'en', 'de'] as const) {
    expect(Object.keys(labels[language].precautions)).toEqual([...precautionCodes])
  }
  expect(absent('pl')).toContain('H260')
  expect(absent('tr')).toContain('EUH066')
})

test.each<[string[], LabelLanguage[]]>([
  [[], ['nl', 'en', 'pl', 'de', 'tr']],
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
    ['nl', 'en', 'de', 'tr'],
  ],
  [
    ['H231', 'EUH203'],
    ['nl', 'en', 'de'],
  ],
  [['H225', 'H999'], []],
])('a card with %j is offered in %j', (codes, offered) => {
  expect(languagesWith(codes)).toEqual(offered)
})
