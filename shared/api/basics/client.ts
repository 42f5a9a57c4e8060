import ky from 'ky'

import { countChange, restUrl } from './store.ts'

/** Timeout of a call. */
const REQUEST_TIMEOUT_MS = 20_000

/** Sends a request, and counts it at both ends if it changes something. */
const fetchAndCount: typeof fetch = async (input, init) => {
  if ((input as Request).method === 'GET') return fetch(input, init)
  countChange()
  return fetch(input, init).finally(countChange)
}

/**
 * The HTTP client of all API calls. Portal and API share an origin; a widget calls from another origin, with the same
 * session cookie. Calls are never retried automatically: the user decides to send one again. Calls reject with an
 * HTTPError for a status of 400 or higher, a NetworkError, or a TimeoutError; see errors.ts for their messages.
 */
export const api = ky.create({
  credentials: 'include',
  retry: 0,
  timeout: REQUEST_TIMEOUT_MS,
  fetch: fetchAndCount,
  hooks: {
    init: [
      (options) => {
        options.baseUrl = restUrl()
      },
    ],
  },
})
