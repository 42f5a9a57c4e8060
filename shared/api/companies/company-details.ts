import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyDetails, type CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'

const DetailsResponse = responseOf(CompanyDetails)

/** For the owner. Rejects with 403 for other users. */
export const getCompanyDetails = (companyId: number) =>
  api.get(`companies/${companyId}/update`).json(DetailsResponse)

/** Rejects with 400 for invalid input, and with 409 when another user changed them since `revision`. */
export const updateCompany = (companyId: number, input: CompanyUpdateInput) =>
  api.post(`companies/${companyId}/update`, { json: input }).json(DetailsResponse)
