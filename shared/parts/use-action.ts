import { useRef, useState } from 'react'

import { type ErrorMessage, messageFor, statusOf } from '#shared/api/errors.ts'
import { signOut } from '#shared/session/store.ts'

/**
 * For what a button does on the server: pressing twice does it once. Takes what to say when it fails and the server
 * gives no reason. Gives `run`, and what to tell about a failure until the next time.
 */
export function useAction(fallback?: string) {
  const [failure, setFailure] = useState<ErrorMessage>()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)

  async function run(act: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      // Nobody is logged in any more: the page goes, and a login leads back to it.
      if (statusOf(error) === 401) await signOut()
      setFailure(messageFor(error, fallback))
    }
    setPending(false)
    isBusy.current = false
  }

  return { run, isPending, failure }
}
