import { formatInstant } from '#shared/domain/basics/date.ts'
import type { Order } from '#shared/domain/shop/order.ts'
import { Card } from '#shared/ui/Card.tsx'
import { type Catalogue, orderLinesOf } from '../catalogue.ts'
import { ProductList } from '../ProductList.tsx'

type Props = { order: Order; catalogue: Catalogue | undefined }

export function OrderCard({ order: { id, date, products }, catalogue }: Props) {
  const title = `Bestelling van ${formatInstant(date)}`
  return (
    <Card>
      <div className="bw-row bw-order-head">
        <h2>{title}</h2>
        <p className="bw-soft">Bestelnummer {id}</p>
      </div>
      <ProductList label={title} lines={orderLinesOf(products, catalogue)} />
    </Card>
  )
}
