import type { ReactNode } from 'react'

import type { Company } from '#shared/domain/company.ts'
import { COMPANY_ROUTE } from '#shared/federation/company.ts'
import type { PageState, RouteHandle } from '#shared/federation/remote-routes.ts'
import { Outlet, useLocation, useMatches, useNavigation } from '#shared/federation/router.ts'
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

type FrameProps = {
  busy: boolean
  notice?: ReactNode
  sidebar?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The page takes the place of what stood there before it; the header is the same one. */
function Frame({ busy, notice, sidebar, footer, children }: FrameProps) {
  return (
    <div className="bw-site">
      <a className="bw-skip" href="#inhoud">
        Naar de inhoud
      </a>
      <Header />
      {notice}
      <div key={footer ? 'page' : 'loading'} className="bw-page" data-sidebar={sidebar ? true : undefined}>
        {sidebar}
        <main id="inhoud" className="bw-main" aria-busy={busy} tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
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

/** What follows the page that is shown: the document's title, and the focus. */
function Following() {
  usePageTitle()
  useFocusOnHeading()
  return null
}

/**
 * What every page of the portal has around it. It is there while the first page is still on its way, and stays when
 * that comes: what somebody opened in the header meanwhile remains open. Only the footer waits for the page, which
 * would push it down.
 */
export function SiteLayout({ isLoading = false }: { isLoading?: boolean }) {
  const { state } = useNavigation()
  const { warning } = (useLocation().state ?? {}) as PageState
  const visitor = useVisitor()
  const aside = useAside()

  if (isLoading)
    return (
      <Frame busy>
        <Skeleton lines={6} label="De pagina wordt geladen" />
      </Frame>
    )
  return (
    <Frame busy={state !== 'idle'} footer={<Footer />} {...(visitor.mayLook && aside)}>
      {visitor.mayLook && (
        <>
          <Breadcrumbs />
          {warning && <Warning title={warning.title}>{warning.detail}</Warning>}
          <Outlet key={visitor.key} />
        </>
      )}
      <Following />
    </Frame>
  )
}
