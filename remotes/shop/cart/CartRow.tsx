import { useState } from 'react'

import { Quantity } from '#shared/domain/cart.ts'
import { themeLabels } from '#shared/domain/theme.ts'
import { setQuantity } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import type { Line } from '../catalogue.ts'
import { ProductImage } from '../ProductImage.tsx'

const quantities = Quantity.options.map((value) => ({ value, label: value }))

type Props = { line: Line; onRemove: () => unknown; onFailure: () => unknown }

/** One product in the cart. What cannot be ordered any more says so, and can only be taken out. */
export function CartRow({ line: { id, title, quantity, product, isGone }, onRemove, onFailure }: Props) {
  // While it is being written: the box would show the old number for that moment.
  const [chosen, setChosen] = useState<Quantity>()

  async function choose(wanted: Quantity) {
    setChosen(wanted)
    const { stored } = await setQuantity(id, wanted)
    setChosen(undefined)
    if (!stored) onFailure()
  }

  return (
    <li>
      <ProductImage product={product} />
      <div className="bw-cart-what">
        <h2>{title}</h2>
        {product && <p className="bw-soft">{themeLabels[product.theme]}</p>}
        {isGone && <Warning variant="warning" title="Dit materiaal is niet meer te bestellen." />}
      </div>
      {!isGone && (
        <div className="bw-cart-quantity">
          <Select
            name={`aantal-${id}`}
            label="Aantal"
            aria-label={`Aantal: ${title}`}
            options={quantities}
            value={chosen ?? quantity}
            onChange={({ target }) => choose(target.value as Quantity)}
          />
        </div>
      )}
      <div className="bw-cart-remove">
        <Button variant="quiet" aria-label={`Verwijder ${title}`} onClick={onRemove}>
          Verwijder
        </Button>
      </div>
    </li>
  )
}
