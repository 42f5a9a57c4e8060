import { getLoginStatus } from '#shared/api/session.ts'
import { signIn } from '#shared/session/store.ts'

/** Has the rest of the page greet by the name as it is now. When that fails it does so later: the name is saved. */
export const refreshUserName = () =>
  getLoginStatus()
    .then(signIn)
    .catch(() => undefined)
