import { useState } from 'react'

import { leaveFreely } from '#shared/forms/store.ts'
import { useRequestKey } from '../use-request-key.ts'
import { useFailureAlert } from './use-failure-alert.ts'

type ConfirmedAction = {
  message: string
  /** It deletes or revokes something: the button that confirms it is red. */
  isDestructive?: boolean
  /** The button stays pending until it is settled. `key`: for a request; the same one until it succeeds. */
  run: (key: string) => Promise<unknown>
  /** Title of the alert when the server gives no reason. */
  fallback: string
  /** Title of the alert in all cases; the reason or the fallback is below it then. */
  failureTitle?: string
}

/** For what cannot be undone. Shows an alert when it fails. `dialog` must be rendered. */
export function useConfirmedAction({ message, isDestructive, run, fallback, failureTitle }: ConfirmedAction) {
  const { confirm, alertFailure, dialog } = useFailureAlert()
  const [isPending, setPending] = useState(false)
  const withRequestKey = useRequestKey()

  async function start() {
    if (!(await confirm({ message, isDestructive }).catch(() => false))) return
    setPending(true)
    try {
      await leaveFreely(() => withRequestKey(run))
    } catch (error) {
      await alertFailure(error, fallback, failureTitle)
    } finally {
      setPending(false)
    }
  }

  return { start, isPending, dialog }
}
