import { numChanges } from '#shared/api/basics/store.ts'
import { sessionStore } from '#shared/session/store.ts'

/** How old data may be that were loaded before the visit they are for, in milliseconds. */
const MAX_AGE_MS = 3_000

type Loaded = { key: string; data: unknown; state: string; startedAt: number }

/** What the data may depend on in this browser: who is logged in, and what was changed. */
const currentState = () => `${sessionStore.getState().user.id} ${numChanges()}`

const isCurrent = ({ state, startedAt }: Loaded) =>
  state === currentState() && performance.now() - startedAt < MAX_AGE_MS

const loaded = new Map<unknown, Loaded>()

/**
 * Loads data before the visit that needs them, unless that was done just now. `source`: what identifies the function that
 * loads them. `key`: what they are about, such as an address. `load` may throw, and its promise may reject, or one in the
 * object that it returns: the visit then loads again.
 */
export function loadAhead(source: unknown, key: string, load: () => unknown): void {
  const present = loaded.get(source)
  if (present?.key === key && isCurrent(present)) return
  const forget = () => loaded.delete(source)
  const state = currentState()
  try {
    const data = load()
    loaded.set(source, { key, data, state, startedAt: performance.now() })
    Promise.resolve(data)
      .then((result) => Promise.all(Object.values(result ?? {})))
      .catch(forget)
  } catch {
    forget()
  }
}

/** Returns the data of this source and key that were loaded ahead, once; those of `load` when there are none. */
export function takeLoaded<T>(source: unknown, key: string, load: () => T): T {
  const present = loaded.get(source)
  loaded.delete(source)
  return present?.key === key && isCurrent(present) ? (present.data as T) : load()
}
