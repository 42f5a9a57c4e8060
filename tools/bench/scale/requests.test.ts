import { expect, test } from 'vitest'

import { accessTable } from '../../../testing/access/access-table.ts'
import { measuredRoutes } from './requests.ts'
import { unmeasured } from './unmeasured.ts'

const routes = Object.keys(accessTable)
const measured = [...new Set(Object.keys(measuredRoutes).map((name) => name.split(' as ')[0]!))]

test('every route is measured, or there is a reason why not', () => {
  expect(routes.filter((route) => !measured.includes(route) && !(route in unmeasured))).toEqual([])
})

test('no route is measured that does not exist', () => {
  expect(measured.filter((route) => !routes.includes(route))).toEqual([])
})

test('no reason is given for a route that is measured', () => {
  expect(measured.filter((route) => route in unmeasured)).toEqual([])
})
