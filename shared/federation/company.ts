import type { Company } from '#shared/domain/companies/company.ts'
import { useRouteLoaderData } from './router.ts'

/** Ids of the routes whose loader loads the company, once for all pages below them. */
export const COMPANY_ROUTE = 'company'
export const FULL_SCREEN_ROUTE = 'fullScreen'

/** Returns the company of the current page. Only for pages in the company layout or the full-screen layout. */
export function useCompany(): Company {
  const ofCompanyPages = useRouteLoaderData(COMPANY_ROUTE)
  const ofFullScreen = useRouteLoaderData(FULL_SCREEN_ROUTE)
  return (ofCompanyPages ?? ofFullScreen) as Company
}
