import { expect, test } from 'vitest'

import { computeAnswer } from './computations.ts'

/** A lift in the best way there is, for which 23 kg is recommended. */
const ideal = {
  from: { height: 75, reach: 25, turn: 0 },
  to: { height: 75, reach: 25, turn: 0 },
  isPlacedExactly: false,
  frequency: 0.2,
  hours: 1,
  grip: 'GOOD',
}

test.each([
  [23, 'le1'],
  [23.1, '1to3'],
  [69, '1to3'],
  [69.1, 'gt3'],
])('%d kg, lifted in the best way, gives the answer %s', (load, answerId) => {
  expect(computeAnswer('LIFTING_EQUATION', JSON.stringify({ load, ...ideal }))?.answerId).toBe(answerId)
})
