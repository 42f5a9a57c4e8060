import { expect, test } from 'vitest'

import { menuOf } from './menu.ts'

const statuses = (advices: number, openActionPoints: number, lateActionPoints: number) =>
  menuOf({ advices, openActionPoints, lateActionPoints, companyRecords: null, visitReports: null })
    .slice(1)
    .map(({ path, status }) => `${path}: ${status}`)

test.each([
  [0, 0, 0, 'Geen open adviezen', 'Geen open actiepunten'],
  [1, 1, 0, '1 open advies', '1 open actiepunt'],
  [1, 1, 1, '1 open advies', '1 open actiepunt, 1 te laat'],
  [12, 34, 5, '12 open adviezen', '34 open actiepunten, 5 te laat'],
])('%i advices, %i action points, %i late', (advices, open, late, ofAdvices, ofActionPoints) => {
  expect(statuses(advices, open, late)).toEqual([`adviezen: ${ofAdvices}`, `actiepunten: ${ofActionPoints}`])
})

test.each([
  [0, 'Geen items', 'Geen bezoekverslagen'],
  [1, '1 item', '1 bezoekverslag'],
  [7, '7 items', '7 bezoekverslagen'],
])('%i items of the file and visit reports', (count, ofFile, ofReports) => {
  const none = { advices: 0, openActionPoints: 0, lateActionPoints: 0 }
  const menu = menuOf({ ...none, companyRecords: count, visitReports: count })
  expect(menu.slice(3)).toMatchObject([
    { path: 'bedrijfsdossier', status: ofFile },
    { path: 'bezoekverslagen', status: ofReports },
  ])
})
