import type { AddToCart, OpenPanel } from '#shared/federation/widgets.ts'

/** Built apart, so that this script needs nothing to find its parts with; beside it in every version. */
const [CART, PANELS] = ['./widgets/cart.js', './widgets/panels.js'] as const

/** Fetches what puts something in the cart; asking again after a failure tries again. */
export const fetchCart = (): Promise<{ addToCart: AddToCart }> => import(/* webpackIgnore: true */ CART)

/** Fetches what opens the panels, likewise. */
export const fetchPanels = (): Promise<{ openPanel: OpenPanel }> => import(/* webpackIgnore: true */ PANELS)

/** Calls `act` when the page has nothing better to do, unless its visitor is saving data. */
export function whenIdle(act: () => void) {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const wait = () => (window.requestIdleCallback ?? setTimeout)(act)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
