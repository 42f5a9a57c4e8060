import { AsyncLocalStorage } from 'node:async_hooks'

export type Worker = {
  /** Starts immediately. Should be called when there is something to do. */
  wake: () => void
  /** Resolves when the current call of `doNext` has ended. The rest of the work stays for the next start. */
  stop: () => Promise<void>
}

/**
 * Calls `doNext` until it returns false: at the start, when woken, and every `interval` milliseconds. `prepare`:
 * called before each series. `onError`: receives an error, which ends the series.
 */
export function startWorker({
  doNext,
  prepare,
  interval,
  onError,
}: {
  doNext: () => Promise<boolean>
  prepare?: () => Promise<unknown>
  interval: number
  onError: (error: unknown) => void
}): Worker {
  // What the worker does is no part of the request that wakes it.
  const outsideRequests = AsyncLocalStorage.snapshot()
  let isStopped = false
  let isAwake = false
  let work: Promise<void> | undefined

  async function run() {
    while (isAwake && !isStopped) {
      isAwake = false
      try {
        await prepare?.()
        while (!isStopped && (await doNext()));
      } catch (error) {
        onError(error)
      }
    }
    work = undefined
  }

  function wake() {
    isAwake = true
    work ??= outsideRequests(run)
  }

  const timer = setInterval(wake, interval)
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await work
    },
  }
}
