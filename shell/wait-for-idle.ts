/** Longest wait for an idle moment; in browsers without requestIdleCallback (Safari) the wait itself. */
const IDLE_TIMEOUT_MS = 2_000

/** Waits until the browser has nothing else to do, such as drawing the page. */
export const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_TIMEOUT_MS)
  })
