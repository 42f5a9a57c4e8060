import { getConfig, prettyDOM } from '@testing-library/react'

/**
 * The error of a query that found no element, for the library's setting. It describes the page only at the end of a wait,
 * not at each attempt, which takes a tenth of the time of page tests.
 */
export function getElementError(message: string | null, container: Element): Error {
  // Set by the library during the attempts of a wait.
  const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean
  }
  const description = isAttempt ? undefined : prettyDOM(container)
  const error = new Error([message, description].filter(Boolean).join('\n\n'))
  // With this name the library shows where the test waits.
  error.name = 'TestingLibraryElementError'
  // So that the first line of the stack outside libraries is one of the test.
  Error.captureStackTrace(error, getElementError)
  return error
}
