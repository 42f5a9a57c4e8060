import { statusOf } from '#shared/api/basics/errors.ts'
import { getCompanyByExternalId } from '#shared/api/companies/companies.ts'
import { dialogHref, dialogIn } from '#shared/federation/dialog-address.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'

/**
 * Creates a loader that redirects from a company's external id to its page `page`, or to the list of companies when the
 * user has no such company. Dialogs in the address open above that page.
 */
export const redirectToCompany =
  (page: string) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const company = getCompanyByExternalId(params.externalKey ?? '').catch((error) => {
      if (statusOf(error) === 403) return undefined
      throw error
    })
    const summary = await withLoadError(company, 'Overzicht van bedrijven kan niet geladen worden')
    if (!summary) return redirect('/bedrijven')
    const dialog = dialogIn(new URL(request.url).searchParams)
    const path = `/bedrijven/${summary.id}/${page}`
    return redirect(dialog === null ? path : dialogHref(path, dialog))
  }
