import './CartList.css'

import type { OrderLine } from '../catalogue.ts'
import { CartRow } from './CartRow.tsx'

type Props = { lines: OrderLine[]; onRemove: (id: number) => unknown; onFailure: () => unknown }

/**
 * The products in the cart, each with its quantity and a button to remove it. `onRemove`, `onFailure`: the same functions
 * at every rendering, so that only rows that have changed are rendered again.
 */
export const CartList = ({ lines, ...actions }: Props) => (
  <ul role="list" className="bw-cart" aria-label="Producten in je winkelwagen">
    {lines.map((line) => (
      <CartRow key={line.id} {...line} {...actions} />
    ))}
  </ul>
)
