import { api } from '#shared/api/basics/client.ts'
import {
  AccountDeletion,
  type DeletionInput,
  type OwnDeletionInput,
} from '#shared/domain/accounts/account-deletion.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const DeletionResponse = responseOf(AccountDeletion)

export const getOwnDeletion = () => api.get('person/deletion').json(DeletionResponse)

/** Rejects with 400 for a wrong password or code, and with 409 for other companies or the only administrator. */
export const deleteOwnAccount = (input: OwnDeletionInput) => api.post('person/deletion', { json: input })

/** What must be decided before the account is deleted. Rejects with 404 when it does not exist. */
export const getDeletionOf = (id: number) => api.get(`admin/users/${id}/deletion`).json(DeletionResponse)

/** For a user who asked for it. Rejects with 404 and 409 as above. */
export const deleteAccountOf = (id: number, input: DeletionInput) =>
  api.post(`admin/users/${id}/deletion`, { json: input })
