import { expect, test } from 'vitest'

import { menuOf } from './menu.ts'

const statuses = (advices: number, openActionPoints: number, lateActionPoints: number) =>
  menuOf({ advices, openActionPoints, lateActionPoints }).map(({ path, status }) => `${path}: ${status}`)

test.each([
  [0, 0, 0, 'Geen open adviezen', 'Geen open actiepunten'],
  [1, 1, 0, '1 open advies', '1 open actiepunt'],
  [1, 1, 1, '1 open advies', '1 open actiepunt, 1 te laat'],
  [12, 34, 5, '12 open adviezen', '34 open actiepunten, 5 te laat'],
])('%i advices, %i action points, %i late', (advices, open, late, ofAdvices, ofActionPoints) => {
  expect(statuses(advices, open, late)).toEqual([`adviezen: ${ofAdvices}`, `actiepunten: ${ofActionPoints}`])
})
