import { logOut } from '#shared/api/accounts/session.ts'
import { deleteDrafts } from '#shared/forms/draft.ts'
import { signOut } from '#shared/session/store.ts'

/** On the server first. Throws, and leaves the user logged in, when the API call fails. */
export async function endSession(): Promise<void> {
  await logOut()
  await signOut()
  deleteDrafts()
}
