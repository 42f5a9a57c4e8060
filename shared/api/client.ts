import ky from 'ky'

import { restUrl } from './store.ts'

/** How long a call may take before it counts as lost, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000

/**
 * The one HTTP client. Portal and back end share an origin; a widget calls from another one, with the same session
 * cookie. Never retried: whether a call is sent again is for the person to say.
 */
export const api = ky.create({
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
