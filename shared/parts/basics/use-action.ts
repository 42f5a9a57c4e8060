import { useRef, useState } from 'react'

import { type ErrorMessage, messageFor, statusOf } from '#shared/api/basics/errors.ts'
import { signOutLapsed } from '#shared/session/store.ts'
import { useRequestKey } from './use-request-key.ts'

/**
 * Runs an API call for a button; a second press while it is pending is ignored. `run` gives the action a key for a
 * request that makes something, the same one until it succeeds. `failure`: of the last run. A 401 also signs the user
 * out. `fallback`: message when the server gives no reason.
 */
export function useAction(fallback?: string) {
  const [failure, setFailure] = useState<ErrorMessage>()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  const withRequestKey = useRequestKey()

  async function run(action: (key: string) => Promise<unknown>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await withRequestKey(action)
    } catch (error) {
      // The session has ended: the page is replaced by the login form, which returns to it.
      if (statusOf(error) === 401) await signOutLapsed()
      setFailure(messageFor(error, fallback))
    }
    setPending(false)
    isBusy.current = false
  }

  return { run, isPending, failure }
}
