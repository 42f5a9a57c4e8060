import { useState } from 'react'

import { leaveFreely } from '#shared/forms/store.ts'
import { useRequestKey } from '../use-request-key.ts'
import { useFailureAlert } from './use-failure-alert.ts'

type ConfirmedAction = {
  /** The question: what will be deleted or revoked, and that it cannot be undone. */
  message: string
  /** Whether it deletes or revokes something: the button that confirms it is red then. */
  isDestructive?: boolean
  /**
   * Carries out the action and what follows it. The button stays pending until the promise is settled. `key`: for a request
   * that makes something; the same one until it succeeds.
   */
  run: (key: string) => Promise<unknown>
  /** Title of the alert when the action fails and the server gives no reason. */
  fallback: string
  /** Title of the alert in all cases; the reason or the fallback is below it then. */
  failureTitle?: string
}

/**
 * For an action that cannot be undone: asks for confirmation, carries it out, and shows an alert when it fails.
 * Returns `start` for the button's click, `isPending`, and `dialog`, which must be rendered in the component.
 */
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
