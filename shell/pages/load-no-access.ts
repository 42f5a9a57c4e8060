import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { twoStepSetUpPath } from '#shared/parts/accounts/two-step-set-up-path.ts'
import { isCompanyDeleted } from '#shared/parts/companies/deleted-companies.ts'
import { sessionStore, signIn } from '#shared/session/store.ts'
import { companyIdIn } from '../company-path.ts'

/** Why a page was refused. */
export type NoAccessReason = 'NO_RIGHTS' | 'COMPANY_DELETED'

const rolesInSession = () => sessionStore.getState().user.roles.join()

function isOfDeletedCompany(path: string): boolean {
  const companyId = companyIdIn(path)
  return companyId !== undefined && isCompanyDeleted(companyId)
}

/**
 * The loader of the page "Geen toegang". Returns why the page was refused. Unless its company was deleted, asks the
 * server for the user's roles, which may have changed since they logged in, and throws a redirect: to the page for
 * two-step login when that must be set up first, and back to the refused page when the roles are others now. When the
 * server cannot be asked, the page is shown.
 */
export async function loadNoAccess({ request }: LoaderFunctionArgs): Promise<NoAccessReason> {
  const refused = portalPath(new URL(request.url).searchParams.get('url'), '/bedrijven')
  if (isOfDeletedCompany(refused)) return 'COMPANY_DELETED'
  if (!sessionStore.getState().user.isLoggedIn) return 'NO_RIGHTS'
  const status = await getLoginStatus().catch(() => undefined)
  if (!status?.loggedIn) return 'NO_RIGHTS'
  const before = rolesInSession()
  await signIn(status)
  if (status.mustSetUpTwoStepLogin) throw redirect(twoStepSetUpPath(refused))
  if (rolesInSession() !== before) throw redirect(refused)
  return 'NO_RIGHTS'
}
