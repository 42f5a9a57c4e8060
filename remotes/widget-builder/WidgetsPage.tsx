import './WidgetsPage.css'

import { useEffect, useRef } from 'react'

import { listProducts } from '#shared/api/shop/products.ts'
import { getPinnedScript } from '#shared/api/website/website-page.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useLoaderData, useLocation } from '#shared/federation/router.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Builder } from './builder/Builder.tsx'
import { CopyCode } from './CopyCode.tsx'
import { Doctor } from './doctor/Doctor.tsx'
import { Problems } from './Problems.tsx'

const orNull = () => null

/** The page works without these: the list of products, and the pinned version of the script. */
export async function loader() {
  const [products, pinned] = await Promise.all([
    listProducts().catch(orNull),
    getPinnedScript().catch(orNull),
  ])
  return { products, pinned }
}

/** Scrolls to the problem in the address: the browser looks for it before the page is rendered. */
function useTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}

function WidgetsPage() {
  const { products, pinned } = useLoaderData<typeof loader>()
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = window.location
  const { cookieDomain } = pageConfig()
  useTarget()

  return (
    <>
      <div className="bw-intro">
        <PageHeading>Widgets plaatsen</PageHeading>
        <p>
          Een widget is een gewone link op een pagina van je website. Kies wat hij doet, bekijk hem en neem
          hem over in je editor. Zonder script of met JavaScript uit brengt de link de bezoeker hierheen.
        </p>
      </div>
      <Builder portal={origin} products={products} frame={frame} />
      <div className="bw-widgets-more">
        <Card>
          <h2>Eén keer per website</h2>
          <p>Laat de beheerder van de website deze regel op elke pagina zetten:</p>
          <CopyCode
            code={`<script type="module" async src="${origin}/bw.js"></script>`}
            name="de regel met het script"
          />
          {pinned && (
            <details>
              <summary>Vastgezet op één versie, met integrity</summary>
              <p>Haal na een nieuwe versie binnen 90 dagen de nieuwe regel op.</p>
              <CopyCode
                code={`<script type="module" async src="${origin}${pinned.src}" integrity="${pinned.integrity}" crossorigin></script>`}
                name="de regel met integrity"
              />
            </details>
          )}
          <p>Heeft je website een content security policy? Voeg dan toe:</p>
          <CopyCode
            code={`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}
            name="de policy"
          />
        </Card>
        <Card>
          <h2>Controleer een pagina</h2>
          <p>Je krijgt te zien welke widgets erop staan, en wat er nog niet klopt.</p>
          <Doctor portal={{ origin, cookieDomain, products, pinned }} frame={frame} />
        </Card>
        <Card>
          <h2>Als het niet werkt</h2>
          <p>
            Zet <code>?bw-debug</code> achter het adres van de pagina, en open de console van de browser
            (F12). Elke regel van Beterwerk daarin leidt naar een van deze antwoorden.
          </p>
          <Problems />
        </Card>
      </div>
    </>
  )
}

export { WidgetsPage as Component }
