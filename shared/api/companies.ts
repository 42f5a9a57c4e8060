import * as v from 'valibot'

import { type Check, CheckEntry } from '#shared/domain/check.ts'
import {
  Company,
  CompanyDetails,
  type CompanyInput,
  CompanySummary,
  type CompanyUpdateInput,
} from '#shared/domain/company.ts'
import { type PageQuery, pageOf } from '#shared/domain/page.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))
const CompanyResponse = responseOf(Company)
const SummaryResponse = responseOf(CompanySummary)
const SummaryListResponse = responseOf(v.array(CompanySummary))
const SummaryPageResponse = responseOf(pageOf(CompanySummary))
const DetailsResponse = responseOf(CompanyDetails)
const CheckEntryResponse = responseOf(CheckEntry)

export const listCompanies = () => api.get('companies').json(SummaryListResponse)

/** One page of the same list, by name. */
export const searchCompanies = (query: Partial<PageQuery>) =>
  api.get('companies/search', { searchParams: query }).json(SummaryPageResponse)

export const createCompany = (input: CompanyInput) =>
  api.post('companies', { json: input }).json(CreatedResponse)

/** A company with what the user may do there, how its checks stand and, for the owner, who was invited. */
export const getCompany = (companyId: number) =>
  api.get(`companies/${companyId}/checks`).json(CompanyResponse)

/** The company that others know by this id. Fails with a 403 when it is unknown or not the user's. */
export const getCompanyByExternalId = (externalId: string) =>
  api.get(`companies/externalId/${encodeURIComponent(externalId)}`).json(SummaryResponse)

export const getCompanyDetails = (companyId: number) =>
  api.get(`companies/${companyId}/update`).json(DetailsResponse)

/** Gives the company as it is stored from now on. */
export const updateCompany = (companyId: number, input: CompanyUpdateInput) =>
  api.post(`companies/${companyId}/update`, { json: input }).json(DetailsResponse)

/** Deletes a company and everything it owns, for good. */
export const deleteCompany = (companyId: number) => api.delete(`companies/${companyId}/delete`)

/** Gives the check with the address to go on to; one that was started already stays as it is. */
export const startCheck = (companyId: number, check: Check) =>
  api.post(`companies/${companyId}/start-check/${check}`).json(CheckEntryResponse)

/** Deletes a check that was started, for good. */
export const deleteCheck = (companyId: number, check: Check) =>
  api.delete(`companies/${companyId}/delete-check/${check}`)
