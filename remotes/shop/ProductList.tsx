import './ProductList.css'

import type { Line } from './catalogue.ts'
import { ProductImage } from './ProductImage.tsx'

/** What is ordered, or was: how many of each, and nothing to change. */
export const ProductList = ({ label, lines }: { label: string; lines: Line[] }) => (
  <ul role="list" className="bw-product-list" aria-label={label}>
    {lines.map(({ id, title, quantity, product }) => (
      <li key={id}>
        <ProductImage product={product} />
        <span>
          <span className="bw-product-list-title">{title}</span>
          <span className="bw-soft">
            {quantity} {quantity === '1' ? 'stuk' : 'stuks'}
          </span>
        </span>
      </li>
    ))}
  </ul>
)
