import { useSyncExternalStore } from 'react'

import { type BeterwerkUser, on } from '../index.ts'
import { useBeterwerk } from './beterwerk-context.ts'

function subscribe(onChange: () => void) {
  const stops = [on('bw:login', onChange), on('bw:logout', onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** null: nobody is logged in. Undefined while that is not known, as on a server and in the first rendering. */
export function useBeterwerkUser(): BeterwerkUser | null | undefined {
  const { bw } = useBeterwerk()
  return useSyncExternalStore(
    subscribe,
    () => bw?.user,
    () => undefined,
  )
}
