import { expect, inject, test } from 'vitest'

import { query } from '../../../testing/harness/postgres.ts'
import { DatabaseUnavailableError, describeUnavailable, isDatabaseUnavailable } from './unavailable.ts'

const failWith = (code: string) =>
  query(
    inject('template').DATABASE_URL.replace(/\/[^/]*$/, '/postgres'),
    `do $$ begin raise exception using errcode = '${code}'; end $$`,
  ).catch((error) => error)

test.each([
  ['53100', 'its disk is full. Delete what is not needed there, or make it larger'],
  ['53200', 'it has too little memory'],
  ['55P03', 'something else kept a lock for too long'],
  ['57014', 'a statement took too long'],
  ['57P01', 'it stops or starts'],
  ['08006', 'the connection was lost'],
])('a database that refuses with %s is described in words', async (code, words) => {
  const error = await failWith(code)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(describeUnavailable(error)).toEqual({
    reason: code,
    message: `the database is not available: ${words}`,
  })
})

test('what has no code is described with its sentence', () => {
  expect(describeUnavailable(new DatabaseUnavailableError('No connection became free.'))).toEqual({
    reason: 'No connection became free.',
    message: 'the database is not available',
  })
})
