import type { Company } from '#shared/domain/company.ts'
import { useRouteLoaderData } from './router.ts'

/** The route under which everything of one company hangs. The shell loads the company once for all its pages. */
export const COMPANY_ROUTE = 'company'

/** The company whose page this is. Only for pages in the company layout. */
export const useCompany = () => useRouteLoaderData(COMPANY_ROUTE) as Company
