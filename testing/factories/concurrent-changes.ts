import { expect } from 'vitest'

import type { ApiResponse } from '../harness/client.ts'

const COUNT = 10

/** By Els: one must be saved and the others refused. `save`: sends change 0, 1, … Returns the number of the saved one. */
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
