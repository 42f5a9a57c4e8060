import type { ErrorCode } from '#shared/domain/basics/error-code.ts'
import type { Problem, Problems } from '#shared/domain/basics/response.ts'

/** For a refusal without a reason of its own. Every other status has the code of 400 or 500. */
const codesByStatus: Record<number, ErrorCode> = {
  401: 'NOT_LOGGED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
}

function defaultCode(status: number, hasProblems: boolean): ErrorCode {
  if (status === 400 && hasProblems) return 'VALIDATION_FAILED'
  return codesByStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR')
}

export type FinalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 412 | 413 | 415 | 416 | 422 | 431 | 499 | 500
type TemporaryStatus = 429 | 503
type Details = string | Problem[] | null
/** `retryAfter`: after how many seconds the client may try again, a whole number from 1. */
type Temporary = { retryAfter: number; code?: ErrorCode }

/**
 * Refuses a request. `details`: a Dutch sentence for the user, problems per field, or null, for which the page has
 * its own sentence. `code`: the reason, for programs; by default the general code of the status. A refusal with 429
 * or 503 says in the header `retry-after` when to try again.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly problems: Problems
  readonly retryAfter: number | undefined

  constructor(status: FinalStatus, details?: Details, code?: ErrorCode)
  constructor(status: TemporaryStatus, details: Details, temporary: Temporary)
  constructor(
    status: FinalStatus | TemporaryStatus,
    details: Details = null,
    reason: ErrorCode | Partial<Temporary> = {},
  ) {
    super(`Refused with ${status}`)
    const { code, retryAfter } = typeof reason === 'string' ? { code: reason } : reason
    this.status = status
    this.retryAfter = retryAfter
    this.code = code ?? defaultCode(status, Array.isArray(details))
    this.problems = {
      message: typeof details === 'string' ? details : null,
      globalerrors: [],
      errors: Array.isArray(details) ? details : [],
    }
  }
}

/** For a request whose user was deleted while it was handled. */
export const userDeleted = () => new Refusal(401)
