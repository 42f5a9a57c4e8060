import './CartPage.css'

import { useEffect, useRef, useState } from 'react'

import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { fetchCatalogue, linesOf, useCatalogue } from '../catalogue.ts'
import { NoProducts } from '../NoProducts.tsx'
import { AdditionNotice } from './AdditionNotice.tsx'
import { type Addition, add, askedFor } from './addition.ts'
import { CartList } from './CartList.tsx'
import { NextStep } from './NextStep.tsx'
import { ToolLinks } from './ToolLinks.tsx'
import { useRemoval } from './use-removal.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = askedFor(new URL(request.url).searchParams)
  const catalogue = fetchCatalogue()
  return { catalogue, addition: asked && (await add(asked, await catalogue)) }
}

/** What a link wanted in the cart is asked once: it leaves the address, and what came of it stays to be said. */
function useAddition(addition: Addition | undefined): Addition | undefined {
  const { state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (addition) navigate('/winkelwagen', { replace: true, preventScrollReset: true, state: { addition } })
  }, [addition, navigate])
  return addition ?? state?.addition
}

function CartPage() {
  const data = useLoaderData<typeof loader>()
  const addition = useAddition(data.addition)
  const { catalogue, isMissing } = useCatalogue(data.catalogue)
  const cart = useSession((session) => session.cart)
  const list = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  const { remove, removed } = useRemoval(list, fail)
  const lines = linesOf(cart, catalogue)
  const has = (id: number) => cart.some((item) => item.id === id)

  return (
    <>
      <div className="bw-intro">
        <PageHeading>Winkelwagen</PageHeading>
        <p className="bw-soft">Alle materialen zijn gratis. Ook het bezorgen kost niets.</p>
      </div>
      <div className="bw-cart-page">
        <div className="bw-stack" ref={list}>
          {addition && (addition.outcome !== 'added' || has(addition.id)) && (
            <AdditionNotice addition={addition} />
          )}
          {hasFailed && (
            <Warning title="Je winkelwagen kan niet worden aangepast. Sta cookies toe en probeer het opnieuw." />
          )}
          {isMissing && cart.length > 0 && (
            <Warning variant="warning" title="We kunnen nu niet alle gegevens van de materialen laten zien.">
              Bestellen kan wel.
            </Warning>
          )}
          <p role="status" className="bw-cart-status">
            {removed && !has(removed.id) && `‘${removed.title}’ is uit je winkelwagen gehaald.`}
          </p>
          {lines.length === 0 ? (
            <NoProducts />
          ) : (
            <>
              <Card>
                <CartList
                  lines={lines}
                  onRemove={(line) => remove(line, lines.indexOf(line))}
                  onFailure={fail}
                />
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
