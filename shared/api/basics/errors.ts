import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'

import type { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { RefusedResponse } from '#shared/domain/basics/response.ts'

const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'
const FORBIDDEN = 'Geen rechten of toegang tot dit onderdeel'
const UNEXPECTED = 'De applicatie heeft een onverwachte fout gegeven, probeer het later nog eens.'

export type ErrorMessage = { title: string; detail?: string }

export class UserFacingError extends Error {}

export const statusOf = (error: unknown) => (isHTTPError(error) ? error.response.status : undefined)

/** Undefined without a response, or when another server sent it. */
function problemsOf(error: unknown): RefusedResponse | undefined {
  if (!isHTTPError(error)) return undefined
  const parsed = v.safeParse(RefusedResponse, error.data)
  return parsed.success ? parsed.output : undefined
}

export const isRefusedWith = (error: unknown, code: ErrorCode) => problemsOf(error)?.code === code

/** The server cannot be reached, or cannot work at this moment. */
export const isUnavailable = (error: unknown) =>
  isNetworkError(error) || isTimeoutError(error) || (statusOf(error) ?? 0) >= 500

function sentenceForStatus(error: unknown): { sentence: string; isSpecific: boolean } {
  if (isUnavailable(error)) return { sentence: UNAVAILABLE, isSpecific: true }
  const status = statusOf(error)
  if (status === undefined) return { sentence: UNEXPECTED, isSpecific: false }
  if (status === 403) return { sentence: FORBIDDEN, isSpecific: true }
  if (status >= 400) return { sentence: UNEXPECTED, isSpecific: false }
  return { sentence: `Er is iets misgegaan (${status})`, isSpecific: false }
}

/** The server's if there is one, otherwise `fallback` with the sentence for the status, otherwise that alone. */
export function messageFor(error: unknown, fallback?: string): ErrorMessage {
  if (error instanceof UserFacingError) return { title: error.message }
  const problems = problemsOf(error)
  const serverMessage = problems?.errors[0]?.message ?? problems?.globalerrors[0] ?? problems?.message
  if (serverMessage) return { title: serverMessage }
  const { sentence, isSpecific } = sentenceForStatus(error)
  if (!fallback) return { title: sentence }
  return isSpecific ? { title: fallback, detail: sentence } : { title: fallback }
}

/**
 * For a heading that is the same for every failure: what the server says about the whole request, or the sentence for
 * the status. What it says about fields is left to `fieldErrorsOf`.
 */
export function messageUnder(heading: string, error: unknown): ErrorMessage {
  const problems = problemsOf(error)
  const withoutField = problems?.errors.find(({ field }) => !field)?.message
  const detail = withoutField ?? problems?.globalerrors[0] ?? problems?.message
  if (detail) return { title: heading, detail }
  return problems?.errors.length ? { title: heading } : messageFor(error, heading)
}

/** By field name of the flat forms, not of the API. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  const named = problemsOf(error)?.errors.filter((problem) => problem.field) ?? []
  return Object.fromEntries(
    named.map(({ field, message }) => [field?.replace('contactInfo.', ''), [message]]),
  )
}
