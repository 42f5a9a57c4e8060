import { api } from '#shared/api/basics/client.ts'
import {
  type ChangeTwoStepInput,
  type ConfirmTwoStepInput,
  type IdentityInput,
  RecoveryCodes,
  TwoStepLogin,
  TwoStepSecret,
} from '#shared/domain/accounts/two-step-login.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const TwoStepLoginResponse = responseOf(TwoStepLogin)
const TwoStepSecretResponse = responseOf(TwoStepSecret)
const RecoveryCodesResponse = responseOf(RecoveryCodes)

export const getTwoStepLogin = () => api.get('person/two-step-login').json(TwoStepLoginResponse)

/** For what needs it, the next minutes. Rejects with 400 for a wrong password or code. */
export const confirmIdentity = (input: IdentityInput) => api.post('person/identity', { json: input })

/** Also for another device. Returns the secret for the app. Rejects with 400 for a wrong password or code. */
export const startTwoStepLogin = (input: IdentityInput) =>
  api.post('person/two-step-login/start', { json: input }).json(TwoStepSecretResponse)

/** Returns the recovery codes. Rejects with 400 for a wrong code, and with 409 after an hour. */
export const confirmTwoStepLogin = (input: ConfirmTwoStepInput) =>
  api.post('person/two-step-login/confirm', { json: input }).json(RecoveryCodesResponse)

/** Rejects with 400 for a wrong password or code. */
export const renewRecoveryCodes = (input: ChangeTwoStepInput) =>
  api.post('person/two-step-login/recovery-codes', { json: input }).json(RecoveryCodesResponse)

/** Rejects with 400 for a wrong password or code, and with 409 when the role requires it. */
export const switchOffTwoStepLogin = (input: ChangeTwoStepInput) =>
  api.post('person/two-step-login/switch-off', { json: input })
