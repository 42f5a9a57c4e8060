import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { signIn } from '#shared/session/store.ts'

/** A failure is ignored: the name is saved, and the next login status has it. */
export const refreshUserName = () =>
  getLoginStatus()
    .then(signIn)
    .catch(() => undefined)
