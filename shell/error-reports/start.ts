import type { createBrowserRouter } from '#shared/federation/router.ts'

// The part that is there from the first moment, and therefore small.

type Router = ReturnType<typeof createBrowserRouter>

/** Errors to keep before they can be sent: a page that fails in a loop says nothing new after this many. */
const MOST = 20
/** Milliseconds to wait for a quiet moment, and where the browser cannot tell (Safari) the wait itself. */
const QUIET = 2_000

const quietMoment = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: QUIET })
    else setTimeout(resolve, QUIET)
  })

const firstPage = (router: Router) =>
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
 * Keeps errors from now on. Gives `report`, for what somebody else caught, and `send`: fetches what sends errors to
 * `dsn` when the first page is there, hands over the kept ones, and leaves the listening to it. When it does not
 * come, errors are not reported, and nothing else changes.
 */
export function startErrorReports(dsn: string) {
  const kept: unknown[] = []
  let take = (error: unknown): unknown => kept.length < MOST && kept.push(error)
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('error', ({ error, message }) => take(error ?? message), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason), { signal })

  return {
    report: (error: unknown) => void take(error),
    async send(router: Router): Promise<void> {
      await firstPage(router)
      await quietMoment()
      const sentry = await import('./sentry.ts').catch(() => undefined)
      listening.abort()
      take = sentry ? sentry.report(dsn, router) : () => undefined
      for (const error of kept) take(error)
    },
  }
}
