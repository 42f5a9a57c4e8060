import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { Company, CompanySummary, CompanySummaryPage } from '#shared/domain/companies/company.ts'
import type { CompanyInput } from '#shared/domain/companies/company-input.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))
const CompanyResponse = responseOf(Company)
const SummaryResponse = responseOf(CompanySummary)
const SummaryListResponse = responseOf(v.array(CompanySummary))
const SummaryPageResponse = responseOf(CompanySummaryPage)
const CheckEntryResponse = responseOf(CheckEntry)

/** By name: the first 500. */
export const listCompanies = () => api.get('companies').json(SummaryListResponse)

export const searchCompanies = (query: Partial<PageQuery>) =>
  api.get('companies/search', { searchParams: query }).json(SummaryPageResponse)

/** Rejects with 400. `key`: see `newRequestKey`; other input with the same key is refused with 422. */
export const createCompany = (input: CompanyInput, key: string) =>
  api.post('companies', { json: input, ...withKey(key) }).json(CreatedResponse)

/** With the invitees for the owner. Rejects with 403 without access. */
export const getCompany = (companyId: number) =>
  api.get(`companies/${companyId}/checks`).json(CompanyResponse)

/** Rejects with 403 when it does not exist or the user has no access. */
export const getCompanyByExternalId = (externalId: string) =>
  api.get(`companies/externalId/${encodeURIComponent(externalId)}`).json(SummaryResponse)

export const deleteCompany = (companyId: number) => api.delete(`companies/${companyId}/delete`)

/** `checkUrl` in the response is the page of the check. A check that was started before is not changed. */
export const startCheck = (companyId: number, check: Check) =>
  api.post(`companies/${companyId}/start-check/${check}`).json(CheckEntryResponse)

export const deleteCheck = (companyId: number, check: Check) =>
  api.delete(`companies/${companyId}/delete-check/${check}`)
