import '#shared/ui/index.css'
import './shell.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { pageConfig } from '#shared/federation/page-config.ts'
import { createBrowserRouter, RouterProvider } from '#shared/federation/router.ts'
import { configureSession, followCookie } from '#shared/session/store.ts'
import { startErrorReports } from './error-reports/start.ts'
import { followLinks } from './links.ts'
import { createRemotes } from './remotes.ts'
import { pages, routes } from './routes.tsx'

const { remotes: entries, cookieDomain, sentryDsn } = pageConfig()
const errors = sentryDsn ? startErrorReports(sentryDsn) : undefined
configureSession({ cookieDomain: cookieDomain ?? undefined })
followCookie()

// What one page had another say was said before this one was loaded again. The rest of the state is the router's own.
history.replaceState({ ...history.state, usr: null }, '')

const remotes = createRemotes(entries, pages)
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: ({ path, patch }) => remotes.patch(path, patch),
})
followLinks(router.navigate, remotes.prefetch)
void errors?.send(router)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} onError={errors?.report} />
  </StrictMode>,
)
