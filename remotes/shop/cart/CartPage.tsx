import './CartPage.css'

import { useCallback, useEffect, useRef, useState } from 'react'

import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from '#shared/federation/router.ts'
import { AdditionNotice } from '#shared/parts/shop/cart/AdditionNotice.tsx'
import { type Addition, addProduct } from '#shared/parts/shop/cart/add-product.ts'
import { useSession } from '#shared/session/store.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CartTooFull } from '../CartTooFull.tsx'
import { fetchCatalogue, orderLinesOf } from '../catalogue.ts'
import { NoProducts } from '../NoProducts.tsx'
import { useCartExchange } from '../use-cart-exchange.ts'
import { CartList } from './CartList.tsx'
import { NextStep } from './NextStep.tsx'
import { parseCartLink } from './parse-cart-link.ts'
import { ToolLinks } from './ToolLinks.tsx'
import { useRemoval } from './use-removal.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const linked = parseCartLink(new URL(request.url).searchParams)
  const catalogue = await fetchCatalogue()
  return { catalogue, addition: linked && (await addProduct(linked, catalogue)) }
}

/** Removes a link's query from the address, so that a reload adds nothing, and keeps the result for the notice. */
function useAddition(addition: Addition | undefined): Addition | undefined {
  const { state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (addition) navigate('/winkelwagen', { replace: true, preventScrollReset: true, state: { addition } })
  }, [addition, navigate])
  return addition ?? state?.addition
}

function CartPage() {
  const { catalogue, ...data } = useLoaderData<typeof loader>()
  const addition = useAddition(data.addition)
  const cart = useSession((session) => session.cart)
  const exchange = useCartExchange()
  const list = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const lines = orderLinesOf(cart, catalogue)
  const { remove, removed } = useRemoval(list, lines, fail)
  const isInCart = (id: number) => cart.some((item) => item.id === id)

  return (
    <>
      <div className="bw-intro">
        <PageHeading>Winkelwagen</PageHeading>
        <p className="bw-soft">Alle materialen zijn gratis. Ook het bezorgen kost niets.</p>
      </div>
      <div className="bw-cart-page">
        <div className="bw-stack" ref={list}>
          {addition && (addition.outcome !== 'added' || isInCart(addition.id)) && (
            <AdditionNotice addition={addition} />
          )}
          {hasFailed && (
            <Warning title="Je winkelwagen kan niet worden aangepast. Sta cookies toe en probeer het opnieuw." />
          )}
          {exchange === 'full' && <CartTooFull />}
          {catalogue === null && cart.length > 0 && (
            <Warning variant="warning" title="We kunnen nu niet alle gegevens van de materialen laten zien.">
              Bestellen kan wel.
            </Warning>
          )}
          <p role="status" className="bw-cart-status">
            {removed && !isInCart(removed.id) && `‘${removed.title}’ is uit je winkelwagen gehaald.`}
          </p>
          {lines.length === 0 ? (
            <NoProducts />
          ) : (
            <>
              <Card>
                <CartList lines={lines} onRemove={remove} onFailure={fail} />
              </Card>
              <NextStep />
            </>
          )}
        </div>
        <ToolLinks />
      </div>
    </>
  )
}

export { CartPage as Component }
