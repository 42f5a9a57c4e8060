/** Ends a test that waits for what does not come. A busy machine may take a minute for what otherwise takes a second. */
export const HANGS_AFTER_MS = 180_000
