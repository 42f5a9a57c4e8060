// Separate from the store and without imports: adds only a few hundred bytes to the widgets' loader.

export const COOKIE = 'bw_state'

/** Then tabs of one origin notify each other over a broadcast channel. */
const lacksCookieEvents = () => !('cookieStore' in globalThis)

export function announceChange() {
  if (!lacksCookieEvents()) return
  const channel = new BroadcastChannel(COOKIE)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls `onChange` when another tab or sub-domain may have written the cookie, and when the page becomes visible: a
 * page in the background gets no events. Returns the function that stops it.
 */
export function watchCookie(onChange: (event: Event) => void): () => void {
  const channel = lacksCookieEvents() && new BroadcastChannel(COOKIE)
  let isWatching = true
  async function listener(event: Event) {
    // During these events `document.cookie` of Chromium may be the text from before; not after a read of the store.
    if (!channel) await cookieStore.get(COOKIE)
    if (isWatching) onChange(event)
  }
  const forEach = (listen: (target: EventTarget, event: string) => void) => {
    if (channel) listen(channel, 'message')
    else listen(cookieStore, 'change')
    listen(window, 'pageshow')
    listen(window, 'focus')
    listen(document, 'visibilitychange')
  }
  // Without a signal: Zone.js before 0.14 registers one listener for all, which ends with the signal of the first.
  forEach((target, event) => target.addEventListener(event, listener))
  return () => {
    isWatching = false
    forEach((target, event) => target.removeEventListener(event, listener))
    if (channel) channel.close()
  }
}
