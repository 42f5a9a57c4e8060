import { useRef, useState } from 'react'

import { type Message, messageFor, statusOf } from '#shared/api/errors.ts'
import { signOut } from '#shared/session/store.ts'

/**
 * For what a button does on the server: pressing twice does it once. Takes what to say when it fails and the server
 * gives no reason. `run` gives what to tell about a failure, as `failure` does until the next time.
 */
export function useAction(fallback: string) {
  const [failure, setFailure] = useState<Message>()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)

  async function attempt(act: () => Promise<unknown>): Promise<Message | undefined> {
    try {
      await act()
      return undefined
    } catch (error) {
      // Nobody is logged in any more: the page goes, and a login leads back to it.
      if (statusOf(error) === 401) await signOut()
      return messageFor(error, fallback)
    }
  }

  async function run(act: () => Promise<unknown>): Promise<Message | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(true)
    setFailure(undefined)
    const failure = await attempt(act)
    setFailure(failure)
    setPending(false)
    isBusy.current = false
    return failure
  }

  return { run, isPending, failure }
}
