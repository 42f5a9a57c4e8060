import { type ReactNode, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, waitFor, within } from 'storybook/test'

import type { Company } from '#shared/domain/company.ts'
import { COMPANY_ROUTE, FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { matchRoutes, type RouteObject, RouterProvider } from '#shared/federation/router.ts'
import { remoteFor } from '../shell/remote-paths.ts'
import { pages, routes } from '../shell/routes.tsx'

type Props = {
  path: string
  /** What the page's loader gives; one that throws or never ends shows what comes instead of the page. */
  data?: () => unknown
  /** The same for the company, on the pages of one. */
  company?: () => Company | Promise<Company>
  /** What the page becomes after an answer of the server, instead of the page as one finds it. */
  children?: ReactNode
}

const remotes = import.meta.glob<RemoteRoutes>('../remotes/*/routes.tsx', { eager: true, import: 'default' })

/** The same routes, where the page at `path` is `element`. */
function showing(element: ReactNode, path: string, routes: RouteObject[]) {
  const page = matchRoutes(routes, path)?.at(-1)?.route
  const changed = (route: RouteObject): RouteObject =>
    route === page
      ? ({ ...route, lazy: undefined, element } as RouteObject)
      : ({ ...route, ...(route.children && { children: route.children.map(changed) }) } as RouteObject)
  return element ? routes.map(changed) : routes
}

function open({ path, data, company, children }: Props) {
  const own = remotes[`../remotes/${remoteFor(new URL(path, 'http://localhost').pathname)}/routes.tsx`] ?? {}
  const isPatched = new Set<string>()
  return createMemoryRouter(routes, {
    initialEntries: [path],
    patchRoutesOnNavigation({ path, patch }) {
      for (const [layout, routes] of Object.entries(own)) {
        if (!isPatched.has(layout)) patch(layout, pages(showing(children, path, routes)))
        isPatched.add(layout)
      }
    },
    // The one place where all data come by: no loader is called, so that none asks a server, nor does the guard.
    async dataStrategy({ matches }) {
      const results = matches.map(async (match) => {
        const isCompany = match.route.id === COMPANY_ROUTE || match.route.id === FULL_SCREEN_ROUTE
        const given = isCompany ? company : data
        return [match.route.id, await match.resolve(async () => given?.())]
      })
      return Object.fromEntries(await Promise.all(results))
    },
  })
}

/** A page of the portal, by its own routes and with everything around it. Only its data are made up. */
export function Page(props: Props) {
  const [router] = useState(() => open(props))
  return <RouterProvider router={router} />
}

/** Waits until the page stands there: it has this heading, and its title says so too. */
export const shows =
  (heading: string, title = heading) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(document.title).toContain(title))
  }
