import { getCompany } from '#shared/api/companies.ts'
import type { Company } from '#shared/domain/company.ts'
import { sessionStore } from '#shared/session/store.ts'

type Held = { companyId: number; userId: number | null; company: Promise<Company> }

let held: Held | undefined
let known: Company | undefined

/**
 * The company in whose full-screen pages one is, fetched once for all of them, so that a step needs no connection.
 * Another company, or another visitor, is fetched anew, and so is one that could not be had.
 */
export function holdCompany(companyId: number): Promise<Company> {
  const userId = sessionStore.getState().user.id
  if (held?.companyId === companyId && held.userId === userId) return held.company
  const company = getCompany(companyId)
  held = { companyId, userId, company }
  company.catch(releaseCompany)
  return company
}

/** The next visit fetches it anew: what somebody may do there can have changed. */
export function releaseCompany(): void {
  held = undefined
}

/** Remembers a company as it was last seen. */
export function knowCompany(company: Company): void {
  known = company
}

/** The company as it was last seen, if it was the last one seen. For what nobody may rely on. */
export const knownCompany = (companyId: number): Company | undefined =>
  known?.id === companyId ? known : undefined
