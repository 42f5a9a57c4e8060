import { sendPasskeyLogin, startPasskeyLogin } from '#shared/api/accounts/passkey-login.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { signWithPasskey } from './ask-browser.ts'

/** Lets the person choose a passkey, and logs in with it. Returns the login status; undefined when they cancel. */
export async function logInWithPasskey(): Promise<LoginStatus | undefined> {
  const used = await signWithPasskey(await startPasskeyLogin())
  return used && sendPasskeyLogin(used)
}
