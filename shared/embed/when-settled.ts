import { ofDocument } from '#shared/session/of-document.ts'

/** A page may never be idle, and a browser that draws no frames may not tell. */
const IDLE_TIMEOUT_MS = 1000

/**
 * When the page has loaded and is idle. By then a framework has taken over the HTML that its server rendered: React
 * discards the HTML of a link that differs from what it expects.
 */
export function whenSettled(callback: () => void) {
  const wait = () =>
    (window.requestIdleCallback ?? setTimeout)(callback, { timeout: IDLE_TIMEOUT_MS } as never)
  if (ofDocument('readyState') === 'complete') wait()
  else addEventListener('load', wait)
}
