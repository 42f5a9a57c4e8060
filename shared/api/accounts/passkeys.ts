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

export const getPasskeys = () => api.get('person/passkeys').json(OwnPasskeysResponse)

/** Returns what the browser needs, once and within five minutes. Rejects with 400 or, for too many, with 409. */
export const startPasskey = (input: StartPasskeyInput) =>
  api.post('person/passkeys/start', { json: input }).json(PasskeyCreationResponse)

/** Rejects with 409 when making it took longer. */
export const addPasskey = (input: CreatedPasskeyInput) => api.post('person/passkeys', { json: input })

export const renamePasskey = (id: number, input: PasskeyNameInput) =>
  api.put(`person/passkeys/${id}`, { json: input })

/** Ends all other sessions of the user. */
export const removePasskey = (id: number) => api.delete(`person/passkeys/${id}`)
