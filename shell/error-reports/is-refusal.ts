import { statusOf, UserFacingError } from '#shared/api/basics/errors.ts'
import { isRouteErrorResponse } from '#shared/federation/router.ts'

/** A refused request (4xx), or an error with a message for the user, also as a cause: expected, not reported. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UserFacingError) return true
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error)
  if (status !== undefined) return status >= 400 && status < 500
  return error instanceof Error && isRefusal(error.cause)
}
