import type { prettyDOM } from '@testing-library/react'

type Library = { getConfig: () => object; prettyDOM: typeof prettyDOM }

/**
 * Returns the setting with which a wait for an element describes the page only when it ends without one, and not after
 * each attempt, which takes a tenth of the time of page tests. `library`: the Testing Library that the tests use.
 */
export const describePageOnce = ({ getConfig, prettyDOM }: Library) => ({
  getElementError(message: string | null, container: Element): Error {
    // The library sets this during the attempts of a wait. Without it, every attempt describes the page.
    const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    return new Error(
      isAttempt ? (message ?? '') : [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    )
  },
})
