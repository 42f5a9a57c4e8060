import { memo, useState } from 'react'
import { themeLabels } from '#shared/domain/basics/theme.ts'
import { Quantity } from '#shared/domain/shop/cart.ts'
import { setQuantity } from '#shared/parts/shop/cart/change-cart.ts'
import { ProductImage } from '#shared/parts/shop/ProductImage.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import type { OrderLine } from '../catalogue.ts'

const quantities = Quantity.options.map((value) => ({ value, label: value }))

type Props = OrderLine & { onRemove: (id: number) => unknown; onFailure: () => unknown }

/** A product that can no longer be ordered can only be removed. Memoised, because a cart has up to 250 rows. */
export const CartRow = memo(({ id, title, quantity, product, isUnavailable, onRemove, onFailure }: Props) => {
  // Shown until the cart is stored: the select would jump back to the old quantity in the meantime.
  const [pendingQuantity, setPendingQuantity] = useState<Quantity>()

  async function changeQuantity(newQuantity: Quantity) {
    setPendingQuantity(newQuantity)
    const { stored } = await setQuantity(id, newQuantity)
    setPendingQuantity(undefined)
    if (!stored) onFailure()
  }

  return (
    <li>
      <ProductImage product={product} />
      <div className="bw-cart-what">
        <h2>{title}</h2>
        {product && <p className="bw-soft">{themeLabels[product.theme]}</p>}
        {isUnavailable && <Warning variant="warning" title="Dit materiaal is niet meer te bestellen." />}
      </div>
      {!isUnavailable && (
        <div className="bw-cart-quantity">
          <Select
            name={`aantal-${id}`}
            label="Aantal"
            aria-label={`Aantal: ${title}`}
            options={quantities}
            value={pendingQuantity ?? quantity}
            onChange={({ target }) => changeQuantity(target.value as Quantity)}
          />
        </div>
      )}
      <div className="bw-cart-remove">
        <Button variant="quiet" aria-label={`Verwijder ${title}`} onClick={() => onRemove(id)}>
          Verwijder
        </Button>
      </div>
    </li>
  )
})
