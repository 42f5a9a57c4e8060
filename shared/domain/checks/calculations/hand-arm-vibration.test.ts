import { describe, expect, test } from 'vitest'

import { plainSpaces } from '../../../../testing/harness/plain-spaces.ts'
import { computeAnswer, describeComputation } from '../computations.ts'
import {
  exposureOf,
  hoursToActionValue,
  largestSource,
  levelOf,
  MAX_TOOLS,
  type ToolUse,
  vibratingTools,
} from './hand-arm-vibration.ts'

const measured = (level: number, hours: number): ToolUse => ({ tool: 'OTHER', hours, measured: level })

const answerTo = (...tools: object[]) =>
  computeAnswer('HAND_ARM_VIBRATION', JSON.stringify({ tools }))?.answerId

describe('the exposure of a day', () => {
  // Source: the example of a forestry worker that is quoted with ISO 5349-1:2001 and Directive 2002/44/EC by phonometry
  // (human_vibration_example.pdf): three tools with 2.30, 2.12 and 1.80 m/s², together 3.61 m/s².
  const forestry = [measured(4.6, 2), measured(6, 1), measured(3.6, 2)]

  test.each([
    [0, '2.30'],
    [1, '2.12'],
    [2, '1.80'],
  ])('to tool %i of the worked example', (index, exposure) => {
    expect(exposureOf([forestry[index]!]).toFixed(2)).toBe(exposure)
  })

  test('to all of them together', () => {
    expect(exposureOf(forestry).toFixed(2)).toBe('3.61')
    expect(largestSource({ tools: forestry })).toBe(forestry[0])
  })

  // Source: the manual of a tool by Clarke: 2.8 m/s² for 8 hours is as much as 11.2 m/s² for half an hour.
  test('to a tool that vibrates four times as much is reached 16 times as soon', () => {
    expect(exposureOf([measured(11.2, 0.5)])).toBeCloseTo(exposureOf([measured(2.8, 8)]), 10)
  })

  test('reaches the action value after the hours that are told', () => {
    for (const level of [2.5, 5, 8, 18]) {
      const hours = hoursToActionValue(measured(level, 1))
      expect(exposureOf([measured(level, hours)])).toBeCloseTo(2.5, 10)
    }
    expect(hoursToActionValue(measured(5, 1))).toBe(2)
  })
})

test.each<[string, ToolUse, number]>([
  ['counts as it was measured', { tool: 'ANGLE_GRINDER', hours: 1, measured: 3 }, 3],
  ['counts double when it comes from the manual', { tool: 'ANGLE_GRINDER', hours: 1, manual: 3 }, 6],
  ['is estimated for its kind when it is not known', { tool: 'ANGLE_GRINDER', hours: 1 }, 8],
])('the vibration of a tool %s', (_, use, level) => {
  expect(levelOf(use)).toBe(level)
})

test.each([
  [2.5, 8, 'le25'],
  [5, 2, 'le25'],
  [2.51, 8, '25to5'],
  [5, 8, '25to5'],
  [10, 2, '25to5'],
  [5.01, 8, 'gt5'],
])('%d m/s² for %d hours gives the answer %s', (level, hours, answerId) => {
  expect(answerTo({ tool: 'OTHER', hours, measured: level })).toBe(answerId)
})

const grinder = { tool: 'ANGLE_GRINDER', hours: 1 }
test.each<[string, object[]]>([
  ['no tool', []],
  ['a tool of which nothing is known', [{ tool: 'OTHER', hours: 1 }]],
  ['an impact wrench without its own value', [{ tool: 'IMPACT_WRENCH', hours: 1 }]],
  ['an unknown tool', [{ ...grinder, tool: 'HAMMER' }]],
  ['more hours than a day has', [{ ...grinder, hours: 24.1 }]],
  ['no hours', [{ ...grinder, hours: 0 }]],
  ['no vibration', [{ ...grinder, measured: 0 }]],
  ['more tools than fit', Array.from({ length: MAX_TOOLS + 1 }, () => grinder)],
])('there is no answer with %s', (_, tools) => {
  expect(answerTo(...tools)).toBeUndefined()
})

test('the longest input fits in the 255 characters of a stored value', () => {
  const longest = vibratingTools.toSorted((one, other) => other.length - one.length)[0]
  const tools = Array.from({ length: MAX_TOOLS }, () => ({ tool: longest, hours: 23.75, measured: 98.75 }))
  expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(255)
  expect(computeAnswer('HAND_ARM_VIBRATION', JSON.stringify({ tools }))).toBeDefined()
})

test('is described with every tool, where its vibration is known from, and the working', () => {
  const tools = [
    { tool: 'ANGLE_GRINDER', hours: 1 },
    { tool: 'SANDER', hours: 0.5, manual: 3.5 },
    { tool: 'OTHER', hours: 0.25, measured: 4 },
  ]
  expect(plainSpaces(describeComputation('HAND_ARM_VIBRATION', JSON.stringify({ tools })))).toBe(
    'Haakse slijper: 1 uur per dag, 8 m/s² (schatting). ' +
      'Schuurmachine: 0,5 uur per dag, 7 m/s² (twee keer de 3,5 m/s² uit de handleiding). ' +
      'Ander gereedschap: 0,25 uur per dag, 4 m/s² (gemeten). ' +
      'Gemiddeld over 8 uur: wortel van ((8² × 1 + 7² × 0,5 + 4² × 0,25) ÷ 8) = 3,4 m/s². ' +
      'Dit telt het zwaarst: Haakse slijper.',
  )
})
