// Separate from the store and without imports: adds only a few hundred bytes to the widgets' loader.

/** The shared cookie of the portal and the widgets. */
export const COOKIE = 'bw_state'

/** Without cookie events, tabs of one origin notify each other over a broadcast channel. */
const lacksCookieEvents = () => !('cookieStore' in globalThis)

/** Notifies other tabs of a change to the cookie, where the browser has no events for it. */
export function announceChange() {
  if (!lacksCookieEvents()) return
  const channel = new BroadcastChannel(COOKIE)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls `onChange` when another tab or sub-domain may have written the cookie, and when the page becomes visible: a page
 * in the background gets no events. Returns the function that stops it.
 */
export function watchCookie(onChange: (event: Event) => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const listen = (target: EventTarget, event: string) => target.addEventListener(event, onChange, { signal })
  if (lacksCookieEvents()) {
    const channel = new BroadcastChannel(COOKIE)
    listen(channel, 'message')
    signal.addEventListener('abort', () => channel.close())
  } else {
    listen(cookieStore, 'change')
  }
  listen(window, 'pageshow')
  listen(window, 'focus')
  listen(document, 'visibilitychange')
  return () => listeners.abort()
}
