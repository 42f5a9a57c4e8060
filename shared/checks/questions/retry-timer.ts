const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000

/** The delay doubles with every start, until it is reset. */
export function createRetryTimer(run: () => unknown) {
  let delayMs = FIRST_DELAY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start() {
      timer = setTimeout(run, delayMs)
      delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)
    },
    reset() {
      delayMs = FIRST_DELAY_MS
    },
    cancel: () => clearTimeout(timer),
  }
}
