import type { Order } from '#shared/domain/shop/order.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type Catalogue, orderLinesOf } from '../catalogue.ts'
import { ProductList } from '../ProductList.tsx'
import { materialsUrl } from '../website.ts'

type Props = { order: Order; catalogue: Catalogue | undefined }

export const Ordered = ({ order, catalogue }: Props) => (
  <div className="bw-stack">
    <PageHeading>Bedankt voor je bestelling</PageHeading>
    <p>
      Je bestelling wordt zo snel mogelijk verwerkt. Je krijgt een bevestiging per e-mail, met bestelnummer{' '}
      {order.id}.
    </p>
    <Card>
      <h2>Dit heb je besteld</h2>
      <ProductList label="Bestelde producten" lines={orderLinesOf(order.products, catalogue)} />
    </Card>
    <div className="bw-actions">
      <ButtonLink href="/bestellingen">Mijn bestellingen</ButtonLink>
      <ButtonLink variant="secondary" href={materialsUrl()}>
        Bekijk de gratis materialen
      </ButtonLink>
    </div>
  </div>
)
