import { expect } from 'vitest'

import type { ApiResponse } from '../harness/client.ts'

/** The number of changes that are sent at once. */
const COUNT = 10

/**
 * Sends ten changes of the same revision at once, all of them by Els, and requires that one is saved and the others are
 * refused. `save`: sends the change with this number, from 0. Returns the number of the change that was saved.
 */
export async function expectOneSaved(
  save: (number: number) => Promise<Pick<ApiResponse, 'status' | 'body'>>,
): Promise<number> {
  const responses = await Promise.all(Array.from({ length: COUNT }, (_, number) => save(number)))
  const refused = responses.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(COUNT - 1)
  expect(refused[0]!.body).toMatchObject({
    code: 'EDIT_CONFLICT',
    message: 'Dit is intussen gewijzigd door Els de Smid.',
  })
  return responses.findIndex(({ status }) => status === 200)
}
