import { expect, test } from 'vitest'

import { isTimeToMail, stagesDue, weekDue } from './stages.ts'

const noon = (day: string) => new Date(`${day}T11:00:00Z`)
const dueOn = (day: string) =>
  stagesDue(noon(day)).map(({ deadline, daysBefore }) => `${daysBefore}: ${deadline}`)

test('a reminder is due 30, 7 and 1 days before and on the day itself, and at most three days later', () => {
  expect(dueOn('2026-11-23')).toEqual([
    '30: 2026-12-23',
    '30: 2026-12-22',
    '30: 2026-12-21',
    '30: 2026-12-20',
    '7: 2026-11-30',
    '7: 2026-11-29',
    '7: 2026-11-28',
    '7: 2026-11-27',
    '1: 2026-11-24',
    '0: 2026-11-23',
  ])
})

test.each([
  ['2026-01-31', ['30: 2026-03-02', '7: 2026-02-07', '1: 2026-02-01', '0: 2026-01-31']],
  ['2026-02-28', ['30: 2026-03-30', '7: 2026-03-07', '1: 2026-03-01', '0: 2026-02-28']],
  ['2028-02-28', ['30: 2028-03-29', '7: 2028-03-06', '1: 2028-02-29', '0: 2028-02-28']],
  ['2028-02-29', ['30: 2028-03-30', '7: 2028-03-07', '1: 2028-03-01', '0: 2028-02-29']],
  ['2026-12-31', ['30: 2027-01-30', '7: 2027-01-07', '1: 2027-01-01', '0: 2026-12-31']],
  // The days on which the clock changes, and the days before.
  ['2026-03-28', ['30: 2026-04-27', '7: 2026-04-04', '1: 2026-03-29', '0: 2026-03-28']],
  ['2026-03-29', ['30: 2026-04-28', '7: 2026-04-05', '1: 2026-03-30', '0: 2026-03-29']],
  ['2026-10-24', ['30: 2026-11-23', '7: 2026-10-31', '1: 2026-10-25', '0: 2026-10-24']],
  ['2026-10-25', ['30: 2026-11-24', '7: 2026-11-01', '1: 2026-10-26', '0: 2026-10-25']],
])('on %s the stages of that day are %j', (day, expected) => {
  expect(dueOn(day)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['2026-11-23T05:59:59Z', false],
  ['2026-11-23T06:00:00Z', true],
  ['2026-11-23T22:59:59Z', true],
  ['2026-11-23T23:00:00Z', false],
  // Summer.
  ['2026-07-01T04:59:59Z', false],
  ['2026-07-01T05:00:00Z', true],
  // The 23 hours of 29 March and the 25 hours of 25 October.
  ['2026-03-28T23:00:00Z', false],
  ['2026-03-29T04:59:59Z', false],
  ['2026-03-29T05:00:00Z', true],
  ['2026-10-25T05:59:59Z', false],
  ['2026-10-25T06:00:00Z', true],
  ['2026-10-25T23:00:00Z', false],
])('at %s it is time to mail: %j', (now, expected) => {
  expect(isTimeToMail(new Date(now))).toBe(expected)
})

test.each([
  // Midnight in Amsterdam, in winter and in summer.
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s', (now, day) => {
  expect(stagesDue(new Date(now)).at(-1)).toEqual({ deadline: day, daysBefore: 0 })
})

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-27', undefined],
  ['2026-03-30', '2026-03-30'],
  ['2026-10-26', '2026-10-26'],
  ['2027-01-04', '2027-01-04'],
])('on %s the digest of the week of %s is due', (day, week) => {
  expect(weekDue(noon(day))).toBe(week)
})
