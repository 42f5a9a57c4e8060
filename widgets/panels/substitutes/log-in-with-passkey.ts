import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { verifyPart } from '../verify-part.ts'

// The build of the panels replaces the import of `shared/parts/accounts/passkeys/log-in-with-passkey.ts` by this file
// (`tools/build/widgets.ts`): a module of its own, which the loader verifies first.

/** Undefined when the person cancels. */
export async function logInWithPasskey(): Promise<LoginStatus | undefined> {
  await verifyPart('passkey')
  const passkeys = await import(
    /* webpackMode: "lazy", webpackChunkName: "passkey" */ '#shared/parts/accounts/passkeys/log-in-with-passkey.ts'
  )
  return passkeys.logInWithPasskey()
}
