import { act, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { vi } from 'vitest'

import { getLoginStatus } from '#shared/api/accounts/session.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { RouterProvider } from '#shared/federation/router.ts'
import { hideLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { signIn, signOut } from '#shared/session/store.ts'
import { remoteFor } from '../../shell/remote-paths.ts'
import { preparePages, routes } from '../../shell/routes.tsx'
import { page } from './back-end.ts'
import { configurePage } from './configure-page.ts'

const remotes = import.meta.glob<RemoteRoutes>('../../remotes/*/routes.tsx', {
  eager: true,
  import: 'default',
})

/** Logs the page in as the person with this e-mail address, or out. */
export async function logInPage(as: string | undefined) {
  if (!as) return signOut()
  await page?.login(as)
  return signIn(await getLoginStatus())
}

/**
 * Renders a page of the portal inside the shell: with the shell's routes and guard, the routes of the remotes whose
 * paths are visited, and the test file's back end. `as`: the e-mail address of the person who is logged in. Returns the
 * router, to read the current address from.
 */
export async function openPage(path: string, { as }: { as?: string } = {}) {
  configurePage()
  await logInPage(as)
  const patched = new Set<string>()
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(path)
      if (!remote || patched.has(remote)) return
      patched.add(remote)
      const own = remotes[`../../remotes/${remote}/routes.tsx`] ?? {}
      for (const [layout, routes] of Object.entries(own)) patch(layout, preparePages(routes))
    },
  })
  render(<RouterProvider router={router} />)
  return router
}

/** Renders the page that a link in a mail opens, without the secret in its address, as `openPage` does. */
export function openMailLink(link: string, visitor: { as?: string } = {}) {
  window.history.replaceState(null, '', link)
  hideLinkSecret()
  return openPage(window.location.pathname + window.location.search, visitor)
}

/** Follows a link to a page of the portal, as a click does in the portal itself, where the shell handles it. */
export async function followLink(router: Awaited<ReturnType<typeof openPage>>, link: HTMLAnchorElement) {
  link.focus()
  await act(() => router.navigate(link.pathname + link.search + link.hash))
}

/** Waits until what the page imports on demand is shown, for a test that something is not shown. */
export const importsSettled = () => act(() => vi.dynamicImportSettled())
