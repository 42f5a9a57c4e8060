import './ProductPicker.css'

import type { Product } from '#shared/domain/shop/product.ts'
import { Select } from '#shared/ui/Select.tsx'

type Props = {
  /** Null when the catalogue could not be loaded. */
  products: Product[] | null
  product: number
  quantity: number
  onChange: (changed: { product?: number; quantity?: number }) => void
}

const quantities = Array.from({ length: 10 }, (_, index) => `${index + 1}`).map((value) => ({
  value,
  label: value,
}))

export function ProductPicker({ products, product, quantity, onChange }: Props) {
  const chosen = products?.find(({ id }) => id === product)
  return (
    <div className="bw-product-picker">
      {chosen && <img src={chosen.image} alt="" width={96} height={72} />}
      <Select
        name="product"
        label="Materiaal"
        options={(products ?? []).map(({ id, title }) => ({ value: `${id}`, label: title }))}
        value={`${product}`}
        onChange={({ target }) => onChange({ product: Number(target.value) })}
        description={products ? undefined : 'De lijst met materialen kan nu niet geladen worden.'}
      />
      <Select
        name="quantity"
        label="Aantal"
        options={quantities}
        value={`${quantity}`}
        onChange={({ target }) => onChange({ quantity: Number(target.value) })}
      />
    </div>
  )
}
