import { describe, expect, test } from 'vitest'

import { computeAnswer, describeComputation } from '../computations.ts'
import { MAX_VALUE_LENGTH } from '../section-check.ts'
import {
  fumeClasses,
  MAX_JOBS,
  type WeldingJob,
  type WeldingMaterial,
  type WeldingProcess,
  weldingMaterials,
  weldingProcesses,
} from './welding-fume.ts'

const inputOf = (jobs: object[], confined = false) => JSON.stringify({ jobs, confined })
const classOf = (jobs: object[], confined = false) =>
  computeAnswer('WELDING_FUME_CLASS', inputOf(jobs, confined))?.answerId

const job = (process: WeldingProcess, material: WeldingMaterial, cleaned?: boolean): WeldingJob => ({
  process,
  material,
  ...(cleaned === undefined ? {} : { cleaned }),
})

describe('the class of welding fume', () => {
  test.each<[string, WeldingJob[], string]>([
    ['MIG/MAG on steel', [job('MIG_MAG', 'STEEL')], 'high'],
    ['MIG/MAG on stainless steel', [job('MIG_MAG', 'STAINLESS')], 'veryHigh'],
    ['TIG on stainless steel', [job('TIG', 'STAINLESS')], 'medium'],
    ['a covered electrode on an alloy of copper', [job('MMA', 'NON_FERROUS')], 'high'],
    ['a covered electrode on an alloy of nickel', [job('MMA', 'NICKEL')], 'veryHigh'],
    ['the heaviest of two jobs', [job('TIG', 'STEEL'), job('CORED_WITH_GAS', 'STEEL')], 'veryHigh'],
    ['the heaviest of two jobs in the other order', [job('MMA', 'STEEL'), job('TIG', 'STEEL')], 'high'],
    ['an unknown process', [job('UNKNOWN', 'STEEL')], 'unknown'],
    ['an unknown material', [job('TIG', 'UNKNOWN')], 'unknown'],
    ['a known job beside an unknown one', [job('MMA', 'STEEL'), job('TIG', 'UNKNOWN')], 'unknown'],
    ['the heaviest job beside an unknown one', [job('GOUGING', 'STEEL'), job('TIG', 'UNKNOWN')], 'veryHigh'],
    ['painted steel', [job('MIG_MAG', 'COATED')], 'veryHigh'],
    ['painted steel that was not cleaned', [job('MIG_MAG', 'COATED', false)], 'veryHigh'],
    ['painted steel that was cleaned', [job('MIG_MAG', 'COATED', true)], 'high'],
    ['red lead that was cleaned', [job('TIG', 'LEAD', true)], 'low'],
    ['another metal, which cleaning does not change', [job('TIG', 'STAINLESS', true)], 'medium'],
  ])('of %s', (_, jobs, expected) => {
    expect(classOf(jobs)).toBe(expected)
  })

  test('of a confined space is always the heaviest', () => {
    expect(classOf([job('TIG', 'STEEL')], true)).toBe('veryHigh')
    expect(classOf([job('UNKNOWN', 'UNKNOWN')], true)).toBe('veryHigh')
  })

  test('of each process on each material is known, and one pair does not occur', () => {
    const known = weldingProcesses
      .filter((process) => process !== 'UNKNOWN')
      .flatMap((process) =>
        weldingMaterials
          .filter((material) => material !== 'UNKNOWN')
          .map((material) => classOf([job(process, material)])),
      )
    const count = (key: string | undefined) => known.filter((found) => found === key).length
    expect(known).toHaveLength(17 * 7)
    expect([...fumeClasses.map(count), count(undefined)]).toEqual([6, 33, 13, 66, 1])
    expect(classOf([job('GAS_CUTTING', 'ALUMINIUM')])).toBeUndefined()
  })
})

test.each([
  ['no job', inputOf([])],
  ['more jobs than fit', inputOf(Array.from({ length: MAX_JOBS + 1 }, () => job('TIG', 'STEEL')))],
  ['another process', inputOf([{ process: 'GLUE', material: 'STEEL' }])],
  ['a job without a material', inputOf([{ process: 'TIG' }])],
  ['no word about the space', JSON.stringify({ jobs: [job('TIG', 'STEEL')] })],
])('is not computed from %s', (_, value) => {
  expect(computeAnswer('WELDING_FUME_CLASS', value)).toBeUndefined()
})

test('the longest input fits where it is stored', () => {
  const longest = <T extends string>(names: readonly T[]) =>
    names.reduce((one, other) => (other.length > one.length ? other : one))
  const jobs = Array.from({ length: MAX_JOBS }, () =>
    job(longest(weldingProcesses), longest(weldingMaterials), false),
  )
  expect(inputOf(jobs, false).length).toBeLessThanOrEqual(MAX_VALUE_LENGTH)
})

test('is told in words with every job', () => {
  const words = (jobs: object[], confined = false) =>
    describeComputation('WELDING_FUME_CLASS', inputOf(jobs, confined))
  expect(words([job('TIG', 'STAINLESS', true)])).toBe('TIG, RVS, hooggelegeerd: middel.')
  expect(words([job('MIG_MAG', 'COATED', true), job('TIG', 'STEEL')])).toBe(
    'MIG/MAG massieve draad, Verzinkt of geverfd, schoongemaakt: hoog. TIG, On-/laaggelegeerd staal: laag. Het zwaarste telt: hoog.',
  )
  expect(words([job('UNKNOWN', 'LEAD')], true)).toBe(
    'Onbekend proces, Menie / lood: onbekend. Een besloten ruimte is altijd zeer hoog. Het zwaarste telt: zeer hoog.',
  )
})
