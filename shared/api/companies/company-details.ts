import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyDetails, type CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'

const DetailsResponse = responseOf(CompanyDetails)

/** Returns the data of a company, for its owner. Rejects with 403 for other users. */
export const getCompanyDetails = (companyId: number) =>
  api.get(`companies/${companyId}/update`).json(DetailsResponse)

/**
 * Changes the data of a company and returns them. Rejects with 400 for invalid input, and with 409 when another user
 * changed them since `revision`.
 */
export const updateCompany = (companyId: number, input: CompanyUpdateInput) =>
  api.post(`companies/${companyId}/update`, { json: input }).json(DetailsResponse)
