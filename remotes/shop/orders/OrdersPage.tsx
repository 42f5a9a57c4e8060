import './OrdersPage.css'

import { listOrders } from '#shared/api/shop/orders.ts'
import type { Order } from '#shared/domain/shop/order.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { EmptyBox } from '#shared/parts/basics/drawings/states.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { type Catalogue, fetchCatalogue } from '../catalogue.ts'
import { materialsUrl } from '../website.ts'
import { OrderCard } from './OrderCard.tsx'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 10

type Data = { orders: ListData<Order>; catalogue: Promise<Catalogue> }

export const loader = ({ request }: LoaderFunctionArgs): Data => ({
  orders: loadList(request, {
    size: PAGE_SIZE,
    message: 'Je bestellingen kunnen niet geladen worden',
    fetchPage: ({ page, size }) => listOrders({ page, size }),
  }),
  catalogue: fetchCatalogue(),
})

function Orders(data: Data) {
  const { list, isPending } = useList(data.orders)
  const { value: catalogue } = usePromise(data.catalogue)

  if (!list) return <Skeleton label="Bestellingen worden geladen..." lines={6} />
  if (list.count === 0)
    return (
      <EmptyState
        title="Je hebt geen bestellingen"
        drawing={<EmptyBox />}
        action={<ButtonLink href={materialsUrl()}>Bekijk de gratis materialen</ButtonLink>}
      >
        Wat je bestelt, vind je hier terug.
      </EmptyState>
    )
  return (
    <PagedList list={list} isPending={isPending}>
      <ul role="list" className="bw-stack bw-orders" aria-label="Bestellingen">
        {list.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} catalogue={catalogue} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

const OrdersPage = () => (
  <div className="bw-stack bw-orders-page">
    <PageHeading>Mijn bestellingen</PageHeading>
    <Orders {...useLoaderData<Data>()} />
  </div>
)

export { OrdersPage as Component }
