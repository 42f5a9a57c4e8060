import ky from 'ky'

/** How long a call may take before it counts as lost, in milliseconds. */
const TIMEOUT = 20_000

/**
 * The one HTTP client. Portal and back end share an origin, so the session cookie travels by itself.
 * Never retried: whether a call is sent again is for the person to say.
 */
export const api = ky.create({
  baseUrl: new URL('/rest/', window.location.href),
  retry: 0,
  timeout: TIMEOUT,
})
