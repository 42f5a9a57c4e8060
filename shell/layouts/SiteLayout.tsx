import type { ReactNode } from 'react'

import type { Company } from '#shared/domain/company.ts'
import { COMPANY_ROUTE } from '#shared/federation/company.ts'
import type { PageState, RouteHandle } from '#shared/federation/remote-routes.ts'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from '#shared/federation/router.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AccountSidebar } from '../chrome/AccountSidebar.tsx'
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useVisitor } from '../chrome/use-visitor.ts'

import type { CompanyChrome } from './company-chrome.ts'

type FrameProps = { busy: boolean; notice?: ReactNode; sidebar?: ReactNode; children: ReactNode }

function Frame({ busy, notice, sidebar, children }: FrameProps) {
  return (
    <div className="bw-site">
      <a className="bw-skip" href="#inhoud">
        Naar de inhoud
      </a>
      <Header />
      {notice}
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

/** What goes with this page besides: on the pages of a company its own, elsewhere what the page asks for. */
function useAside(): Pick<FrameProps, 'notice' | 'sidebar'> {
  const matches = useMatches()
  const { handle, loaderData } = matches.find(({ id }) => id === COMPANY_ROUTE) ?? {}
  const company = loaderData as Company | undefined
  const { NoticeBar, CompanySidebar } = (handle ?? {}) as Partial<CompanyChrome>
  if (company && NoticeBar && CompanySidebar)
    return { notice: <NoticeBar company={company} />, sidebar: <CompanySidebar company={company} /> }
  const hasSidebar = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.sidebar)
  return { sidebar: hasSidebar && <AccountSidebar /> }
}

/** What every page of the portal has around it. */
export function SiteLayout() {
  const { state } = useNavigation()
  const { warning } = (useLocation().state ?? {}) as PageState
  const visitor = useVisitor()
  const aside = useAside()
  usePageTitle()
  useFocusOnHeading()

  return (
    <Frame busy={state !== 'idle'} {...(visitor.mayLook && aside)}>
      {visitor.mayLook && (
        <>
          <Breadcrumbs />
          {warning && <Warning title={warning.title}>{warning.detail}</Warning>}
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
