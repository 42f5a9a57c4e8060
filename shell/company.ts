import { getCompany } from '#shared/api/companies.ts'
import { type CompanyRequirement, mayEnter } from '#shared/domain/access.ts'
import type { Company } from '#shared/domain/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import {
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
} from '#shared/federation/router.ts'
import { sessionStore } from '#shared/session/store.ts'
import { redirectToNoAccess } from './no-access.ts'
import { holdCompany, knowCompany, knownCompany } from './store.ts'

/**
 * The company of the page that is being visited, asked for once for the guard, the layout and the page.
 * `fresh`: as it is now. `known`: as it was at the page one comes from, if that was one of its own: who could enter then
 * need not wait for the answer before the page asks for its data. `asks`: what the guard let somebody through for.
 */
type Visited = { fresh: Promise<Company>; known: Company | undefined; asks: CompanyRequirement[] }

const companyContext = createContext<Visited>()

const refuse = ({ url }: Request) => redirect(redirectToNoAccess(new URL(url)))

function mayVisitorEnter(ask: CompanyRequirement, { permission, checks }: Company): boolean {
  const { roles } = sessionStore.getState().user
  return mayEnter(ask, { roles, permission, checks: checks.map(({ check }) => check) })
}

/** Fails with a redirect when the visitor may not enter. What was known can let somebody in, and keeps nobody out. */
export async function requireCompanyAccess(
  ask: CompanyRequirement,
  { context, request }: LoaderFunctionArgs,
): Promise<void> {
  const { fresh, known, asks } = context.get(companyContext)
  asks.push(ask)
  if (known && mayVisitorEnter(ask, known)) return
  if (!mayVisitorEnter(ask, await fresh)) throw refuse(request)
}

const companyFrom =
  (
    get: (companyId: number) => Promise<Company>,
    recall: (companyId: number) => Company | undefined,
  ): MiddlewareFunction =>
  async ({ params, context }, next) => {
    const companyId = Number(params.companyId)
    const fresh = withLoadError(get(companyId), 'Overzicht van verbeterchecks kon niet geladen worden')
    // Whoever waits for it hears of it; the guard may send the visitor elsewhere before anybody does.
    fresh.catch(() => undefined)
    const known = recall(companyId)
    if (!known) await fresh
    context.set(companyContext, { fresh, known, asks: [] })
    return next()
  }

/** Fetches the company anew at each visit to one of its pages: what somebody may do there can have changed. */
export const companyMiddleware = companyFrom(getCompany, knownCompany)

/**
 * Fetches the company when one enters its full-screen pages, and keeps to it until one leaves them. They wait for it:
 * what they hold of their own must be rid of what was held for another visitor before they ask.
 */
export const heldCompanyMiddleware = companyFrom(holdCompany, () => undefined)

/** Gives the company as it is now, to who may still enter. */
export async function companyLoader({ context, request }: LoaderFunctionArgs): Promise<Company> {
  const { fresh, asks } = context.get(companyContext)
  const company = await fresh
  if (!asks.every((ask) => mayVisitorEnter(ask, company))) throw refuse(request)
  knowCompany(company)
  return company
}
