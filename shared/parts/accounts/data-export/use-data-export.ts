import { useEffect, useState } from 'react'

import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'

const POLL_INTERVAL_MS = 2_000

/** Both return the state of the download; `request` starts to make one. */
export type DataExportRequests = {
  get: () => Promise<DataExport>
  request: (key: string) => Promise<DataExport>
}

/**
 * Polls the state of a download while it is being made. `loaded`: the state when the page was opened, or loaded again.
 * Returns `state`, undefined until it is known; `error`, why it is not known at the moment; and `request`, which starts
 * to make one.
 */
export function useDataExport(loaded: Promise<DataExport>, requests: DataExportRequests) {
  const [error, setError] = useState<unknown>()
  const { value: first } = usePromise(loaded, setError)
  const [newer, setNewer] = useState<DataExport>()
  // Counts the polls, so that one that fails is followed by the next.
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
      requests.get().then(
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
    setNewer(await requests.request(key))
    setError(undefined)
  }

  return { state, error, request }
}
