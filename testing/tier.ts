declare module 'vitest' {
  interface ProvidedContext {
    isFirstTier: boolean
  }
}

/**
 * Whether deep tests are left out, as by `npm test`: files named `*.deep.*`, and stories and tests in the browser with the
 * tag `deep`. Tests of Vitest with that tag are left out with `--tags-filter=!deep`.
 */
export const isFirstTier = process.env.TEST_TIER === 'first'
