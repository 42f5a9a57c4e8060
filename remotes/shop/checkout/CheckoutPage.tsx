import './CheckoutPage.css'

import { useState } from 'react'

import { listCompaniesForOrder } from '#shared/api/shop/orders.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import type { CompanyForOrder, Order } from '#shared/domain/shop/order.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { CartTooFull } from '../CartTooFull.tsx'
import { type Catalogue, fetchCatalogue, orderLinesOf } from '../catalogue.ts'
import { NoProducts } from '../NoProducts.tsx'
import { useCartExchange } from '../use-cart-exchange.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { Ordered } from './Ordered.tsx'
import { Summary } from './Summary.tsx'

type Data = { companies: Promise<CompanyForOrder[]>; catalogue: Promise<Catalogue> }

// Not awaited: the page is shown at once, the companies follow.
export const loader = (): Data => ({
  companies: withLoadError(listCompaniesForOrder(), 'Lijst met bedrijven ophalen niet gelukt'),
  catalogue: fetchCatalogue(),
})

const NoCompany = () => (
  <EmptyState
    title="Je hebt nog geen bedrijf"
    drawing={<Workshop />}
    action={<ButtonLink href="/bedrijf-toevoegen?voor=bestelling">Bedrijf toevoegen</ButtonLink>}
  >
    Je bestelt voor een bedrijf van jezelf, of een bedrijf waar je mag meewerken. Je winkelwagen blijft
    bewaard.
  </EmptyState>
)

type FormProps = {
  companies: Promise<CompanyForOrder[]>
  products: CartItem[]
  onOrdered: (order: Order) => unknown
}

function FormForCompanies({ companies: promise, ...props }: FormProps) {
  const { value: companies } = usePromise(promise)
  if (!companies) return <Skeleton label="Bedrijven worden geladen..." lines={9} />
  return companies.length === 0 ? <NoCompany /> : <CheckoutForm companies={companies} {...props} />
}

function CheckoutPage() {
  const data = useLoaderData<Data>()
  const { value: catalogue } = usePromise(data.catalogue)
  const cart = useSession((session) => session.cart)
  const exchange = useCartExchange()
  const [order, setOrder] = useState<Order>()
  useHeadingFocus(order)
  if (order) return <Ordered order={order} catalogue={catalogue} />

  const lines = orderLinesOf(cart, catalogue)
  const unavailable = new Set(lines.flatMap(({ id, isUnavailable }) => (isUnavailable ? id : [])))
  const products = cart.filter(({ id }) => !unavailable.has(id))

  return (
    <>
      <PageHeading>Bestelling afronden</PageHeading>
      {exchange === 'full' && <CartTooFull />}
      {products.length === 0 ? (
        <NoProducts>
          {unavailable.size > 0 && 'Wat in je winkelwagen zit, is niet meer te bestellen.'}
        </NoProducts>
      ) : (
        <div className="bw-checkout">
          <Summary lines={lines} isLoading={catalogue === undefined} />
          <Card>
            <FormForCompanies companies={data.companies} products={products} onOrdered={setOrder} />
          </Card>
        </div>
      )}
    </>
  )
}

export { CheckoutPage as Component }
