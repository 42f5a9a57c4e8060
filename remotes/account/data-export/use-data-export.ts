import { useEffect, useState } from 'react'

import { getDataExport, requestDataExport } from '#shared/api/data-export.ts'
import type { DataExport } from '#shared/domain/data-export.ts'
import { usePromise } from '#shared/parts/use-promise.ts'

/** Time between two looks at the progress. */
const POLL_INTERVAL_MS = 2_000

/**
 * Keeps the state of the download up to date while it is being made. `loaded`: the state when the page was opened.
 * Returns `state`, undefined until it is known; `error`, why it is not known at the moment; and `request`, which lets a
 * download be made.
 */
export function useDataExport(loaded: Promise<DataExport>) {
  const [error, setError] = useState<unknown>()
  const { value: first } = usePromise(loaded, setError)
  const [newer, setNewer] = useState<DataExport>()
  // Counts the looks, so that one that fails is followed by the next.
  const [looks, setLooks] = useState(0)
  const state = newer ?? first
  const isPending = state?.status === 'PENDING'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look starts the wait for the next
  useEffect(() => {
    if (!isPending) return undefined
    let isLatest = true
    const show = (look: () => void) => {
      if (!isLatest) return
      look()
      setLooks((count) => count + 1)
    }
    const timer = setTimeout(() => {
      getDataExport().then(
        (next) =>
          show(() => {
            setError(undefined)
            setNewer(next)
          }),
        (failure) => show(() => setError(failure)),
      )
    }, POLL_INTERVAL_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [isPending, looks])

  async function request(key: string) {
    setNewer(await requestDataExport(key))
    setError(undefined)
  }

  return { state, error, request }
}
