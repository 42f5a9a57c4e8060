import { messageFor, statusOf } from '#shared/api/basics/errors.ts'
import { signOutLapsed } from '#shared/session/store.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { useReload } from '../use-reload.ts'

/**
 * `useDialog` with `alertFailure(error, fallback, title)`, which shows why a call failed; without `title`, the reason
 * or the fallback is the title. A 401 signs the user out, so that the page asks for a login. After a 403, 404 or 409
 * the page reloads its data: the user may have lost access, or another user deleted or changed the item.
 */
export function useFailureAlert() {
  const reload = useReload()
  const dialog = useDialog()

  async function alertFailure(error: unknown, fallback: string, title?: string): Promise<void> {
    const status = statusOf(error)
    if (status === 401) return void (await signOutLapsed())
    const reason = messageFor(error, fallback)
    await dialog.alert(
      title
        ? { title, message: [reason.title, reason.detail].filter(Boolean).join(' ') }
        : { title: reason.title, message: reason.detail },
    )
    if (status === 403 || status === 404 || status === 409) await reload()
  }

  return { ...dialog, alertFailure }
}
