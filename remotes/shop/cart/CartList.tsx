import './CartList.css'

import type { OrderLine } from '../catalogue.ts'
import { CartRow } from './CartRow.tsx'

type Props = { lines: OrderLine[]; onRemove: (id: number) => unknown; onFailure: () => unknown }

/** `onRemove` and `onFailure` must be stable, so that only changed rows are rendered again. */
export const CartList = ({ lines, ...actions }: Props) => (
  <ul role="list" className="bw-cart" aria-label="Producten in je winkelwagen">
    {lines.map((line) => (
      <CartRow key={line.id} {...line} {...actions} />
    ))}
  </ul>
)
