import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withLoadTimeout } from './load-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('code may take 120 seconds to load, and no longer', async () => {
  const outcome = vi.fn()
  withLoadTimeout(new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(new Error('not loaded within 120000 ms'))
})

test('code that is loaded leaves no timer behind', async () => {
  expect(await withLoadTimeout(Promise.resolve('loaded'))).toBe('loaded')
  expect(vi.getTimerCount()).toBe(0)
})
