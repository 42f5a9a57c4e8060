import type { ReactNode } from 'react'

import { FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useMatches } from '#shared/federation/router.ts'
import { Logo } from '#shared/ui/Logo.tsx'

export const useIsFullScreen = () => useMatches().some(({ id }) => id === FULL_SCREEN_ROUTE)

export function FullScreenState({ children }: { children: ReactNode }) {
  const companyId = useMatches().at(-1)?.params.companyId
  const { productName } = pageConfig()

  return (
    <>
      <header className="bw-header">
        <div className="bw-header-bar">
          <Logo name={productName} />
          <nav aria-label="Weg terug">
            <a className="bw-header-account" href={companyId ? `/bedrijven/${companyId}/checks` : '/'}>
              Ga terug
            </a>
          </nav>
        </div>
      </header>
      <main id="inhoud" className="bw-page bw-main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
