import { messageFor, statusOf } from '#shared/api/errors.ts'
import { useRevalidator } from '#shared/federation/router.ts'
import { signOut } from '#shared/session/store.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'

/**
 * `useDialog` with a third call, which says why a call of the API failed. Without a session the page goes, and asks for
 * a login. Whoever was refused may have lost the company, or looks at people who changed: the page is read again.
 */
export function useFailureAlert() {
  const { revalidate } = useRevalidator()
  const dialog = useDialog()

  async function alertFailure(error: unknown, fallback: string): Promise<void> {
    const status = statusOf(error)
    if (status === 401) return void (await signOut())
    const { title, detail } = messageFor(error, fallback)
    await dialog.alert({ title, message: detail })
    if (status === 403 || status === 404) await revalidate()
  }

  return { ...dialog, alertFailure }
}
