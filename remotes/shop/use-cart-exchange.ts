import { useEffect, useRef, useState } from 'react'

import { type CartExchange, refreshCart, sendCart } from '#shared/parts/shop/cart/exchange-cart.ts'
import { useSession } from '#shared/session/store.ts'

/** Takes over the cart on the server when the page opens, and sends changes. Returns how the last exchange ended. */
export function useCartExchange(): CartExchange | undefined {
  const cart = useSession((session) => session.cart)
  const userId = useSession(({ user }) => user.id)
  const asked = useRef<number | null>(null)
  const [outcome, setOutcome] = useState<CartExchange>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart is sent
  useEffect(() => {
    const exchange = asked.current === userId ? sendCart : refreshCart
    asked.current = userId
    let isLatest = true
    void exchange().then((ended) => isLatest && setOutcome(ended))
    return () => {
      isLatest = false
    }
  }, [cart, userId])

  return outcome
}
