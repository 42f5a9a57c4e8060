import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseStatements, statementCodes } from './hazard-statements.ts'
import { symbolDrawings } from './hazard-symbol-drawings.ts'
import { hazardSymbols, optionalSymbolsOf, symbolAdvice, symbolLabels, symbolsOf } from './hazard-symbols.ts'

/** "2 7" for GHS02 and GHS07. */
const short = (symbols: readonly string[]) => symbols.map((symbol) => symbol.slice(-1)).join(' ')

describe('the pictograms of codes', () => {
  test.each([
    ['nothing', '', ''],
    ['an unknown code', 'H999', ''],
    ['codes without a pictogram', 'H205 H229 H362 H412 H413 EUH066 EUH208', ''],
    ['thinner', 'H225 H319 H336', '2 7'],
    ['a primer with chromium', 'H226 H317 H350 H411', '2 7 8 9'],
    ['pickling paste', 'H300 H310 H330 H314', '5 6'],
    ['battery acid', 'H314 H290', '5'],
    ['acetylene', 'H220 H230 H280', '2 4'],
    ['oxygen', 'H270 H280', '3 4'],
    ['an organic peroxide', 'H242 H302', '2 7'],
    ['every variant of H360', 'H360Fd', '8'],
    ['the ozone layer', 'H420', '7'],
  ])('%s', (_, text, symbols) => {
    expect(short(symbolsOf(parseStatements(text)))).toBe(symbols)
  })

  test.each([
    ['GHS06 leaves out GHS07 altogether', 'H301 H312 H315 H336 H317', '6'],
    ['GHS05 leaves it out for irritation', 'H314 H315 H319', '5'],
    ['GHS05 leaves it out for irritation of the skin, too, by an eye hazard', 'H318 H315', '5'],
    ['GHS05 does not leave it out for what is harmful', 'H314 H302', '5 7'],
    ['GHS05 does not leave it out for an allergy', 'H314 H317', '5 7'],
    ['GHS05 does not leave it out for the airways', 'H318 H335', '5 7'],
    ['an allergy of the airways leaves it out for skin and irritation', 'H334 H317 H315 H319', '8'],
    ['an allergy of the airways does not leave it out for what is harmful', 'H334 H317 H302', '7 8'],
    ['another hazard with GHS08 leaves nothing out', 'H350 H317 H315', '7 8'],
    ['both together', 'H334 H317 H318 H315', '5 8'],
  ])('%s', (_, text, symbols) => {
    expect(short(symbolsOf(parseStatements(text)))).toBe(symbols)
  })

  test.each([
    ['H200 H225 H272', '1 2 3', '2 3'],
    ['H241', '1 2', ''],
    ['H240 H242', '1 2', '2'],
    ['H220 H280', '2 4', '4'],
    ['H331 H280', '4 6', '4'],
    ['H280 H314', '4 5', ''],
    ['H225 H271', '2 3', ''],
  ])('the supplier of %s may leave out some', (text, symbols, optional) => {
    const codes = parseStatements(text)
    expect(short(symbolsOf(codes))).toBe(symbols)
    expect(short(optionalSymbolsOf(codes))).toBe(optional)
  })

  test('the order of codes makes no difference', () => {
    const some = fc.uniqueArray(fc.constantFrom(...statementCodes))
    fc.assert(
      fc.property(some, (codes) => {
        const symbols = symbolsOf(codes)
        expect(symbolsOf(codes.toReversed())).toEqual(symbols)
        expect(hazardSymbols.filter((symbol) => symbols.includes(symbol))).toEqual(symbols)
        for (const symbol of optionalSymbolsOf(codes)) expect(symbols).toContain(symbol)
      }),
    )
  })

  test('a product never loses all its pictograms by precedence', () => {
    const some = fc.uniqueArray(fc.constantFrom(...statementCodes))
    fc.assert(
      fc.property(some, (codes) => {
        const hasOne = codes.some((code) => symbolsOf([code]).length > 0)
        expect(symbolsOf(codes).length > 0).toBe(hasOne)
      }),
    )
  })
})

test('every pictogram has a name, an advice and a drawing', () => {
  for (const symbol of hazardSymbols) {
    expect(symbolLabels[symbol]).toMatch(/^[A-Z]/)
    expect(symbolAdvice[symbol]).toMatch(/^[A-Z].*[^.]$/)
    for (const { d } of symbolDrawings[symbol]) expect(d).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
  }
  expect(new Set(Object.values(symbolLabels)).size).toBe(9)
})
