import { logOut } from '#shared/api/session.ts'
import { forgetDraft } from '#shared/forms/draft.ts'
import { signOut } from '#shared/session/store.ts'

/** Ends the session, on the server first: only then is anybody really logged out. Fails when that fails. */
export async function leave(): Promise<void> {
  await logOut()
  await signOut()
  forgetDraft()
}
