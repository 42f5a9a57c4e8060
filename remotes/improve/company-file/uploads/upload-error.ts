import type { DetailedError } from 'tus-js-client'
import * as v from 'valibot'

import { Problems } from '#shared/domain/response.ts'

const FALLBACK = 'Bestand kon niet worden geüpload'
const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'

const responseOf = (error: unknown) => (error as Partial<DetailedError>).originalResponse ?? undefined

/** Returns the HTTP status of a failed upload; undefined when there was no response. */
export const statusOf = (error: unknown) => responseOf(error)?.getStatus() || undefined

function problemsOf(error: unknown): Problems | undefined {
  try {
    return v.parse(Problems, JSON.parse(responseOf(error)?.getBody() ?? ''))
  } catch {
    return undefined
  }
}

/** Returns the message to show for a failed upload: that of the server if there is one, otherwise the general one. */
export function messageOf(error: unknown): { title: string; detail?: string } {
  const problems = problemsOf(error)
  const title = problems?.errors[0]?.message ?? problems?.message
  if (title) return { title }
  const status = statusOf(error)
  return status === undefined || status >= 500
    ? { title: FALLBACK, detail: UNAVAILABLE }
    : { title: FALLBACK }
}
