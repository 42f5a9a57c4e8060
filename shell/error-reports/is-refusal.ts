import { statusOf, UserFacingError } from '#shared/api/errors.ts'
import { isRouteErrorResponse } from '#shared/federation/router.ts'

/** Whether a call was refused for a reason that the page shows, anywhere among the causes: that is no error of ours. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UserFacingError) return true
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error)
  if (status !== undefined) return status >= 400 && status < 500
  return error instanceof Error && isRefusal(error.cause)
}
