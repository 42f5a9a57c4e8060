import { getLoginStatus } from '#shared/api/session.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { twoStepSetUpPath } from '#shared/parts/two-step-set-up-path.ts'
import { sessionStore, signIn } from '#shared/session/store.ts'

type PageAddress = { pathname: string; search: string }

/** Returns the path of the page "Geen toegang", with the refused page in its query. */
export const noAccessPath = ({ pathname, search }: PageAddress): string =>
  `/geen-toegang?url=${encodeURIComponent(pathname + search)}`

const rolesInSession = () => sessionStore.getState().user.roles.join()

/**
 * The loader of that page. Asks the server for the user's roles, which may have changed since they logged in, and throws a
 * redirect: to the page for two-step login when that must be set up first, and back to the refused page when the roles
 * are others now. When the server cannot be asked, the page is shown.
 */
export async function noAccessLoader({ request }: LoaderFunctionArgs): Promise<null> {
  if (!sessionStore.getState().user.isLoggedIn) return null
  const status = await getLoginStatus().catch(() => undefined)
  if (!status?.loggedIn) return null
  const before = rolesInSession()
  await signIn(status)
  const refused = portalPath(new URL(request.url).searchParams.get('url'), '/bedrijven')
  if (status.mustSetUpTwoStepLogin) throw redirect(twoStepSetUpPath(refused))
  if (rolesInSession() !== before) throw redirect(refused)
  return null
}
