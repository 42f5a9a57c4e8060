import { getCompany } from '#shared/api/companies.ts'
import type { Company } from '#shared/domain/company.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction } from '#shared/federation/router.ts'

/** The company of the page that is being visited, fetched once for the guard, the layout and the page. */
export const companyContext = createContext<Company>()

/** Fetches the company anew at each visit to one of its pages: what somebody may do there can have changed. */
export const companyMiddleware: MiddlewareFunction = async ({ params, context }, next) => {
  const company = load(
    getCompany(Number(params.companyId)),
    'Overzicht van verbeterchecks kon niet geladen worden',
  )
  context.set(companyContext, await company)
  return next()
}

export const companyLoader = ({ context }: LoaderFunctionArgs) => context.get(companyContext)
