import { getCompany } from '#shared/api/companies/companies.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import { sessionStore } from '#shared/session/store.ts'

type FullScreenCompany = { companyId: number; userId: number | null; company: Promise<Company> }

let fullScreenCompany: FullScreenCompany | undefined
let lastSeenCompany: Company | undefined

/** Fetched once, so that the next step works offline; again for another company or user, or after a failure. */
export function getFullScreenCompany(companyId: number): Promise<Company> {
  const userId = sessionStore.getState().user.id
  if (fullScreenCompany?.companyId === companyId && fullScreenCompany.userId === userId)
    return fullScreenCompany.company
  const company = getCompany(companyId)
  fullScreenCompany = { companyId, userId, company }
  company.catch(releaseFullScreenCompany)
  return company
}

/** Makes the next visit fetch it, with the current permission. */
export function releaseFullScreenCompany(): void {
  fullScreenCompany = undefined
}

export function setLastSeenCompany(company: Company): void {
  lastSeenCompany = company
}

/** The company of the last page, if it has this id. It may be outdated. */
export const findLastSeenCompany = (companyId: number): Company | undefined =>
  lastSeenCompany?.id === companyId ? lastSeenCompany : undefined
