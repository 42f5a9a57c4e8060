import { verifyPart } from '../verify-part.ts'

// The build of the panels replaces the import of `shared/parts/shop/cart/exchange-cart.ts` after a login by this file
// (`tools/build/widgets.ts`): a module of its own, since most visitors who open the login form do not log in there.

/** The portal does so later when the module cannot be loaded. */
export async function refreshCartSoon(): Promise<void> {
  try {
    await verifyPart('exchange')
    const exchange = await import(
      /* webpackMode: "lazy", webpackChunkName: "exchange" */ '#shared/parts/shop/cart/exchange-cart.ts'
    )
    await exchange.refreshCartSoon()
  } catch {}
}
