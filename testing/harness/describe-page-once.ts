import type { prettyDOM } from '@testing-library/react'

type Library = { getConfig: () => object; prettyDOM: typeof prettyDOM }

/**
 * Returns the setting with which a wait for an element describes the page only when it ends without one, and not after
 * each attempt, which takes a tenth of the time of page tests. `library`: the Testing Library that the tests use.
 */
export function describePageOnce({ getConfig, prettyDOM }: Library) {
  function getElementError(message: string | null, container: Element): Error {
    // The library sets this during the attempts of a wait. Without it, every attempt describes the page.
    const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    const description = isAttempt ? undefined : prettyDOM(container)
    const error = new Error([message, description].filter(Boolean).join('\n\n'))
    // The name that makes the library show where the test waits.
    error.name = 'TestingLibraryElementError'
    // The first line of the stack that is not of a library is then one of the test.
    Error.captureStackTrace(error, getElementError)
    return error
  }
  return { getElementError }
}
