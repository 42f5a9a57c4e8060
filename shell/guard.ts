import { hasAccess, hasRole } from '#shared/domain/access.ts'
import type { CompanySummary } from '#shared/domain/company.ts'
import type { CompanyAccess, RouteHandle } from '#shared/federation/remote-routes.ts'
import { type MiddlewareFunction, type RouteObject, redirect } from '#shared/federation/router.ts'
import { sessionStore } from '#shared/session/store.ts'
import { companyContext } from './company.ts'

// Decides who sees which page before any of its loaders runs. It spares people a page that could only fail; what
// somebody may really do is decided by the server, for every call.

const INTEGER_PARAMS = ['companyId', 'adviceId', 'actionId', 'visitReportId', 'companyRecordId']

const notFound = () => new Response(null, { status: 404 })

function mayEnter(asked: CompanyAccess, { permission, checks }: CompanySummary): boolean {
  if (asked.level && !hasAccess(permission, asked.level)) return false
  if (asked.roles && !asked.roles.includes(permission.userRole)) return false
  return !asked.check || checks.some(({ check }) => check === asked.check)
}

const guard =
  ({ access = 'BW_USER', company }: RouteHandle): MiddlewareFunction =>
  ({ request, params, context }, next) => {
    if (INTEGER_PARAMS.some((name) => params[name] !== undefined && !/^\d{1,9}$/.test(params[name])))
      throw notFound()
    if (access === 'public') return next()

    const { pathname, search } = new URL(request.url)
    const here = encodeURIComponent(pathname + search)
    const { user } = sessionStore.getState()
    if (!user.isLoggedIn) throw redirect(`/inloggen?redirect=${here}`)
    if (!hasRole(user.roles, access)) throw redirect(`/geen-toegang?url=${here}`)
    if (company && !hasRole(user.roles, 'BW_ADMIN') && !mayEnter(company, context.get(companyContext)))
      throw redirect(`/geen-toegang?url=${here}`)
    return next()
  }

/** Puts the guard before each route. Closed unless a route says it is public: forgetting `access` opens nothing. */
export const guarded = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    middleware: [guard((route.handle ?? {}) as RouteHandle), ...(route.middleware ?? [])],
    ...(route.children ? { children: guarded(route.children) } : {}),
  })) as RouteObject[]
