import { useState } from 'react'

import { useFailureAlert } from './use-failure-alert.ts'

type Action = {
  /** What is about to happen, and that it cannot be undone. */
  message: string
  /** Does it, and what comes after. */
  act: () => Promise<unknown>
  /** What to say when it fails and the server gives no reason. */
  fallback: string
}

/** For what cannot be undone: asks first, then does it, and says why when that fails. Render `dialog` somewhere. */
export function useConfirmedAction({ message, act, fallback }: Action) {
  const { confirm, alertFailure, dialog } = useFailureAlert()
  const [isPending, setPending] = useState(false)

  async function start() {
    if (!(await confirm({ message }).catch(() => false))) return
    setPending(true)
    try {
      await act()
    } catch (error) {
      await alertFailure(error, fallback)
    } finally {
      setPending(false)
    }
  }

  return { start, isPending, dialog }
}
