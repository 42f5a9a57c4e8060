import type { createBrowserRouter } from '#shared/federation/router.ts'
import { waitForIdle } from '../wait-for-idle.ts'

// Part of the first load, and therefore small.

type Router = ReturnType<typeof createBrowserRouter>

/** A page that fails in a loop repeats the same errors. */
const MAX_QUEUED_ERRORS = 20
const waitForFirstPage = (router: Router) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe(look)
    function look({ initialized, navigation }: Router['state']) {
      if (!initialized || navigation.state !== 'idle') return
      stop()
      resolve()
    }
    look(router.state)
  })

/**
 * Returns `report`, for caught errors, and `send`, which loads the library after the first page and sends what was
 * queued to `dsn`. When the library cannot be loaded, errors are not reported.
 */
export function startErrorReports(dsn: string) {
  const queue: unknown[] = []
  let handleError = (error: unknown): unknown => queue.length < MAX_QUEUED_ERRORS && queue.push(error)
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('error', ({ error, message }) => handleError(error ?? message), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => handleError(reason), { signal })

  return {
    report: (error: unknown) => void handleError(error),
    async send(router: Router): Promise<void> {
      await waitForFirstPage(router)
      await waitForIdle()
      const sentry = await import('./sentry.ts').catch(() => undefined)
      listening.abort()
      handleError = sentry ? sentry.startSentry(dsn, router) : () => undefined
      for (const error of queue) handleError(error)
    },
  }
}
