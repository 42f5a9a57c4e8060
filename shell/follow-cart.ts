import { sessionStore } from '#shared/session/store.ts'
import { waitForIdle } from './wait-for-idle.ts'

/**
 * Exchanges the cart of a user with the server. What does that is loaded for users only, to keep the first page small; when
 * it cannot be loaded, the next change tries again.
 */
function exchange(kind: 'sendCart' | 'refreshCart') {
  if (sessionStore.getState().user.isLoggedIn)
    import('#shared/parts/shop/cart/exchange-cart.ts').then(
      (cart) => cart[kind](),
      () => undefined,
    )
}

/**
 * Keeps the cart of a user in step with the server: asks for it once, when the page is drawn, and sends every change of
 * it. What cannot be sent is sent with the next change, when the connection is back, or by the next page that is loaded.
 * Returns the function that stops it.
 */
export function followCart(): () => void {
  let isStopped = false
  const send = () => isStopped || exchange('sendCart')
  waitForIdle().then(() => isStopped || exchange('refreshCart'))
  window.addEventListener('online', send)
  // Later: whoever logs a user in asks for the cart first.
  sessionStore.subscribe(() => setTimeout(send))
  return () => {
    isStopped = true
  }
}
