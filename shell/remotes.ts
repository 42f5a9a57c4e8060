import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { matchRoutes, type RouteObject } from '#shared/federation/router.ts'
import { loadRemoteRoutes } from './load-remote.ts'
import { remoteFor } from './remote-paths.ts'

/** A remote, or one of its pages, that could not be had. It shows a boundary, everything else goes on working. */
export class RemoteUnavailable extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} is not available`, { cause })
  }
}

/** A page whose code does not come shows its boundary. (The router leaves a first page empty when `lazy` fails.) */
export const withBoundary = (route: RouteObject): RouteObject => {
  const { lazy } = route
  if (typeof lazy !== 'function') return route
  const unavailable = (cause: unknown) => ({
    loader() {
      throw new RemoteUnavailable(`the page ${route.path}`, cause)
    },
  })
  return { ...route, lazy: () => lazy().catch(unavailable) } as RouteObject
}

type Patch = (layout: string, routes: RouteObject[]) => void

/**
 * The remotes of this installation, each fetched when one of its pages is first wanted.
 * Takes the address of each remote's entry and what is to be done with its routes before they are used.
 */
export function createRemotes(
  entries: Record<string, string>,
  prepare: (routes: RouteObject[]) => RouteObject[],
) {
  const loading = new Map<string, Promise<RemoteRoutes>>()
  const patched = new Set<string>()

  /** One fetch per remote, however often it is asked for; a failed one is forgotten, so that it can be tried again. */
  function routesOf(remote: string): Promise<RemoteRoutes> {
    const entry = entries[remote]
    const known = loading.get(remote)
    if (known) return known
    const routes = entry ? loadRemoteRoutes(remote, entry) : Promise.reject(new Error('no address'))
    const reported = routes.catch((cause) => {
      loading.delete(remote)
      throw new RemoteUnavailable(`the remote ${remote}`, cause)
    })
    loading.set(remote, reported)
    return reported
  }

  return {
    /** Hangs the routes of the remote that serves `pathname` in the shell's layouts. The router may ask repeatedly. */
    async patch(pathname: string, patch: Patch): Promise<void> {
      const remote = remoteFor(pathname)
      if (!remote || patched.has(remote)) return
      const routes = await routesOf(remote)
      if (patched.has(remote)) return
      patched.add(remote)
      for (const [layout, pages] of Object.entries(routes)) patch(layout, prepare(pages))
    },

    /** Fetches the code of a page ahead of a visit. A failure is for the visit to tell. */
    async prefetch(pathname: string): Promise<void> {
      const remote = remoteFor(pathname)
      const routes = remote && (await routesOf(remote).catch(() => undefined))
      if (!routes) return
      const { site = [], company = [], fullScreen = [] } = routes
      const tree: RouteObject[] = [
        ...site,
        ...fullScreen,
        { path: 'bedrijven/:companyId', children: company },
      ]
      for (const { route } of matchRoutes(tree, pathname) ?? []) {
        if (typeof route.lazy === 'function') await route.lazy().catch(() => undefined)
      }
    },
  }
}
