import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { type AdminListQuery, AdminUserPage } from '#shared/domain/admin/admin-lists.ts'
import { UserDetails, type UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const UserPageResponse = responseOf(AdminUserPage)
const UserResponse = responseOf(UserDetails)

/** Finds users whose names and address contain every word of the search. */
export const searchUsers = (query: AdminListQuery) =>
  api.get('admin/users', { searchParams: query }).json(UserPageResponse)

/** Rejects with 404 when it does not exist. */
export const getUser = (id: number) => api.get(`admin/users/${id}`).json(UserResponse)

/** Rejects with 400 for invalid input, 404 for a deleted user, and 409 when it changed since the revision. */
export const updateUser = (id: number, input: UserUpdateInput) =>
  api.post(`admin/users/${id}`, { json: input }).json(UserResponse)

/** For a user who lost the device and the recovery codes. Rejects with 409 when it is off. */
export const switchOffTwoStepLoginFor = (id: number) =>
  api.post(`admin/users/${id}/switch-off-two-step-login`)

/** The user gets a mail. Rejects with 404 when the user does not exist, and with 409 while one is being made. */
export const prepareDataExportFor = (id: number, key: string) =>
  api.post(`admin/users/${id}/prepare-data-export`, withKey(key))
