import { expect, test } from 'vitest'

import { formatTable } from './table.ts'

test('a star marks the fewest in each column, as printed', () => {
  const table = formatTable(
    [{ heading: 'kB', digits: 1 }, { heading: 'ms' }],
    [
      { name: 'ours', values: [2.94, 12] },
      { name: 'another one', values: [2.91, undefined] },
      { name: 'third', values: [120, 3] },
    ],
  )
  expect(table.split('\n')).toEqual([
    '                kB    ms',
    'ours           2.9*   12',
    'another one    2.9*  n/a',
    'third        120.0     3*',
  ])
})

test('a column in which all are the same has no mark', () => {
  const rows = [
    { name: 'a', values: [0] },
    { name: 'b', values: [-0.001] },
  ]
  expect(formatTable([{ heading: 'shift', digits: 2 }], rows)).toBe('   shift\na   0.00\nb   0.00')
})
