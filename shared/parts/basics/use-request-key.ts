import { useRef } from 'react'

import { newRequestKey } from '#shared/api/basics/request-key.ts'

/** Runs an action with a key for its request, the same one until an action succeeds, and returns or rejects like it. */
export function useRequestKey() {
  const key = useRef<string>(undefined)

  return async function withRequestKey<T>(run: (key: string) => Promise<T>): Promise<T> {
    key.current ??= newRequestKey()
    const result = await run(key.current)
    key.current = undefined
    return result
  }
}
