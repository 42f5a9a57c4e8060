/** In browsers without requestIdleCallback (Safari) this is the wait itself. */
const IDLE_TIMEOUT_MS = 2_000

export const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_TIMEOUT_MS)
  })
