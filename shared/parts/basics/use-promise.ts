import { useEffect, useRef, useState } from 'react'

type Settled<T> = { promise: Promise<T> } & ({ value: T } | { error: unknown })

/**
 * Reads a value that a loader or a panel fetches without waiting for it.
 *
 * `promise`: undefined until fetching starts. Returns `value`, undefined until the first promise is fulfilled, and
 * `isPending`. While another promise is pending, `value` stays that of the previous one: a list remains visible until
 * its next page is loaded. Only the latest promise counts, in whichever order they settle.
 *
 * Throws the error of a rejected promise, for the error boundary of the page, unless `onError` is given, which then
 * receives it once.
 *
 * Not React's `use`: inside the router's transition it would hold back updates of the whole page.
 */
export function usePromise<T>(
  promise: Promise<T> | undefined,
  onError?: (error: unknown) => void,
): { value?: T; isPending: boolean } {
  const [settled, setSettled] = useState<Settled<T>>()
  const handleError = useRef(onError)
  handleError.current = onError

  useEffect(() => {
    let isLatest = true
    promise?.then(
      (value) => isLatest && setSettled({ promise, value }),
      (error) => {
        if (!isLatest) return
        setSettled({ promise, error })
        handleError.current?.(error)
      },
    )
    return () => {
      isLatest = false
    }
  }, [promise])

  const isPending = !promise || settled?.promise !== promise
  if (settled && 'error' in settled) {
    if (!isPending && !onError) throw settled.error
    return { value: undefined, isPending }
  }
  return { value: settled?.value, isPending }
}

/**
 * Fetches a value once, when the component is mounted, and reads it like `usePromise`.
 * `fetch`: must be the same function at every rendering.
 */
export function useFetch<T>(
  fetch: () => Promise<T>,
  onError?: (error: unknown) => void,
): { value?: T; isPending: boolean } {
  const [promise, setPromise] = useState<Promise<T>>()
  useEffect(() => {
    const started = fetch()
    // Its error is handled at the next rendering, which does not take place when the component is removed before.
    started.catch(() => undefined)
    setPromise(started)
  }, [fetch])
  return usePromise(promise, onError)
}
