// Limits only end what hangs.

declare module 'vitest' {
  interface ProvidedContext {
    longestWaitMs: number
  }
}

/**
 * For what a test waits to see. Three minutes where `npm test` runs, which sets CI: a busy machine may take one for what
 * otherwise takes a second. Whoever works on a test does not want to wait that long for a mistake.
 */
export const LONGEST_WAIT_MS = process.env.CI ? 180_000 : 30_000

/** For a whole test or hook, with every wait in it. */
export const LONGEST_TEST_MS = 540_000
