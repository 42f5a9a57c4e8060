import * as cart from '#shared/parts/shop/cart/change-cart.ts'
import * as store from '#shared/session/store.ts'

/** What the tests of the shared cookie load into a page. */
export const session = { ...store, ...cart }
