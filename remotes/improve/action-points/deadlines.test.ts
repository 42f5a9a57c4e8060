import { expect, test } from 'vitest'

import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { groupByDeadline } from './deadlines.ts'

const TODAY = '2026-11-22'

const due = (deadline: string) => ({ deadline }) as ActionPoint
const grouped = (deadlines: string[], today = TODAY) =>
  groupByDeadline(deadlines.map(due), today).map(
    ({ label, items }) => `${label}: ${items.map(({ deadline }) => deadline).join(' ')}`,
  )

test('groups by deadline: past, the coming week, later and without', () => {
  expect(
    grouped(['2026-11-21', '2026-11-22', '2026-11-29', '2026-11-30', '', '2025-12-31', '2027-01-01']),
  ).toEqual([
    'Te laat: 2026-11-21 2025-12-31',
    'Komende week: 2026-11-22 2026-11-29',
    'Later: 2026-11-30 2027-01-01',
    'Nog geen datum: ',
  ])
})

test('leaves out groups without action points', () => {
  expect(grouped([])).toEqual([])
  expect(grouped(['2027-01-01'])).toEqual(['Later: 2027-01-01'])
})
