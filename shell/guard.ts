import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { hasRequiredRole } from '#shared/domain/basics/access.ts'
import { isPageParam } from '#shared/domain/basics/page-path.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { type MiddlewareFunction, type RouteObject, redirect } from '#shared/federation/router.ts'
import { sessionStore, settleLogin, signIn } from '#shared/session/store.ts'
import { requireCompanyAccess } from './company.ts'
import { noAccessPath } from './no-access.ts'

// Decides whether the visitor may see a page before any of its loaders runs. It only prevents pages that would fail
// anyway: the server checks the permission for every request.

const notFound = () => new Response(null, { status: 404 })

function withoutDoLogin({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('doLogin')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Keeps the session as it is when the request fails. */
const refreshLogin = () =>
  getLoginStatus()
    .then(signIn)
    .catch(() => undefined)

const createGuard =
  ({ access = 'user', loginRedirect = true }: RouteHandle): MiddlewareFunction =>
  async (args, next) => {
    const { request, params } = args
    const url = new URL(request.url)
    if (url.searchParams.has('doLogin')) {
      await refreshLogin()
      throw redirect(withoutDoLogin(url))
    }
    if (!Object.entries(params).every(([name, value = '']) => name === '*' || isPageParam(name, value)))
      throw notFound()
    await settleLogin()
    if (access === 'public') return next()

    const { user } = sessionStore.getState()
    if (!user.isLoggedIn && loginRedirect)
      throw redirect(`/inloggen?redirect=${encodeURIComponent(url.pathname + url.search)}`)
    if (!user.isLoggedIn || !hasRequiredRole(user.roles, access)) throw redirect(noAccessPath(url))
    if (typeof access === 'object') await requireCompanyAccess(access.company, args)
    return next()
  }

/** A route without `access` requires a login. */
export const withGuard = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    middleware: [createGuard((route.handle ?? {}) as RouteHandle), ...(route.middleware ?? [])],
    ...(route.children ? { children: withGuard(route.children) } : {}),
  })) as RouteObject[]
