import type { ErrorCode } from '#shared/domain/error-code.ts'
import type { Problem, Problems } from '#shared/domain/response.ts'

/** The code of a refusal that has no reason of its own. Every other status has the code of 400 or 500. */
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

/**
 * An error that refuses the request.
 * `status`: the HTTP status. `details`: the message for the user: one Dutch sentence about the whole request, problems
 * per field, or nothing, in which case the page shows its own sentence for the status. `code`: the reason, for
 * programs; by default the general code of the status.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly problems: Problems

  constructor(status: number, details: string | Problem[] | null = null, code?: ErrorCode) {
    super(`Refused with ${status}`)
    this.status = status
    this.code = code ?? defaultCode(status, Array.isArray(details))
    this.problems = {
      message: typeof details === 'string' ? details : null,
      globalerrors: [],
      errors: Array.isArray(details) ? details : [],
    }
  }
}
