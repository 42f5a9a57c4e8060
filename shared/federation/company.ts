import type { Company } from '#shared/domain/companies/company.ts'
import { useRouteLoaderData } from './router.ts'

/** Their loaders load the company, once for all pages below them. */
export const COMPANY_ROUTE = 'company'
export const FULL_SCREEN_ROUTE = 'fullScreen'

/** Only for pages in the company layout or the full-screen layout. */
export function useCompany(): Company {
  const ofCompanyPages = useRouteLoaderData(COMPANY_ROUTE)
  const ofFullScreen = useRouteLoaderData(FULL_SCREEN_ROUTE)
  return (ofCompanyPages ?? ofFullScreen) as Company
}
