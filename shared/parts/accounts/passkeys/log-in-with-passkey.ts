import { sendPasskeyLogin, startPasskeyLogin } from '#shared/api/accounts/passkey-login.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { signWithPasskey } from './ask-browser.ts'

/** Undefined when the person cancels. */
export async function logInWithPasskey(): Promise<LoginStatus | undefined> {
  const used = await signWithPasskey(await startPasskeyLogin())
  return used && sendPasskeyLogin(used)
}
