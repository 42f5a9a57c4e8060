import type { Company } from '#shared/domain/company.ts'
import { useRouteLoaderData } from './router.ts'

/** The routes under which everything of one company hangs. The shell loads the company once for all pages in them. */
export const COMPANY_ROUTE = 'company'
export const FULL_SCREEN_ROUTE = 'fullScreen'

/** The company whose page this is. Only for pages in the company layout, and in the full-screen one. */
export function useCompany(): Company {
  const ofCompanyPages = useRouteLoaderData(COMPANY_ROUTE)
  const ofFullScreen = useRouteLoaderData(FULL_SCREEN_ROUTE)
  return (ofCompanyPages ?? ofFullScreen) as Company
}
