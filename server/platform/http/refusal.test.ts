import { expect, test } from 'vitest'

import { type FinalStatus, Refusal } from './refusal.ts'

test.each<[FinalStatus, string]>([
  [400, 'BAD_REQUEST'],
  [401, 'NOT_LOGGED_IN'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [416, 'BAD_REQUEST'],
  [500, 'INTERNAL_ERROR'],
])('status %i has the general code %s', (status, code) => {
  expect(new Refusal(status).code).toBe(code)
  expect(new Refusal(status, 'Dat kan niet.').code).toBe(code)
})

test('a refusal of values has a code of its own, and a specific code comes first', () => {
  const problems = [{ field: 'email', message: 'Dat kan niet.' }]
  expect(new Refusal(400, problems).code).toBe('VALIDATION_FAILED')
  expect(new Refusal(400, problems, 'EMAIL_TAKEN').code).toBe('EMAIL_TAKEN')
})

test('what may succeed later says when to try again', () => {
  const reason = { retryAfter: 30 }
  expect(new Refusal(429, null, reason)).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 30 })
  expect(new Refusal(503, null, reason)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 30 })
  // @ts-expect-error: without the time to wait it cannot be made.
  new Refusal(429)
  // @ts-expect-error
  new Refusal(503, 'Probeer het later nog eens.', 'STORAGE_UNAVAILABLE')
})
