import { expect, test } from 'vitest'

import { formatNumber, keepUnits } from './units.ts'

test.each([
  ['Meer dan 12 t/m 16 kg, hooguit 1 uur', 'Meer dan 12 t/m 16_kg, hooguit 1_uur'],
  ['2,5 m/s², 80 dB(A) en 112 Pa', '2,5_m/s², 80_dB(A) en 112_Pa'],
  ['onder 1 mg/m³', 'onder 1_mg/m³'],
  ['binnen 1 m² en 20 meter', 'binnen 1_m² en 20_meter'],
  ['140 N (14 kg) of minder', '140_N (14_kg) of minder'],
  ['De 3 monteurs tillen 10 keer', 'De 3 monteurs tillen 10 keer'],
  ['artikel 3 Nederlandse wet', 'artikel 3 Nederlandse wet'],
])('no line ends before a unit in "%s"', (text, expected) => {
  expect(keepUnits(text).replaceAll('\u00a0', '_')).toBe(expected)
})

test('numbers are Dutch', () => {
  expect([formatNumber(1234.56), formatNumber(0.625, 2), formatNumber(23)]).toEqual(['1.234,6', '0,63', '23'])
})
