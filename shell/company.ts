import { getCompany } from '#shared/api/companies/companies.ts'
import { type CompanyRequirement, mayEnter } from '#shared/domain/basics/access.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import {
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
} from '#shared/federation/router.ts'
import { sessionStore } from '#shared/session/store.ts'
import { loadAhead, takeLoaded } from './loaded-ahead/store.ts'
import { noAccessPath } from './no-access.ts'
import { findLastSeenCompany, getFullScreenCompany, setLastSeenCompany } from './store.ts'

/** Fetched once per visit, for the guard, the layout and the page. */
type PageCompany = {
  current: Promise<Company>
  /** Of the previous page: a visitor who had access then need not wait for `current` to fetch the page's data. */
  lastSeen: Company | undefined
  requirements: CompanyRequirement[]
}

const companyContext = createContext<PageCompany>()

const redirectToNoAccess = ({ url }: Request) => redirect(noAccessPath(new URL(url)))

function meetsRequirement(requirement: CompanyRequirement, { permission, checks }: Company): boolean {
  const { roles } = sessionStore.getState().user
  return mayEnter(requirement, { roles, permission, checks: checks.map(({ check }) => check) })
}

/**
 * Throws a redirect when the visitor does not meet it. The company as last seen can grant access, but never refuses it;
 * `companyLoader` checks again with the current company.
 */
export async function requireCompanyAccess(
  requirement: CompanyRequirement,
  { context, request }: LoaderFunctionArgs,
): Promise<void> {
  const { current, lastSeen, requirements } = context.get(companyContext)
  requirements.push(requirement)
  if (lastSeen && meetsRequirement(requirement, lastSeen)) return
  if (!meetsRequirement(requirement, await current)) throw redirectToNoAccess(request)
}

const createCompanyMiddleware =
  (
    get: (companyId: number) => Promise<Company>,
    findLastSeen: (companyId: number) => Company | undefined,
  ): MiddlewareFunction =>
  async ({ params, context, request }, next) => {
    const companyId = Number(params.companyId)
    const isOverview = new URL(request.url).pathname.endsWith('/checks')
    const current = withLoadError(
      get(companyId),
      isOverview
        ? 'Overzicht van verbeterchecks kon niet geladen worden'
        : 'Gegevens van het bedrijf konden niet geladen worden',
    )
    const lastSeen = findLastSeen(companyId)
    if (!lastSeen) await current
    context.set(companyContext, { current, lastSeen, requirements: [] })
    return next()
  }

export const loadCompanyAhead = (companyId: number): void =>
  loadAhead(getCompany, String(companyId), () => getCompany(companyId))

/** Fetched on each visit: the permission may have changed. */
export const companyMiddleware = createCompanyMiddleware(
  (companyId) => takeLoaded(getCompany, String(companyId), () => getCompany(companyId)),
  findLastSeenCompany,
)

/** Kept until the visitor leaves. The pages wait for it: state of another user must be gone before they fetch. */
export const fullScreenCompanyMiddleware = createCompanyMiddleware(getFullScreenCompany, () => undefined)

/** Throws a redirect when the visitor has no access any more. */
export async function companyLoader({ context, request }: LoaderFunctionArgs): Promise<Company> {
  const { current, requirements } = context.get(companyContext)
  const company = await current
  if (!requirements.every((requirement) => meetsRequirement(requirement, company)))
    throw redirectToNoAccess(request)
  setLastSeenCompany(company)
  return company
}
