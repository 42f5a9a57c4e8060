import type { ReactNode } from 'react'

import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from '#shared/federation/router.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { AccountSidebar } from '../chrome/AccountSidebar.tsx'
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useVisitor } from '../chrome/use-visitor.ts'

type FrameProps = { busy: boolean; sidebar?: ReactNode; children: ReactNode }

function Frame({ busy, sidebar, children }: FrameProps) {
  return (
    <div className="bw-site">
      <a className="bw-skip" href="#inhoud">
        Naar de inhoud
      </a>
      <Header />
      <div className="bw-page" data-sidebar={sidebar ? true : undefined}>
        {sidebar}
        <main id="inhoud" className="bw-main" aria-busy={busy} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}

/** What every page of the portal has around it. */
export function SiteLayout() {
  const { state } = useNavigation()
  const visitor = useVisitor()
  const hasSidebar = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.sidebar)
  usePageTitle()
  useFocusOnHeading()

  return (
    <Frame busy={state !== 'idle'} sidebar={visitor.mayLook && hasSidebar && <AccountSidebar />}>
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
