import './CartList.css'

import type { OrderLine } from '../catalogue.ts'
import { CartRow } from './CartRow.tsx'

type Props = { lines: OrderLine[]; onRemove: (line: OrderLine) => unknown; onFailure: () => unknown }

/** The products in the cart, each with its quantity and a button to remove it. */
export const CartList = ({ lines, onRemove, onFailure }: Props) => (
  <ul role="list" className="bw-cart" aria-label="Producten in je winkelwagen">
    {lines.map((line) => (
      <CartRow key={line.id} line={line} onRemove={() => onRemove(line)} onFailure={onFailure} />
    ))}
  </ul>
)
