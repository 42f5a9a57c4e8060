import { statusOf } from '#shared/api/errors.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'

/** The token in the address of a page that a mail leads to. */
export const tokenIn = (query: URLSearchParams) => query.get('token') ?? ''

/**
 * Returns what the link in a mail is about, with `find`; null when it is not valid (any more), or has the wrong form. Opening
 * the page changes nothing: scanners of mails do that too. `failure`: the sentence of the error page.
 */
export const loadLink = <T>(request: Request, find: (token: string) => Promise<T | null>, failure: string) =>
  withLoadError(
    find(tokenIn(new URL(request.url).searchParams)).catch((error) => {
      if (statusOf(error) === 400) return null
      throw error
    }),
    failure,
  )
