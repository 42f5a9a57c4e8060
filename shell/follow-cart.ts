import { refreshCart, sendCart } from '#shared/parts/cart/exchange-cart.ts'
import { toSendFor } from '#shared/session/exchange.ts'
import { sessionStore } from '#shared/session/store.ts'
import { waitForIdle } from './wait-for-idle.ts'

/**
 * Keeps the cart of a user in step with the server: asks for it once, when the page is drawn, and sends every change of
 * it. What cannot be sent is sent with the next change, when the connection is back, or by the next page that is loaded.
 * Returns the function that stops it.
 */
export function followCart(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const send = () => {
    if (!signal.aborted && toSendFor(sessionStore.getState())) void sendCart()
  }
  // Later: whoever logs a user in asks for the cart first.
  const unsubscribe = sessionStore.subscribe(() => setTimeout(send))
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('online', send, { signal })
  void waitForIdle().then(() => {
    if (!signal.aborted) void refreshCart()
  })
  return () => listeners.abort()
}
