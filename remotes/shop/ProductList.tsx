import './ProductList.css'

import { ProductImage } from '#shared/parts/shop/ProductImage.tsx'
import type { OrderLine } from './catalogue.ts'

export const ProductList = ({ label, lines }: { label: string; lines: OrderLine[] }) => (
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
