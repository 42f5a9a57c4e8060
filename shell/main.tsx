import '#shared/ui/index.css'
// The styles of components that are loaded later, so that they precede those of any page.
import '#shared/ui/Choice.css'
import '#shared/ui/EmptyState.css'
import '#shared/ui/ProgressBar.css'
import '#shared/ui/Select.css'
import '#shared/ui/TextField.css'
import './shell.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { createBrowserRouter, RouterProvider } from '#shared/federation/router.ts'
import { hideLinkSecrets } from '#shared/parts/basics/link-secret.ts'
import { configureSession, followCookie } from '#shared/session/store.ts'
import { checkSession } from './check-session.ts'
import { checkStyleSheets } from './check-style-sheets.ts'
import { startErrorReports } from './error-reports/start.ts'
import { followCart } from './follow-cart.ts'
import { interceptLinks } from './links.ts'
import { createRemotes } from './remotes.ts'
import { preparePages, routes } from './routes.tsx'

hideLinkSecrets()
checkStyleSheets()
const { remotes: entries, cookieDomain, sentryDsn } = pageConfig()
const errors = sentryDsn ? startErrorReports(sentryDsn) : undefined
configureSession({ cookieDomain: cookieDomain ?? undefined })
followCookie(getLoginStatus)
followCart()
checkSession()

// Do not show the warning of `PageState` again after a reload. The rest of the state belongs to the router.
history.replaceState({ ...history.state, usr: null }, '')

const remotes = createRemotes(entries, preparePages)
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: ({ path, patch }) => remotes.patch(path, patch),
})
interceptLinks(router.navigate, remotes.prefetch)
void errors?.send(router)

// React renders transitions in steps of five milliseconds, with frames of the old page between them.
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} onError={errors?.report} />
  </StrictMode>,
)
