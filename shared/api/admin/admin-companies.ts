import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { AdminCompanyPage, type AdminListQuery } from '#shared/domain/admin/admin-lists.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { AdminCompanyDetails, type OwnerChangeInput } from '#shared/domain/companies/ownership.ts'

const CompanyPageResponse = responseOf(AdminCompanyPage)
const CompanyResponse = responseOf(AdminCompanyDetails)

/** Returns one page of all companies whose name, or whose owner's name or address, contains every word of the search. */
export const searchAllCompanies = (query: Partial<AdminListQuery>) =>
  api.get('admin/companies', { searchParams: query }).json(CompanyPageResponse)

/** Returns a company, as administrators see it. Rejects with 404 when it does not exist. */
export const getAdminCompany = (id: number) => api.get(`admin/companies/${id}`).json(CompanyResponse)

/**
 * Gives a company to the account with this address, or invites the address when it has none. Returns the company.
 * Rejects with 400 for invalid input and for the address of the owner, with 404 when the company was deleted, and with
 * 409 when its owner or its invitation changed since the revision in the input.
 */
export const changeOwner = (id: number, input: OwnerChangeInput, key: string) =>
  api.post(`admin/companies/${id}/owner`, { json: input, ...withKey(key) }).json(CompanyResponse)

/**
 * Withdraws the invitation to own a company. Rejects with 404 when there is none, and with 409 when the owner or the
 * invitation changed since `revision`.
 */
export const withdrawOwnerInvitation = (id: number, revision: number) =>
  api.delete(`admin/companies/${id}/owner/invitation`, { searchParams: { revision } })
