import { UserFacingError } from '#shared/api/basics/errors.ts'
import { importPart } from '#shared/api/basics/store.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { signIn } from '#shared/session/store.ts'

/** Also merges the carts. Throws an error for the user when the browser stores no cookies. */
export async function storeLogin(status: LoginStatus): Promise<void> {
  const { stored } = await signIn(status)
  if (!stored) throw new UserFacingError('Je browser bewaart geen cookies. Sta cookies toe om in te loggen.')
  await importPart(
    'exchange',
    () =>
      import(
        /* webpackMode: "lazy", webpackChunkName: "exchange" */ '#shared/parts/shop/cart/exchange-cart.ts'
      ),
  ).then(
    (cart) => cart.refreshCartSoon(),
    () => undefined,
  )
}
