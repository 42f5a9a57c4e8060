import type { DetailedError } from 'tus-js-client'
import * as v from 'valibot'

import { RefusedResponse } from '#shared/domain/basics/response.ts'

const FALLBACK = 'Bestand kon niet worden geüpload'
const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'

const responseOf = (error: unknown) => (error as Partial<DetailedError>).originalResponse ?? undefined

/** Undefined when there was no response. */
export const statusOf = (error: unknown) => responseOf(error)?.getStatus() || undefined

function bodyOf(error: unknown) {
  try {
    return v.parse(RefusedResponse, JSON.parse(responseOf(error)?.getBody() ?? ''))
  } catch {
    return undefined
  }
}

/** Request timeout; previous request for the upload still running; too many requests. */
const temporaryStatuses = [408, 423, 429]

export function isTemporary(error: unknown): boolean {
  const status = statusOf(error)
  if (status === undefined || status >= 500 || temporaryStatuses.includes(status)) return true
  return bodyOf(error)?.code === 'UPLOAD_CONFLICT'
}

/** The server's message if it sent one, otherwise a general message. */
export function messageOf(error: unknown): { title: string; detail?: string } {
  const problems = bodyOf(error)
  const title = problems?.errors[0]?.message ?? problems?.message
  if (title) return { title }
  const status = statusOf(error)
  return status === undefined || status >= 500
    ? { title: FALLBACK, detail: UNAVAILABLE }
    : { title: FALLBACK }
}
