import { getConfig, prettyDOM } from '@testing-library/react'

/**
 * Returns the error of a query that found no element, as a setting of the library. During the attempts of a wait it does
 * not describe the page, which takes a tenth of the time of page tests; the error with which a wait ends does.
 */
export function getElementError(message: string | null, container: Element): Error {
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
