import { useEffect } from 'react'

import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { COMPANY_ROUTE, FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useMatches } from '#shared/federation/router.ts'

export type Crumb = { text: string; href: string }

const companyCrumbs = (company: CompanySummary | undefined): Crumb[] => [
  { text: 'Mijn bedrijven', href: '/bedrijven' },
  ...(company ? [{ text: company.name, href: `/bedrijven/${company.id}/checks` }] : []),
]

export function useBreadcrumbs(): Crumb[] {
  const matches = useMatches()
  const page = matches.at(-1)?.loaderData
  return matches.flatMap(({ id, pathname, handle, loaderData }) => {
    if (id === COMPANY_ROUTE || id === FULL_SCREEN_ROUTE)
      return companyCrumbs(loaderData as CompanySummary | undefined)
    const { breadcrumb, parent } = (handle ?? {}) as RouteHandle
    const text = typeof breadcrumb === 'function' ? breadcrumb(page) : breadcrumb
    return text ? [...(parent ? [parent] : []), { text, href: pathname }] : []
  })
}

export function usePageTitle(): void {
  const texts = useBreadcrumbs().map(({ text }) => text)
  const title = texts.length > 0 ? [pageConfig().productName, ...texts].join(' – ') : 'Mijn omgeving'
  useEffect(() => {
    document.title = title
  }, [title])
}
