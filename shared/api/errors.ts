import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'

import { Problems } from '#shared/domain/response.ts'

const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'
const FORBIDDEN = 'Geen rechten of toegang tot dit onderdeel'
const UNEXPECTED = 'De applicatie heeft een onverwachte fout gegeven, probeer het later nog eens.'

/** What to tell about a failure: a sentence, and for some statuses a second one under it. */
export type ErrorMessage = { title: string; detail?: string }

/** A failure whose message is meant for the visitor. */
export class UserFacingError extends Error {}

/** The HTTP status of a failed call; undefined when no answer came. */
export const statusOf = (error: unknown) => (isHTTPError(error) ? error.response.status : undefined)

/** What the server itself says about a failed call, if it says anything. */
function problemsOf(error: unknown): Problems | undefined {
  if (!isHTTPError(error)) return undefined
  const parsed = v.safeParse(Problems, error.data)
  return parsed.success ? parsed.output : undefined
}

/** The sentence for a status, and whether it says more than that something went wrong. */
function sentenceForStatus(error: unknown): { sentence: string; isSpecific: boolean } {
  if (isNetworkError(error) || isTimeoutError(error)) return { sentence: UNAVAILABLE, isSpecific: true }
  const status = statusOf(error)
  if (status === undefined) return { sentence: UNEXPECTED, isSpecific: false }
  if (status === 403) return { sentence: FORBIDDEN, isSpecific: true }
  if (status >= 500) return { sentence: UNAVAILABLE, isSpecific: true }
  if (status >= 400) return { sentence: UNEXPECTED, isSpecific: false }
  return { sentence: `Er is iets misgegaan (${status})`, isSpecific: false }
}

/**
 * What to show for a failed call: the server's own words when it has any, otherwise the page's `fallback` with the
 * sentence for the status under it, otherwise that sentence alone.
 */
export function messageFor(error: unknown, fallback?: string): ErrorMessage {
  if (error instanceof UserFacingError) return { title: error.message }
  const problems = problemsOf(error)
  const said = problems?.errors[0]?.message ?? problems?.globalerrors[0] ?? problems?.message
  if (said) return { title: said }
  const { sentence, isSpecific } = sentenceForStatus(error)
  if (!fallback) return { title: sentence }
  return isSpecific ? { title: fallback, detail: sentence } : { title: fallback }
}

/** Server complaints per field, by the name of the field. Forms are flat where the API is not. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  const named = problemsOf(error)?.errors.filter((problem) => problem.field) ?? []
  return Object.fromEntries(
    named.map(({ field, message }) => [field?.replace('contactInfo.', ''), [message]]),
  )
}
