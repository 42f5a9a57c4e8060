import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import {
  AccountUndo,
  AddressChange,
  type LinkInput,
  UndoneChange,
} from '#shared/domain/accounts/account-changes.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const AddressChangeResponse = responseOf(v.nullable(AddressChange))
const AccountUndoResponse = responseOf(v.nullable(AccountUndo))
const UndoneChangeResponse = responseOf(UndoneChange)

/** Returns the new address that the link in a mail confirms; null when it is not valid (any more). */
export const getAddressChange = (token: string) =>
  api.get('person/address-change', { searchParams: { token } }).json(AddressChangeResponse)

/** Gives the account its new address. Rejects with 400 when the link is not valid any more, or the address is taken. */
export const confirmAddressChange = (input: LinkInput) =>
  api.post('person/address-change/confirm', { json: input })

/** Mails the address that waits once more. Rejects with 409 when none waits. */
export const resendAddressChange = () => api.post('person/address-change/resend')

/** Keeps the address of the account: the new one does not wait any more. */
export const cancelAddressChange = () => api.post('person/address-change/cancel')

/** Returns the change that the link in a mail undoes; null when it is not valid (any more). */
export const getAccountUndo = (token: string) =>
  api.get('person/undo', { searchParams: { token } }).json(AccountUndoResponse)

/** Undoes a change and ends all sessions. Returns the token to set a new password with. Rejects with 400. */
export const undoAccountChange = (input: LinkInput) =>
  api.post('person/undo', { json: input }).json(UndoneChangeResponse)
