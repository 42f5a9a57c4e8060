import { getCompany } from '#shared/api/companies/companies.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import { sessionStore } from '#shared/session/store.ts'

type FullScreenCompany = { companyId: number; userId: number | null; company: Promise<Company> }

let fullScreenCompany: FullScreenCompany | undefined
let lastSeenCompany: Company | undefined

/**
 * Returns the company for its full-screen pages, fetched once for all of them, so that the next step works without a
 * connection. Fetches again for another company or another user, and after a failure.
 */
export function getFullScreenCompany(companyId: number): Promise<Company> {
  const userId = sessionStore.getState().user.id
  if (fullScreenCompany?.companyId === companyId && fullScreenCompany.userId === userId)
    return fullScreenCompany.company
  const company = getCompany(companyId)
  fullScreenCompany = { companyId, userId, company }
  company.catch(releaseFullScreenCompany)
  return company
}

/** Clears the company of the full-screen pages, so that the next visit fetches it with the current permission. */
export function releaseFullScreenCompany(): void {
  fullScreenCompany = undefined
}

/** Remembers the company of the page that was loaded last. */
export function setLastSeenCompany(company: Company): void {
  lastSeenCompany = company
}

/** Returns the company of the page that was loaded last, if it has this id. It may be outdated. */
export const findLastSeenCompany = (companyId: number): Company | undefined =>
  lastSeenCompany?.id === companyId ? lastSeenCompany : undefined
