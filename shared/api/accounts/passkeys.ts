import { api } from '#shared/api/basics/client.ts'
import {
  type CreatedPasskeyInput,
  OwnPasskeys,
  PasskeyCreation,
  type PasskeyNameInput,
  type StartPasskeyInput,
} from '#shared/domain/accounts/passkey.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const OwnPasskeysResponse = responseOf(OwnPasskeys)
const PasskeyCreationResponse = responseOf(PasskeyCreation)

/** Returns the passkeys of the user. */
export const getPasskeys = () => api.get('person/passkeys').json(OwnPasskeysResponse)

/**
 * Starts to add a passkey. Returns what the browser needs to make it, once and within five minutes. Rejects with 400 for a
 * wrong password or code, with 409 when there are too many.
 */
export const startPasskey = (input: StartPasskeyInput) =>
  api.post('person/passkeys/start', { json: input }).json(PasskeyCreationResponse)

/** Adds the passkey that the browser has made. Rejects with 409 when that took longer. */
export const addPasskey = (input: CreatedPasskeyInput) => api.post('person/passkeys', { json: input })

/** Renames a passkey. */
export const renamePasskey = (id: number, input: PasskeyNameInput) =>
  api.put(`person/passkeys/${id}`, { json: input })

/** Removes a passkey, and ends all other sessions of the user. */
export const removePasskey = (id: number) => api.delete(`person/passkeys/${id}`)
