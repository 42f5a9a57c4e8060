import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { AdminCompanyPage, type AdminListQuery } from '#shared/domain/admin/admin-lists.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { AdminCompanyDetails, type OwnerChangeInput } from '#shared/domain/companies/ownership.ts'

const CompanyPageResponse = responseOf(AdminCompanyPage)
const CompanyResponse = responseOf(AdminCompanyDetails)

/** Finds companies whose name, or whose owner's name or address, contains every word of the search. */
export const searchAllCompanies = (query: Partial<AdminListQuery>) =>
  api.get('admin/companies', { searchParams: query }).json(CompanyPageResponse)

/** Rejects with 404 when it does not exist. */
export const getAdminCompany = (id: number) => api.get(`admin/companies/${id}`).json(CompanyResponse)

/**
 * Invites the address when it has no account. Rejects with 400 for invalid input and for the address of the owner, with
 * 404 when the company was deleted, and with 409 when its owner or its invitation changed since the revision in the
 * input.
 */
export const changeOwner = (id: number, input: OwnerChangeInput, key: string) =>
  api.post(`admin/companies/${id}/owner`, { json: input, ...withKey(key) }).json(CompanyResponse)

/** Rejects with 404 when there is none, and with 409 when the owner or the invitation changed since `revision`. */
export const withdrawOwnerInvitation = (id: number, revision: number) =>
  api.delete(`admin/companies/${id}/owner/invitation`, { searchParams: { revision } })
