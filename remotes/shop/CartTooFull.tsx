import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import { Warning } from '#shared/ui/Warning.tsx'

/** Shown when this cart and the one on another device do not fit into one. */
export const CartTooFull = () => (
  <Warning variant="warning" title="Wat je op een ander apparaat in je winkelwagen hebt, past er niet bij.">
    Samen zijn het meer dan {MAX_CART_PRODUCTS} producten. Haal hier iets uit, of bestel eerst wat hier staat.
    Daarna zie je ook de rest.
  </Warning>
)
