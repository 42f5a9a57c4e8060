import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseStatements, statementCodes } from './hazard-statements.ts'
import { precautionCodes, precautionsOf } from './precautions.ts'

test.each([
  ['', ''],
  ['H999 EUH066', ''],
  ['H225 H319 H336', 'P210 P261 P280 P303+P361+P353 P304+P340 P305+P351+P338 P403+P235 P501'],
  ['H304', 'P301+P310 P501'],
  ['H314', 'P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P501'],
  ['H317 H350', 'P261 P280 P302+P352 P308+P313 P501'],
  ['H361d', 'P280 P308+P313 P501'],
  ['H410', 'P273 P501'],
  ['H315', 'P280 P302+P352'],
  ['H280', ''],
])('the statements for "%s" are %s', (text, precautions) => {
  expect(precautionsOf(parseStatements(text)).join(' ')).toBe(precautions)
})

test('"do not breathe" goes before "avoid breathing"', () => {
  expect(precautionsOf(['H335'])).toContain('P261')
  expect(precautionsOf(['H335', 'H372'])).not.toContain('P261')
  expect(precautionsOf(['H335', 'H372'])).toContain('P260')
})

test('the statements for codes together are those of each, but for P261', () => {
  const some = fc.array(fc.constantFrom(...statementCodes))
  const without = (codes: readonly string[]): string[] =>
    precautionsOf(codes).filter((code) => code !== 'P261')
  fc.assert(
    fc.property(some, some, (one, other) => {
      const each = [...without(one), ...without(other)]
      expect(without([...one, ...other])).toEqual(precautionCodes.filter((code) => each.includes(code)))
    }),
  )
})
