import './CheckoutPage.css'

import { Suspense, use, useState } from 'react'

import { listCompaniesForOrder } from '#shared/api/orders.ts'
import type { CartItem } from '#shared/domain/cart.ts'
import type { CompanyForOrder, Order } from '#shared/domain/order.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { type Catalogue, fetchCatalogue, linesOf, useCatalogue } from '../catalogue.ts'
import { NoProducts } from '../NoProducts.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { Ordered } from './Ordered.tsx'
import { Summary } from './Summary.tsx'

// Not awaited: the page is there at once, the companies follow.
export function loader() {
  const companies = load(listCompaniesForOrder(), 'Lijst met bedrijven ophalen niet gelukt')
  // It may fail before the page is there to hear of it.
  companies.catch(() => undefined)
  return { companies, catalogue: fetchCatalogue() }
}

type Data = { companies: Promise<CompanyForOrder[]>; catalogue: Promise<Catalogue> }

const NoCompany = () => (
  <EmptyState
    title="Je hebt nog geen bedrijf"
    action={<ButtonLink href="/bedrijf-toevoegen">Bedrijf toevoegen</ButtonLink>}
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

function FormForCompanies({ companies: promised, ...props }: FormProps) {
  const companies = use(promised)
  return companies.length === 0 ? <NoCompany /> : <CheckoutForm companies={companies} {...props} />
}

function CheckoutPage() {
  const data = useLoaderData<Data>()
  const { catalogue } = useCatalogue(data.catalogue)
  const cart = useSession((session) => session.cart)
  const [order, setOrder] = useState<Order>()
  useHeadingFocus(order)
  if (order) return <Ordered order={order} catalogue={catalogue} />

  const lines = linesOf(cart, catalogue)
  const gone = new Set(lines.flatMap(({ id, isGone }) => (isGone ? id : [])))
  const products = cart.filter(({ id }) => !gone.has(id))

  return (
    <>
      <PageHeading>Bestelling afronden</PageHeading>
      {products.length === 0 ? (
        <NoProducts>{gone.size > 0 && 'Wat in je winkelwagen zit, is niet meer te bestellen.'}</NoProducts>
      ) : (
        <div className="bw-checkout">
          <Summary lines={lines} />
          <Card>
            <Suspense fallback={<Skeleton label="Bedrijven worden geladen..." lines={9} />}>
              <FormForCompanies companies={data.companies} products={products} onOrdered={setOrder} />
            </Suspense>
          </Card>
        </div>
      )}
    </>
  )
}

export { CheckoutPage as Component }
