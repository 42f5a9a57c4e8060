import { noteLoad, numChanges } from '#shared/api/basics/store.ts'
import { sessionStore } from '#shared/session/store.ts'

const MAX_AGE_MS = 3_000

type Loaded = { key: string; data: unknown; state: string; startedAt: number }

/** What the data may depend on in this browser: who is logged in, and what was changed. */
const currentState = () => `${sessionStore.getState().user.id} ${numChanges()}`

const isCurrent = ({ state, startedAt }: Loaded) =>
  state === currentState() && performance.now() - startedAt < MAX_AGE_MS

const loaded = new Map<unknown, Loaded>()

/**
 * `source`: identifies the function that loads. `key`: what the data are about, such as an address. When `load` fails,
 * or a promise in the object that it returns, the visit loads again.
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

/** Takes what was loaded ahead once, otherwise that of `load`. */
export function takeLoaded<T>(source: unknown, key: string, load: () => T): T {
  const present = loaded.get(source)
  loaded.delete(source)
  noteLoad()
  return present?.key === key && isCurrent(present) ? (present.data as T) : load()
}
