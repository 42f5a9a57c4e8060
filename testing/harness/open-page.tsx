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
import { closePage } from './close-page.ts'
import { configurePage } from './configure-page.ts'

const remotes = import.meta.glob<RemoteRoutes>('../../remotes/*/routes.tsx', {
  eager: true,
  import: 'default',
})

/** `as`: an e-mail address; undefined logs out. */
export async function logInPage(as: string | undefined) {
  if (!as) return signOut()
  await page?.openSession(as)
  return signIn(await getLoginStatus())
}

/** Waits for imports on demand. */
export const importsSettled = () => act(() => vi.dynamicImportSettled())

/**
 * Renders a page with the shell's routes and guard, the routes of the remotes visited, and the file's back end. `as`: the
 * e-mail address of the logged-in person. Closes the page that is open. Returns the router, which has the current address.
 */
export async function openPage(path: string, { as }: { as?: string } = {}) {
  await closePage()
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
  render(<RouterProvider router={router} useTransitions={false} />)
  // However long that takes: the first page of a file loads the code.
  await importsSettled()
  return router
}

/** Without the secret in the address, as the portal does. Otherwise like `openPage`. */
export function openMailLink(link: string, visitor: { as?: string } = {}) {
  window.history.replaceState(null, '', link)
  hideLinkSecret()
  return openPage(window.location.pathname + window.location.search, visitor)
}

/** As a click in the portal, where the shell handles it. */
export async function followLink(router: Awaited<ReturnType<typeof openPage>>, link: HTMLAnchorElement) {
  link.focus()
  await act(() => router.navigate(link.pathname + link.search + link.hash))
}
