import * as cart from '#shared/parts/shop/cart/change-cart.ts'
import * as store from '#shared/session/store.ts'

export const session = { ...store, ...cart }
