import ky from 'ky'

import { countChange, restUrl } from './store.ts'

const REQUEST_TIMEOUT_MS = 20_000

const fetchAndCount: typeof fetch = async (input, init) => {
  if ((input as Request).method === 'GET') return fetch(input, init)
  countChange()
  return fetch(input, init).finally(countChange)
}

/** For changes that no page reads from the server, such as those of the cart, which pages read from the shared cookie. */
export const uncountedApi = ky.create({
  credentials: 'include',
  retry: 0,
  timeout: REQUEST_TIMEOUT_MS,
  hooks: {
    init: [
      (options) => {
        options.baseUrl = restUrl()
      },
    ],
  },
})

/**
 * Also used by widgets on other origins, with the same session cookie. Never retries: the user decides to send a call
 * again. Calls reject with an HTTPError for a status of 400 or higher, a NetworkError, or a TimeoutError; see errors.ts
 * for their messages.
 */
export const api = uncountedApi.extend({ fetch: fetchAndCount })
