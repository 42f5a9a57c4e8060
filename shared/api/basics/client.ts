import ky, { type Options } from 'ky'

import { jsonText } from '#shared/domain/basics/json-text.ts'

import { countChange, restUrl } from './store.ts'

const REQUEST_TIMEOUT_MS = 20_000

const fetchAndCount: typeof fetch = async (input, init) => {
  if ((input as Request).method === 'GET') return fetch(input, init)
  countChange()
  return fetch(input, init).finally(countChange)
}

const options: Options = {
  credentials: 'include',
  retry: 0,
  timeout: REQUEST_TIMEOUT_MS,
  // On a page of a website, a library may give values another text.
  stringifyJson: jsonText,
  hooks: {
    init: [
      (options) => {
        options.baseUrl = restUrl()
      },
    ],
  },
}

/**
 * Also used by widgets on other origins, with the same session cookie. Never retries: the user decides to send a call
 * again. Calls reject with an HTTPError for a status of 400 or higher, a NetworkError, or a TimeoutError; see errors.ts
 * for their messages.
 */
export const api = ky.create({ ...options, fetch: fetchAndCount })

/** For changes that no page reads from the server, such as those of the cart, which pages read from the shared cookie. */
export const uncountedApi = ky.create(options)
