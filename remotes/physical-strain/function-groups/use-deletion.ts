import { useState } from 'react'

import { messageFor, statusOf } from '#shared/api/errors.ts'
import { signOut } from '#shared/session/store.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'

type Deletion = {
  /** What is about to go. */
  message: string
  act: () => Promise<unknown>
}

/** Asks first, then deletes a function group, and says why when that fails. Render `dialog` somewhere. */
export function useDeletion({ message, act }: Deletion) {
  const { confirm, alert, dialog } = useDialog()
  const [isPending, setPending] = useState(false)

  async function start() {
    if (!(await confirm({ message }).catch(() => false))) return
    setPending(true)
    try {
      await act()
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      if (statusOf(error) === 401) return void (await signOut())
      const { title, detail } = messageFor(error, 'Verwijderen van functiegroep is mislukt.')
      await alert({ title, message: detail })
    } finally {
      setPending(false)
    }
  }

  return { start, isPending, dialog }
}
