import { getLoginStatus } from '#shared/api/session.ts'
import { hasRequiredRole } from '#shared/domain/access.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { type MiddlewareFunction, type RouteObject, redirect } from '#shared/federation/router.ts'
import { sessionStore, signIn } from '#shared/session/store.ts'
import { requireCompanyAccess } from './company.ts'
import { redirectToNoAccess } from './no-access.ts'

// Decides who sees which page before any of its loaders runs. It spares people a page that could only fail; what
// somebody may really do is decided by the server, for every call.

const INTEGER_PARAMS = ['companyId', 'adviceId', 'actionId', 'visitReportId', 'companyRecordId']

const notFound = () => new Response(null, { status: 404 })

/** The same address without `doLogin`, for when that has been done. */
function withoutDoLogin({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('doLogin')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Takes over what the server knows of the login. When it does not answer, what the page knows stands. */
const adoptLogin = () =>
  getLoginStatus()
    .then(signIn)
    .catch(() => undefined)

const guard =
  ({ access = 'user', loginRedirect = true }: RouteHandle): MiddlewareFunction =>
  async (visit, next) => {
    const { request, params } = visit
    const url = new URL(request.url)
    if (url.searchParams.has('doLogin')) {
      await adoptLogin()
      throw redirect(withoutDoLogin(url))
    }
    if (INTEGER_PARAMS.some((name) => params[name] !== undefined && !/^\d{1,9}$/.test(params[name])))
      throw notFound()
    if (access === 'public') return next()

    const { user } = sessionStore.getState()
    if (!user.isLoggedIn && loginRedirect)
      throw redirect(`/inloggen?redirect=${encodeURIComponent(url.pathname + url.search)}`)
    if (!hasRequiredRole(user.roles, access)) throw redirect(redirectToNoAccess(url))
    if (typeof access === 'object') await requireCompanyAccess(access.company, visit)
    return next()
  }

/** Puts the guard before each route. Closed unless a route says it is public: forgetting `access` opens nothing. */
export const guarded = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    middleware: [guard((route.handle ?? {}) as RouteHandle), ...(route.middleware ?? [])],
    ...(route.children ? { children: guarded(route.children) } : {}),
  })) as RouteObject[]
