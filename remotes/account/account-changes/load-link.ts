import { statusOf } from '#shared/api/basics/errors.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'

/**
 * Returns what the link in a mail is about, with `find`; null when it is not valid (any more), or has the wrong form. Opening
 * the page changes nothing: scanners of mails do that too. `failure`: the sentence of the error page.
 */
export const loadLink = <T>(find: (token: string) => Promise<T | null>, failure: string) =>
  withLoadError(
    find(currentLinkSecret()).catch((error) => {
      if (statusOf(error) === 400) return null
      throw error
    }),
    failure,
  )
