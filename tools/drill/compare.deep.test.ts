import { expect, test } from 'vitest'

import { compareRows } from './compare.ts'

const acknowledged = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 0],
])
const [a, b, c] = [
  { id: 1, reason: 'a', lines: 1 },
  { id: 2, reason: 'b', lines: 1 },
  { id: 3, reason: 'c', lines: 1 },
] as const
const notAcknowledged = { id: 4, reason: 'd', lines: 1 }

test.each([
  ['everything once', [a, b, c], [0, 0]],
  ['also what was not acknowledged', [a, b, c, notAcknowledged], [0, 0]],
  ['one is absent', [a, c], [1, 0]],
  ['one has another id', [a, { ...b, id: 5 }, c], [1, 0]],
  ['one is not in the history', [a, b, { ...c, lines: 0 }], [1, 0]],
  ['one is there twice', [a, b, c, { ...b, id: 5 }], [0, 1]],
  ['one that was not acknowledged is there twice', [a, b, c, notAcknowledged, notAcknowledged], [0, 1]],
  ['one is in the history twice', [a, b, { ...c, lines: 2 }], [0, 1]],
])('counts what is lost and doubled: %s', (_, rows, expected) => {
  const { lost, doubled } = compareRows(rows, acknowledged)
  expect([lost, doubled]).toEqual(expected)
})
