import { api } from '#shared/api/basics/client.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { PasskeyRequest, type UsedPasskey } from '#shared/domain/accounts/passkey.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const PasskeyRequestResponse = responseOf(PasskeyRequest)
const LoginStatusResponse = responseOf(LoginStatus)

/** Returns what the browser needs to use a passkey, once and within five minutes. */
export const startPasskeyLogin = () => api.post('login/passkey/start').json(PasskeyRequestResponse)

/** Logs in with what the browser signed, and returns the login status. Rejects with 401 when it is refused. */
export const sendPasskeyLogin = (used: UsedPasskey) =>
  api.post('login/passkey', { json: used }).json(LoginStatusResponse)
