import type { AddToCart, OpenPanel } from '#shared/federation/widgets.ts'

/** Built separately, so that this script needs no chunk loader; the addresses are relative to it in every version. */
const CART: string = './widgets/cart.js'
const PANELS: string = './widgets/panels.js'

/** Imports the module that adds products to the cart. A call after a failure tries again. */
export const importCart = (): Promise<{ addToCart: AddToCart }> => import(/* webpackIgnore: true */ CART)

/** Imports the module that opens the panels. A call after a failure tries again. */
export const importPanels = (): Promise<{ openPanel: OpenPanel }> => import(/* webpackIgnore: true */ PANELS)
