import './CartList.css'

import type { Line } from '../catalogue.ts'
import { CartRow } from './CartRow.tsx'

type Props = { lines: Line[]; onRemove: (line: Line) => unknown; onFailure: () => unknown }

/** What is in the cart, each with how many and a way out. */
export const CartList = ({ lines, onRemove, onFailure }: Props) => (
  <ul role="list" className="bw-cart" aria-label="Producten in je winkelwagen">
    {lines.map((line) => (
      <CartRow key={line.id} line={line} onRemove={() => onRemove(line)} onFailure={onFailure} />
    ))}
  </ul>
)
