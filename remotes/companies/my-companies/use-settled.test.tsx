import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useSettled } from './use-settled.ts'

test('of two answers the one that was asked for last counts, whichever comes last', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const { result, rerender } = renderHook(({ promise }) => useSettled(promise), {
    initialProps: { promise: first.promise },
  })
  expect(result.current).toEqual({ value: undefined, isBusy: true })
  rerender({ promise: second.promise })
  await act(async () => second.resolve('second'))
  expect(result.current).toEqual({ value: 'second', isBusy: false })
  await act(async () => first.resolve('first'))
  expect(result.current).toEqual({ value: 'second', isBusy: false })
})

test('what was there stays until the next is there', async () => {
  const next = Promise.withResolvers<string>()
  const { result, rerender } = renderHook(({ promise }) => useSettled(promise), {
    initialProps: { promise: Promise.resolve('old') },
  })
  await act(async () => undefined)
  rerender({ promise: next.promise })
  expect(result.current).toEqual({ value: 'old', isBusy: true })
  await act(async () => next.resolve('new'))
  expect(result.current).toEqual({ value: 'new', isBusy: false })
})
