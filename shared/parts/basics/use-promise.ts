import { useEffect, useRef, useState } from 'react'

type Settled<T> = { promise: Promise<T> } & ({ value: T } | { error: unknown })

/**
 * Reads a value that a loader or a panel does not wait for. While another promise is pending, `value` stays that of the
 * previous one; only the latest counts. Throws its error for the error boundary, unless `onError` is given, which
 * receives it once. React's `use` would hold back updates of the whole page inside the router's transition.
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

/** Fetches once, when mounted. `fetch`: must be the same function at every rendering. */
export function useFetch<T>(
  fetch: () => Promise<T>,
  onError?: (error: unknown) => void,
): { value?: T; isPending: boolean } {
  const [promise, setPromise] = useState<Promise<T>>()
  useEffect(() => {
    const started = fetch()
    // The error is handled at the next rendering, which does not take place when the component is removed before.
    started.catch(() => undefined)
    setPromise(started)
  }, [fetch])
  return usePromise(promise, onError)
}
