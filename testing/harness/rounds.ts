// Tests that repeat something random, such as property tests and killed processes, take few rounds by default.
// The first tier takes a fifth of them. TEST_ROUNDS multiplies them: `TEST_ROUNDS=50 npx vitest run server/tenants`.

import { isFirstTier } from '../tier.ts'

const factor = Number(process.env.TEST_ROUNDS ?? (isFirstTier ? 0.2 : 1))
/** The longest time that a timer accepts, in milliseconds. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

export const rounds = (few: number) => Math.ceil(few * factor)

/** For a test that takes `milliseconds` for its few rounds. */
export const roundsTimeout = (milliseconds: number) =>
  Math.min(milliseconds * Math.max(factor, 1), LONGEST_TIMEOUT_MS)
