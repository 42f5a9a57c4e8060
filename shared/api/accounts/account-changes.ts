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

/** Null when the link is not valid (any more). */
export const getAddressChange = (token: string) =>
  api.post('person/address-change/preview', { json: { token } }).json(AddressChangeResponse)

/** Rejects with 400 when the link is not valid any more, or the address is taken. */
export const confirmAddressChange = (input: LinkInput) =>
  api.post('person/address-change/confirm', { json: input })

/** Rejects with 409 when no address waits for confirmation. */
export const resendAddressChange = () => api.post('person/address-change/resend')

/** The account keeps its address: the new one no longer waits for confirmation. */
export const cancelAddressChange = () => api.post('person/address-change/cancel')

/** Null when the link is not valid (any more). */
export const getAccountUndo = (token: string) =>
  api.post('person/undo/preview', { json: { token } }).json(AccountUndoResponse)

/** Ends all sessions. Returns the token to set a new password with. Rejects with 400. */
export const undoAccountChange = (input: LinkInput) =>
  api.post('person/undo', { json: input }).json(UndoneChangeResponse)
