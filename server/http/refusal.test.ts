import { expect, test } from 'vitest'

import { Refusal } from './refusal.ts'

test.each([
  [400, 'BAD_REQUEST'],
  [401, 'NOT_LOGGED_IN'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [418, 'BAD_REQUEST'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL_ERROR'],
  [503, 'UNAVAILABLE'],
  [504, 'INTERNAL_ERROR'],
])('status %i has the general code %s', (status, code) => {
  expect(new Refusal(status).code).toBe(code)
  expect(new Refusal(status, 'Dat kan niet.').code).toBe(code)
})

test('a refusal of values has a code of its own, and a specific code comes first', () => {
  const problems = [{ field: 'email', message: 'Dat kan niet.' }]
  expect(new Refusal(400, problems).code).toBe('VALIDATION_FAILED')
  expect(new Refusal(400, problems, 'EMAIL_TAKEN').code).toBe('EMAIL_TAKEN')
})
