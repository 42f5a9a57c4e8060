import { expect, test } from 'vitest'

import { Lanes } from './lanes.ts'

test('at most a thousand requests wait for a connection', async () => {
  const lanes = new Lanes(1, 60_000)
  const leave = await lanes.enter()
  const waiting = Array.from({ length: 1_000 }, () => lanes.enter())
  await expect(lanes.enter()).rejects.toThrow('Too many requests wait for a connection to the database.')
  leave()
  for (const entered of waiting) (await entered)()
  expect(lanes.waitingCount).toBe(0)
})
