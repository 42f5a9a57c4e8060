import { useCallback, useState } from 'react'

import { useFetch } from '#shared/parts/basics/use-promise.ts'
import { loadedAhead } from './store.ts'

/** From reaching for a widget to the click. After that, what was loaded may have changed. */
const MAX_AGE_MS = 10_000

function recent(key: string) {
  const present = loadedAhead.get(key)
  return present && performance.now() - present.since < MAX_AGE_MS ? present : undefined
}

/** `key`: what it is. Does nothing when that was just started. */
export function loadAhead(key: string, load: () => Promise<unknown>): void {
  if (recent(key)) return
  const started = { promise: load(), since: performance.now() }
  loadedAhead.set(key, started)
  started.promise.then(
    (value) => Object.assign(started, { value }),
    () => loadedAhead.delete(key),
  )
}

/** Like `useFetch`, but at once when it was loaded ahead. `load` must be the same function at every rendering. */
export function useLoaded<Value>(
  key: string,
  load: () => Promise<Value>,
  onError: (error: unknown) => void,
): { value?: Value; isPending: boolean } {
  const [ahead] = useState(() => {
    const present = recent(key)
    loadedAhead.delete(key)
    return present as { promise: Promise<Value>; value?: Value } | undefined
  })
  const fetch = useCallback(() => ahead?.promise ?? load(), [ahead, load])
  const fetched = useFetch(fetch, onError)
  return ahead?.value === undefined ? fetched : { value: ahead.value, isPending: false }
}
