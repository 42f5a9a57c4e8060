import type { ReactNode } from 'react'

import { Outlet, ScrollRestoration, useNavigation } from '#shared/federation/router.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useVisitor } from '../chrome/use-visitor.ts'

function Frame({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className="bw-site">
      <a className="bw-skip" href="#inhoud">
        Naar de inhoud
      </a>
      <Header />
      <main id="inhoud" className="bw-page" aria-busy={busy} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** What every page of the portal has around it. */
export function SiteLayout() {
  const { state } = useNavigation()
  const visitor = useVisitor()
  usePageTitle()
  useFocusOnHeading()

  return (
    <Frame busy={state !== 'idle'}>
      {visitor.mayLook && (
        <>
          <Breadcrumbs />
          <Outlet key={visitor.key} />
        </>
      )}
      <ScrollRestoration />
    </Frame>
  )
}

/** The same frame while the first page is still on its way. */
export function LoadingLayout() {
  return (
    <Frame busy>
      <Skeleton lines={6} label="De pagina wordt geladen" />
    </Frame>
  )
}
