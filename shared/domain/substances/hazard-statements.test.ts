import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  findByText,
  isKnown,
  isWithdrawn,
  parseStatements,
  statementCodes,
  textOf,
} from './hazard-statements.ts'

describe('parsing a text', () => {
  test.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['a list', 'H225, H304+H336', ['H304', 'H336', 'H225']],
    [
      'spaces, points and dashes inside codes',
      'H 225 EUH 066 H.319 H-336 EUH-071',
      ['H319', 'H336', 'EUH066', 'EUH071', 'H225'],
    ],
    ['a hard space', 'H\u00a0225', ['H225']],
    ['lower case', 'h225 euh066 euh201a h350I', ['H350i', 'EUH066', 'EUH201A', 'H225']],
    [
      'lines of a sheet',
      'H319 Veroorzaakt ernstige oogirritatie.\nH336 Kan slaperigheid veroorzaken.',
      ['H319', 'H336'],
    ],
    ['codes repeated', 'H225\nH225; h225', ['H225']],
    ['any separator', 'H225/H319;H336|H315\tH317·H335', ['H315', 'H317', 'H319', 'H335', 'H336', 'H225']],
    ['no separator', 'H225H319EUH066H350iH360FDH336', ['H319', 'H336', 'H350i', 'H360FD', 'EUH066', 'H225']],
    ['a text that lost its space', 'H319Veroorzaakt ernstige oogirritatie.', ['H319']],
    ['hazard classes', 'Flam. Liq. 2; H225 · Skin Sens. 1A, H317 (STOT SE 3 H336)', ['H317', 'H336', 'H225']],
    ['a class that lost its space', 'Flam. Liq. 2H225', ['H225']],
    ['combinations', 'H302 + H312 + H332', ['H302', 'H312', 'H332']],
    ['combinations with one H', 'H301+311+331', ['H301', 'H311', 'H331']],
    ['P-codes ignored', 'P210 P301+P310 P305+P351+P338, H225', ['H225']],
    ['a code that is not in the list', 'H999, h225', ['H225', 'H999']],
    ['unknown codes last, in order', 'H998 EUH999 H319 H997', ['H319', 'EUH999', 'H997', 'H998']],
    ['nothing guessed', 'H2 25, H22, H2255, UH225, X225, CH319, PH301', []],
    ['a code broken off at the end of a line', 'H\n225', []],
    ['withdrawn codes', 'EUH001 EUH059', ['EUH001', 'EUH059']],
  ])('understands %s', (_, text, codes) => {
    expect(parseStatements(text)).toEqual(codes)
  })

  test.each([
    ['H360Fd', 'H360Fd'],
    ['H360FD', 'H360FD'],
    ['H360fD', 'H360Df'],
    ['H360dF', 'H360Fd'],
    ['H360DF', 'H360FD'],
    ['h360fd', 'H360FD'],
    ['h360f', 'H360F'],
    ['H360d', 'H360D'],
    ['H361FD', 'H361fd'],
    ['H361D', 'H361d'],
    ['h361df', 'H361fd'],
    ['H350I', 'H350i'],
    ['H360', 'H360'],
    ['H360x', 'H360x'],
  ])('reads the letters of %s as %s', (text, code) => {
    expect(parseStatements(text)).toEqual([code])
  })

  const anyCodes = fc.uniqueArray(fc.constantFrom(...statementCodes))
  const ordered = (codes: readonly string[]) => statementCodes.filter((code) => codes.includes(code))

  test('gives codes back that are joined in any way', () => {
    const separator = fc.constantFrom(
      ',',
      ', ',
      ' + ',
      '+',
      ';',
      '\n',
      ' ',
      ' / ',
      '',
      ' Tekst. ',
      ' (P210) ',
      '\t',
    )
    fc.assert(
      fc.property(anyCodes, fc.array(separator, { minLength: 1 }), (codes, separators) => {
        const text = codes.map((code, at) => code + separators[at % separators.length]).join('')
        expect(parseStatements(text)).toEqual(ordered(codes))
      }),
    )
  })

  test('does not depend on the order, and is stable', () => {
    const some = fc.array(
      fc.oneof(fc.constantFrom(...statementCodes), fc.constantFrom('H999', 'EUH888', 'H360x')),
    )
    fc.assert(
      fc.property(some, (codes) => {
        const parsed = parseStatements(codes.join(' '))
        expect(parseStatements(codes.toReversed().join(' '))).toEqual(parsed)
        expect(parseStatements(parsed.join(', '))).toEqual(parsed)
      }),
    )
  })

  test('takes any text, and gives each code once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const codes = parseStatements(text)
        expect(new Set(codes).size).toBe(codes.length)
        for (const code of codes) expect(code).toMatch(/^(H|EUH)\d{3}[A-Za-z]{0,2}$/)
      }),
    )
  })
})

describe('the list', () => {
  test('has a Dutch text for every code', () => {
    expect(statementCodes).toHaveLength(114)
    for (const code of statementCodes) expect(textOf(code)).toMatch(/^[A-Z].+\.$/)
  })

  test('begins with health', () => {
    expect(statementCodes[0]).toBe('H300')
    expect(statementCodes.indexOf('H373')).toBeLessThan(statementCodes.indexOf('H200'))
  })

  test('knows codes letter for letter', () => {
    expect(['H360Fd', 'H360fd', 'h225', 'H999', 'toString'].filter(isKnown)).toEqual(['H360Fd'])
    expect(textOf('H999')).toBeUndefined()
  })

  test('says which codes are withdrawn', () => {
    expect(statementCodes.filter(isWithdrawn)).toEqual(['EUH001', 'EUH059'])
  })
})

describe('searching', () => {
  test.each([
    ['h31', ['H310', 'H311', 'H312', 'H314', 'H315', 'H317', 'H318', 'H319']],
    ['EUH 066', ['EUH066']],
    ['oogirritatie', ['H319']],
    ['ERNSTIGE oog', ['H314', 'H319']],
    ['isocyanaten allergische', ['EUH204']],
    ['ódodelijk', []],
    ['ontvlámbare aerosól', ['H222', 'H223']],
    ['geen enkele code', []],
  ])('finds by "%s"', (text, codes) => {
    expect(findByText(text)).toEqual(codes)
  })

  test('shows all without words', () => {
    expect(findByText('  ')).toEqual(statementCodes)
  })

  test('finds every code by itself and by its text', () => {
    for (const code of statementCodes) {
      expect(findByText(code)).toContain(code)
      expect(findByText(textOf(code)!)).toContain(code)
    }
  })
})
