import { expect, test } from 'vitest'
import { today } from '#shared/domain/basics/date.ts'
import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { dayName, groupByDay } from './days.ts'

const MS_PER_DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.parse(today()) - days * MS_PER_DAY).toISOString().slice(0, 10)

test('names today and yesterday, and gives the date of other days', () => {
  expect([0, 1].map((days) => dayName(daysAgo(days)))).toEqual(['Vandaag', 'Gisteren'])
  expect([dayName('2026-01-31'), dayName(daysAgo(2)), dayName(daysAgo(-1))]).toEqual([
    '31-01-2026',
    daysAgo(2).split('-').reverse().join('-'),
    daysAgo(-1).split('-').reverse().join('-'),
  ])
})

test('a day begins and ends at midnight in Amsterdam, also across daylight saving', () => {
  const moments = [
    '2026-10-25T23:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-24T21:59:59Z',
    '2026-03-28T23:00:00Z',
  ]
  const activities = moments.map((at) => ({ at }) as CompanyActivity)
  expect(groupByDay(activities).map(({ day, activities }) => [day, activities.map(({ at }) => at)])).toEqual([
    ['2026-10-26', [moments[0]]],
    ['2026-10-25', [moments[1], moments[2]]],
    ['2026-10-24', [moments[3]]],
    ['2026-03-29', [moments[4]]],
  ])
  expect(groupByDay([])).toEqual([])
})
