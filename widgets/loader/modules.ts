import type { AddToCart, OpenPanel } from '#shared/federation/widgets.ts'

/** Built separately, so that this script needs no chunk loader; the addresses are relative to it in every version. */
const CART: string = './widgets/cart.js'
const PANELS: string = './widgets/panels.js'

/** Imports the module that adds products to the cart. A call after a failure tries again. */
export const importCart = (): Promise<{ addToCart: AddToCart }> => import(/* webpackIgnore: true */ CART)

/** Imports the module that opens the panels. A call after a failure tries again. */
export const importPanels = (): Promise<{ openPanel: OpenPanel }> => import(/* webpackIgnore: true */ PANELS)

/** Longest wait for an idle moment: a page may never have one, and a browser that draws no frames may not tell. */
const IDLE_TIMEOUT_MS = 3000

/**
 * Calls `callback` when the page has loaded and is idle, at the latest 3 s after it has loaded. Never calls it for
 * visitors who save data.
 */
export function whenIdle(callback: () => void) {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(callback)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
