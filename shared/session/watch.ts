// Apart from the store and without imports, so that the widgets' loader can watch for a few hundred bytes.

/** The shared cookie of the portal and the widgets. */
export const COOKIE = 'bw_state'

/** Browsers without cookie events hear of each other's changes here; it stays within one origin. */
const withoutEvents = () => !('cookieStore' in globalThis)

/** Tells the other tabs that this one wrote the cookie, where the browser does not do so itself. */
export function announceChange() {
  if (!withoutEvents()) return
  const channel = new BroadcastChannel(COOKIE)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls `changed` when another tab or sub-domain wrote a cookie, and when the page comes back into view: what
 * happened while it slept is told to nobody. Gives the function that ends it.
 */
export function watchCookie(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const listen = (target: EventTarget, event: string) => target.addEventListener(event, changed, { signal })
  if (withoutEvents()) {
    const channel = new BroadcastChannel(COOKIE)
    listen(channel, 'message')
    signal.addEventListener('abort', () => channel.close())
  } else {
    listen(cookieStore, 'change')
  }
  listen(window, 'pageshow')
  listen(window, 'focus')
  listen(document, 'visibilitychange')
  return () => watching.abort()
}
