import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { useFetch, usePromise } from './use-promise.ts'

test('of two promises the latest counts, in whichever order they are fulfilled', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const { result, rerender } = renderHook(({ promise }) => usePromise(promise), {
    initialProps: { promise: first.promise },
  })
  expect(result.current).toEqual({ value: undefined, isPending: true })
  rerender({ promise: second.promise })
  await act(async () => second.resolve('second'))
  expect(result.current).toEqual({ value: 'second', isPending: false })
  await act(async () => first.resolve('first'))
  expect(result.current).toEqual({ value: 'second', isPending: false })
})

test('keeps the value until the next promise is fulfilled', async () => {
  const next = Promise.withResolvers<string>()
  const { result, rerender } = renderHook(({ promise }) => usePromise(promise), {
    initialProps: { promise: Promise.resolve('old') },
  })
  await act(async () => undefined)
  rerender({ promise: next.promise })
  expect(result.current).toEqual({ value: 'old', isPending: true })
  await act(async () => next.resolve('new'))
  expect(result.current).toEqual({ value: 'new', isPending: false })
})

test('passes the error of a rejected promise to onError, once', async () => {
  const onError = vi.fn()
  const promise = Promise.reject('no')
  const { result, rerender } = renderHook(() => usePromise(promise, onError))
  await act(async () => undefined)
  rerender()
  expect(result.current).toEqual({ value: undefined, isPending: false })
  expect(onError.mock.calls).toEqual([['no']])
})

test('fetches once, and passes the error of a failed fetch to onError', async () => {
  const fetch = vi.fn(() => Promise.reject('no'))
  const onError = vi.fn()
  const { result, rerender } = renderHook(() => useFetch(fetch, onError))
  expect(result.current).toEqual({ value: undefined, isPending: true })
  await act(async () => undefined)
  rerender()
  expect(result.current).toEqual({ value: undefined, isPending: false })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(onError.mock.calls).toEqual([['no']])
})
