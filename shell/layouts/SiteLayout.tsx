import type { ReactNode } from 'react'

import type { Company } from '#shared/domain/companies/company.ts'
import { COMPANY_ROUTE } from '#shared/federation/company.ts'
import type { PageState, RouteHandle } from '#shared/federation/remote-routes.ts'
import { Outlet, useLocation, useMatches, useNavigation } from '#shared/federation/router.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { AccountSidebar } from '../chrome/AccountSidebar.tsx'
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { PrintHeading } from '../chrome/PrintHeading.tsx'
import { SlowLoading } from '../chrome/SlowLoading.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useSessionGuard } from '../chrome/use-session-guard.ts'
import type { CompanyChrome } from './company-chrome.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

type FrameProps = {
  busy: boolean
  company?: string | undefined
  notice?: ReactNode
  sidebar?: ReactNode
  breadcrumbs?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

// Constant elements are rendered again only when what they read changes, not with every page.
const header = <Header />
const footer = <Footer />

/** The key replaces the loading state by the page as a whole, while the header keeps its state. */
function Frame({ busy, company, notice, sidebar, breadcrumbs, footer, children }: FrameProps) {
  return (
    <div className="bw-site">
      <a className="bw-skip bw-screen-only" href="#inhoud">
        Naar de inhoud
      </a>
      {header}
      <PrintHeading company={company} />
      {notice}
      <div key={footer ? 'page' : 'loading'} className="bw-page" data-sidebar={sidebar ? true : undefined}>
        {sidebar}
        {breadcrumbs}
        <main id="inhoud" className="bw-main" aria-busy={busy} tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
      <SlowLoading isLoading={busy} />
    </div>
  )
}

/** On pages of a company its chrome; elsewhere the sidebar that the route asks for. */
function useAside(): Pick<FrameProps, 'company' | 'notice' | 'sidebar'> {
  const matches = useMatches()
  const { handle, loaderData } = matches.find(({ id }) => id === COMPANY_ROUTE) ?? {}
  const company = loaderData as Company | undefined
  const { NoticeBar, CompanySidebar } = (handle ?? {}) as Partial<CompanyChrome>
  if (company && NoticeBar && CompanySidebar)
    return {
      company: company.name,
      notice: <NoticeBar company={company} />,
      sidebar: <CompanySidebar company={company} />,
    }
  const hasSidebar = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.sidebar)
  return { sidebar: hasSidebar && <AccountSidebar /> }
}

function PageEffects() {
  usePageTitle()
  useFocusOnHeading()
  return null
}

/**
 * Rendered while the first page is loading and kept when it arrives, so that a panel opened in the header stays open.
 * Only the footer waits for the page, which would move it.
 */
export function SiteLayout({ isLoading = false }: { isLoading?: boolean }) {
  const { state } = useNavigation()
  const { warning, success } = (useLocation().state ?? {}) as PageState
  const { mayShowPage, key } = useSessionGuard()
  const aside = useAside()

  if (isLoading)
    return (
      <Frame busy>
        <PageSkeleton />
      </Frame>
    )
  return (
    <Frame
      busy={state !== 'idle'}
      footer={footer}
      {...(mayShowPage && { ...aside, breadcrumbs: <Breadcrumbs /> })}
    >
      {mayShowPage && (
        <>
          {warning && <Warning title={warning.title}>{warning.detail}</Warning>}
          {success && <Warning variant="success" title={success} />}
          <Outlet key={key} />
        </>
      )}
      <PageEffects />
    </Frame>
  )
}
