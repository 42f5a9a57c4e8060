import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseStatements, statementCodes } from './hazard-statements.ts'
import { precautionCodes, precautionsOf } from './precautions.ts'

test.each([
  ['nothing', '', ''],
  ['codes without statements', 'H999 EUH066', ''],
  ['thinner', 'H225 H319 H336', 'P210 P261 P271 P280 P303+P361+P353 P304+P340 P305+P351+P338 P403+P235 P501'],
  ['penetrating oil', 'H304', 'P301+P310 P331 P501'],
  ['oxygen', 'H270 H280', 'P220 P244 P370+P376 P410+P403'],
  ['oxidising gas that is not under pressure', 'H270', 'P220 P244 P370+P376 P403'],
  ['acetylene', 'H220 H230 H280', 'P202 P210 P377 P381 P410+P403'],
  ['a flammable gas of category 2', 'H221', 'P210 P377 P381 P403'],
  ['argon', 'H280', 'P410+P403'],
  ['liquid nitrogen', 'H281', 'P282 P336+P315 P403'],
  ['a spray can', 'H222 H229', 'P210 P211 P251 P410+P412'],
  ['a spray can that does not burn', 'H229', 'P210 P251 P410+P412'],
  ['an isocyanate hardener', 'H332 H334 H317', 'P261 P271 P280 P284 P302+P352 P304+P340 P342+P311 P501'],
  ['fatal if inhaled', 'H330', 'P260 P271 P284 P304+P340 P310 P501'],
  ['toxic if inhaled', 'H331', 'P261 P271 P304+P340 P311 P501'],
  ['an acid', 'H314', 'P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P501'],
  ['what eats metal', 'H290', 'P234 P390'],
  ['swarf of magnesium', 'H228 H252 H261', 'P210 P223 P280 P501'],
  ['chromate primer', 'H317 H350', 'P202 P261 P280 P302+P352 P308+P313 P501'],
  ['harm to a child', 'H361d', 'P202 P280 P308+P313 P501'],
  ['the environment', 'H410', 'P273 P501'],
  ['irritation', 'H315', 'P280 P302+P352'],
  ['harmful if swallowed', 'H302', 'P301+P312 P501'],
  ['the ozone layer', 'H420', 'P502'],
  ['hormones', 'EUH380', 'P202 P280 P308+P313 P501'],
])('the statements for %s (%s) are %s', (_, text, precautions) => {
  expect(precautionsOf(parseStatements(text)).join(' ')).toBe(precautions)
})

test.each([
  ['"do not breathe" goes before "avoid breathing"', 'H335', 'P261', 'H372', 'P260'],
  ['"at once" goes before "when you feel unwell"', 'H302', 'P301+P312', 'H301', 'P301+P310'],
  ['calling at once goes before calling', 'H331', 'P311', 'H330', 'P310'],
  ['"do NOT induce vomiting" is said once', 'H304', 'P331', 'H314', 'P301+P330+P331'],
  ['the place to store it is said once', 'H270', 'P403', 'H280', 'P410+P403'],
  ['one of two that send to a doctor is enough', 'H350', 'P308+P313', 'H370', 'P308+P311'],
])('%s', (_, code, left, stricter, kept) => {
  expect(precautionsOf([code])).toContain(left)
  expect(precautionsOf([code, stricter])).not.toContain(left)
  expect(precautionsOf([code, stricter])).toContain(kept)
})

test('every hazard of CLP asks for something, beside how to dispose of it, but for what nobody may carry', () => {
  const without = statementCodes.filter(
    (code) => code.startsWith('H') && precautionsOf([code]).every((precaution) => precaution === 'P501'),
  )
  expect(without).toEqual(['H200'])
})

test('codes together leave out nothing but what another statement says', () => {
  const some = fc.array(fc.constantFrom(...statementCodes))
  fc.assert(
    fc.property(some, some, (one, other) => {
      const each = new Set([...precautionsOf(one), ...precautionsOf(other)])
      const together = precautionsOf([...one, ...other])
      expect(together).toEqual(precautionCodes.filter((code) => together.includes(code)))
      for (const code of together) expect(each).toContain(code)
      for (const code of each) {
        if (!together.includes(code))
          expect(['P261', 'P301+P312', 'P308+P313', 'P311', 'P331', 'P403']).toContain(code)
      }
    }),
  )
})
