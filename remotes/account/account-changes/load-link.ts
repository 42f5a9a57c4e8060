import { statusOf } from '#shared/api/basics/errors.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'

/** null for an invalid link. Only reads, because mail scanners open links too. `failure`: the error page's sentence. */
export const loadLink = <T>(find: (token: string) => Promise<T | null>, failure: string) =>
  withLoadError(
    find(currentLinkSecret()).catch((error) => {
      if (statusOf(error) === 400) return null
      throw error
    }),
    failure,
  )
