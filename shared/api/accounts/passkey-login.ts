import { api } from '#shared/api/basics/client.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { PasskeyRequest, type UsedPasskey } from '#shared/domain/accounts/passkey.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const PasskeyRequestResponse = responseOf(PasskeyRequest)
const LoginStatusResponse = responseOf(LoginStatus)

/** What the browser needs to use a passkey, once and within five minutes. */
export const startPasskeyLogin = () => api.post('login/passkey/start').json(PasskeyRequestResponse)

/** Returns the login status. Rejects with 401 when what the browser signed is refused. */
export const sendPasskeyLogin = (used: UsedPasskey) =>
  api.post('login/passkey', { json: used }).json(LoginStatusResponse)
