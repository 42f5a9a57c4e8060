import { findServerFailure } from '#shared/api/accounts/session.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from '#shared/federation/router.ts'
import { loadCompanyAhead } from './company.ts'
import { loadRemoteRoutes, registerEntries } from './load-remote.ts'
import { withLoadTimeout } from './load-timeout.ts'
import { loadAhead, takeLoaded } from './loaded-ahead/store.ts'
import { remoteFor } from './remote-paths.ts'

/** `serverFailure`: why the server does not respond either; undefined when it does, and only this part is missing. */
export class RemoteUnavailableError extends Error {
  readonly serverFailure: unknown

  constructor(part: string, cause: unknown, serverFailure?: unknown) {
    super(`${part} is not available`, { cause })
    this.serverFailure = serverFailure
  }
}

type LoadedPage = { loader?: (args: LoaderFunctionArgs) => unknown }
type LazyPage = () => Promise<LoadedPage>

/**
 * Takes data that were loaded ahead. When the code cannot be loaded, shows the error boundary: the router leaves the
 * first page of a visit empty when `lazy` rejects.
 */
export const prepareLazy = (route: RouteObject): RouteObject => {
  const { lazy } = route
  if (typeof lazy !== 'function') return route
  const takeData = ({ loader, ...page }: LoadedPage) => ({
    ...page,
    ...(loader && {
      loader: (args: LoaderFunctionArgs) => takeLoaded(lazy, args.request.url, () => loader(args)),
    }),
  })
  const unavailable = (cause: unknown) => ({
    async loader() {
      throw new RemoteUnavailableError(`the page ${route.path}`, cause, await findServerFailure())
    },
  })
  return {
    ...route,
    lazy: () =>
      withLoadTimeout((lazy as LazyPage)())
        .then(takeData)
        .catch(unavailable),
  } as RouteObject
}

type Patch = (layout: string, routes: RouteObject[]) => void

/** Fetches a remote when one of its pages is first needed. `entries`: their addresses, by the name of the remote. */
export function createRemotes(
  entries: Record<string, string>,
  prepare: (routes: RouteObject[]) => RouteObject[],
) {
  const loading = new Map<string, Promise<RemoteRoutes>>()
  const patched = new Set<string>()
  registerEntries(entries)

  /** Forgets a failed request, so that the next call tries again. */
  function loadRoutes(remote: string): Promise<RemoteRoutes> {
    const present = loading.get(remote)
    if (present) return present
    const reported = withLoadTimeout(loadRemoteRoutes(remote)).catch(async (cause) => {
      loading.delete(remote)
      throw new RemoteUnavailableError(`the remote ${remote}`, cause, await findServerFailure())
    })
    loading.set(remote, reported)
    return reported
  }

  return {
    /** The router may call it repeatedly. */
    async patch(pathname: string, patch: Patch): Promise<void> {
      const remote = remoteFor(pathname)
      if (!remote || patched.has(remote)) return
      const routes = await loadRoutes(remote)
      if (patched.has(remote)) return
      patched.add(remote)
      for (const [layout, pages] of Object.entries(routes)) patch(layout, prepare(pages))
    },

    /** `withData`: not of full-screen pages, which have their own state. Failures are left to the visit. */
    async prefetch({ pathname, href }: URL, { withData }: { withData: boolean }): Promise<void> {
      const remote = remoteFor(pathname)
      const routes = remote && (await loadRoutes(remote).catch(() => undefined))
      if (!routes) return
      const { site = [], company = [], fullScreen = [] } = routes
      const tree: RouteObject[] = [
        ...site,
        ...fullScreen,
        { path: '/bedrijven/:companyId', children: company },
      ]
      const matches = matchRoutes(tree, pathname) ?? []
      const loadsData = withData && !matches.some(({ route }) => fullScreen.includes(route))
      const { companyId } = matches[0]?.params ?? {}
      if (loadsData && companyId) loadCompanyAhead(Number(companyId))
      for (const { route, params } of matches) {
        const { lazy } = route
        if (typeof lazy !== 'function') continue
        const page: LoadedPage | undefined = await (lazy as LazyPage)().catch(() => undefined)
        const { loader } = page ?? {}
        const request = new Request(href)
        if (loadsData && loader)
          loadAhead(lazy, href, () => loader({ request, params } as LoaderFunctionArgs))
      }
    },
  }
}
