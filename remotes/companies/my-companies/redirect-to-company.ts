import { getCompanyByExternalId } from '#shared/api/companies.ts'
import { statusOf } from '#shared/api/errors.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'

/**
 * A loader that leads on to `page` of the company that others know by the id in the address; to one's own companies
 * when there is no such company, or none that one may see.
 */
export const redirectToCompany =
  (page: string) =>
  async ({ params }: LoaderFunctionArgs) => {
    const company = getCompanyByExternalId(params.externalId ?? '').catch((error) => {
      if (statusOf(error) === 403) return undefined
      throw error
    })
    const known = await withLoadError(company, 'Overzicht van bedrijven kan niet geladen worden')
    return redirect(known ? `/bedrijven/${known.id}/${page}` : '/bedrijven')
  }
