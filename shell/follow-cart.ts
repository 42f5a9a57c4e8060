import { sessionStore } from '#shared/session/store.ts'
import { waitForIdle } from './wait-for-idle.ts'

/** Loaded for users only, to keep the first page small. When it cannot be loaded, the next change tries again. */
function exchange(kind: 'sendCart' | 'refreshCart') {
  if (sessionStore.getState().user.isLoggedIn)
    import('#shared/parts/shop/cart/exchange-cart.ts').then(
      (cart) => cart[kind](),
      () => undefined,
    )
}

/**
 * Asks for the user's cart once the page is drawn, and sends every change. What cannot be sent goes with the next
 * change, when the connection is back, or with the next page. Returns the function that stops it.
 */
export function followCart(): () => void {
  let isStopped = false
  const send = () => isStopped || exchange('sendCart')
  waitForIdle().then(() => isStopped || exchange('refreshCart'))
  window.addEventListener('online', send)
  // Later, because whoever logs a user in asks for the cart first.
  sessionStore.subscribe(() => setTimeout(send))
  return () => {
    isStopped = true
  }
}
