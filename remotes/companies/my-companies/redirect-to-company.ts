import { getCompanyByExternalId } from '#shared/api/companies.ts'
import { statusOf } from '#shared/api/errors.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'

/**
 * Creates a loader that redirects from a company's external id to its page `page`, or to the list of companies when the
 * user has no such company.
 */
export const redirectToCompany =
  (page: string) =>
  async ({ params }: LoaderFunctionArgs) => {
    const company = getCompanyByExternalId(params.externalId ?? '').catch((error) => {
      if (statusOf(error) === 403) return undefined
      throw error
    })
    const summary = await withLoadError(company, 'Overzicht van bedrijven kan niet geladen worden')
    return redirect(summary ? `/bedrijven/${summary.id}/${page}` : '/bedrijven')
  }
