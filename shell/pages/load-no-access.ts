import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { twoStepSetUpPath } from '#shared/parts/accounts/two-step-set-up-path.ts'
import { isCompanyDeleted } from '#shared/parts/companies/deleted-companies.ts'
import { sessionStore, signIn } from '#shared/session/store.ts'
import { companyIdIn } from '../company-path.ts'

export type NoAccessReason = 'NO_RIGHTS' | 'COMPANY_DELETED'

const rolesInSession = () => sessionStore.getState().user.roles.join()

function isOfDeletedCompany(path: string): boolean {
  const companyId = companyIdIn(path)
  return companyId !== undefined && isCompanyDeleted(companyId)
}

/**
 * Unless the company was deleted, asks for the user's roles, which may have changed since login. Throws a redirect to
 * two-step login when that must be set up first, and back to the refused page when the roles are others now. Shows the
 * page when the server cannot be asked.
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
