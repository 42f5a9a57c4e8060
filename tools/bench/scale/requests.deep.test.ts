import { expect, test } from 'vitest'

import { accessTable } from '../../../testing/access/access-table.ts'
import { measuredRoutes } from './requests.ts'

test('no route is measured that does not exist', () => {
  const routes = Object.keys(accessTable)
  const measured = Object.keys(measuredRoutes).map((name) => name.split(' as ')[0]!)
  expect(measured.filter((route) => !routes.includes(route))).toEqual([])
})
