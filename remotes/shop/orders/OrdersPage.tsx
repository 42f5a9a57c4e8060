import './OrdersPage.css'

import { Suspense, use } from 'react'

import { listOrders } from '#shared/api/orders.ts'
import type { Order } from '#shared/domain/order.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { Pagination } from '#shared/parts/Pagination.tsx'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { type Catalogue, fetchCatalogue, useCatalogue } from '../catalogue.ts'
import { materialsUrl } from '../website.ts'
import { OrderCard } from './OrderCard.tsx'

/** How many orders stand on a page. Source: specification, section 9. */
const PAGE_SIZE = 10

/** One page of the orders, and where it is among the others. */
type Listed = { orders: Order[]; page: number; last: number }

/** The page that is asked for, or the last when there are not so many. */
async function fetchOrders(page: number): Promise<Listed> {
  const { items, total } = await listOrders({ page, size: PAGE_SIZE })
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return page > last ? fetchOrders(last) : { orders: items, page, last }
}

/** The page that an address asks for; the first when it makes no sense. */
function pageOf(address: string): number {
  const page = new URL(address).searchParams.get('pagina') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

// Not awaited: the page is there at once, the orders follow.
export function loader({ request }: LoaderFunctionArgs) {
  const listed = load(fetchOrders(pageOf(request.url)), 'Je bestellingen kunnen niet geladen worden')
  // It may fail before the page is there to hear of it.
  listed.catch(() => undefined)
  return { listed, catalogue: fetchCatalogue() }
}

type Data = { listed: Promise<Listed>; catalogue: Promise<Catalogue> }

const addressOf = (page: number) => (page === 1 ? '/bestellingen' : `/bestellingen?pagina=${page}`)

function Orders({ listed, catalogue: promisedCatalogue }: Data) {
  const { orders, page, last } = use(listed)
  const { catalogue } = useCatalogue(promisedCatalogue)
  useHeadingFocus(page)

  if (orders.length === 0)
    return (
      <EmptyState
        title="Je hebt geen bestellingen"
        action={<ButtonLink href={materialsUrl()}>Bekijk de gratis materialen</ButtonLink>}
      >
        Wat je bestelt, vind je hier terug.
      </EmptyState>
    )
  return (
    <>
      <ul role="list" className="bw-stack bw-orders" aria-label="Bestellingen">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} catalogue={catalogue} />
          </li>
        ))}
      </ul>
      <Pagination page={page} last={last} addressOf={addressOf} />
    </>
  )
}

function OrdersPage() {
  const { listed, catalogue } = useLoaderData<Data>()

  return (
    <div className="bw-stack bw-measure bw-orders-page">
      <PageHeading>Mijn bestellingen</PageHeading>
      <Suspense fallback={<Skeleton label="Bestellingen worden geladen..." lines={6} />}>
        <Orders listed={listed} catalogue={catalogue} />
      </Suspense>
    </div>
  )
}

export { OrdersPage as Component }
