import { describe, expect, test } from 'vitest'
import { parseStatements } from './hazard-statements.ts'
import {
  type AdrClass,
  type PackingGroup,
  type Pgs15Group,
  pgs15Group,
  pgs15Groups,
  pgs15Labels,
  pgs15Sources,
  pgs15Threshold,
  suggestedAdrClasses,
} from './hazard-storage.ts'

test.each([
  ['H319 H336 H999', ''],
  ['H220', '2'],
  ['H280', '2'],
  ['H222 H229', '2'],
  ['H224', '3 I'],
  ['H225 H319', '3 II'],
  ['H226', '3 III'],
  ['H224 H225 H226', '3 I'],
  ['H228', '4.1'],
  ['H251', '4.2'],
  ['H260', '4.3'],
  ['H272', '5.1'],
  ['H331', '6.1'],
  ['H290', '8'],
  ['H314 H225', '3 II, 8'],
  ['H200', '1'],
  ['H242 H314', ''],
  ['H207 H225', ''],
  ['H411', '9'],
  ['H411 H226', '3 III'],
])('%s points to class "%s"', (text, classes) => {
  const found = suggestedAdrClasses(parseStatements(text))
  const words = found.map(({ adrClass, packingGroup }) => [adrClass, packingGroup].filter(Boolean).join(' '))
  expect(words.join(', ')).toBe(classes)
})

describe('PGS 15', () => {
  test.each<[string, AdrClass | null, PackingGroup | null, Pgs15Group | undefined, number?]>([
    ['H319', null, null, undefined],
    ['H225', '3', 'I', 'PACKING_GROUP_I', 1],
    ['H225', '3', 'II', 'FLAMMABLE_LIQUID', 25],
    ['H225', '3', null, 'FLAMMABLE_LIQUID', 25],
    ['H226', '3', 'III', 'OTHER_CLASS', 50],
    ['H350 H226', '3', 'III', 'CMR', 1],
    ['H360FD', null, null, 'CMR', 1],
    ['H351', null, null, undefined],
    ['H242 H314', '8', 'II', undefined],
    ['H242', '5.2', null, undefined],
    ['H200', '1', null, undefined],
    ['H350', '5.2', null, undefined],
    ['H222 H229', '2', null, 'AEROSOL', 50],
    ['H280', '2', null, 'GAS_CYLINDER', 115],
    ['H314', '8', 'II', 'CLASS_8_OR_9', 250],
    ['H314', '8', 'I', 'PACKING_GROUP_I', 1],
    ['H411', '9', 'III', 'CLASS_8_OR_9', 250],
    ['H301', '6.1', 'III', 'OTHER_CLASS', 50],
  ])('counts %s of class %s, packing group %s as %s', (text, adrClass, packingGroup, group, amount) => {
    expect(pgs15Group({ codes: parseStatements(text), adrClass, packingGroup })).toBe(group)
    if (group) expect(pgs15Threshold(group).amount).toBe(amount)
  })

  test('small packaging doubles the amount', () => {
    expect(pgs15Threshold('FLAMMABLE_LIQUID', true)).toEqual({ amount: 50, unit: 'kg of liter' })
    expect(pgs15Threshold('GAS_CYLINDER', true)).toEqual({ amount: 230, unit: 'liter waterinhoud' })
  })

  test('the groups are ordered by their thresholds, and each has a name and a source', () => {
    const amounts = pgs15Groups.map((group) => pgs15Threshold(group).amount)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    for (const group of pgs15Groups) {
      expect(pgs15Labels[group]).not.toBe('')
      expect(pgs15Sources[group].map(({ grade }) => grade)).toContain('B')
    }
  })
})
