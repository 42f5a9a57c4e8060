import { loadedAhead } from './store.ts'

/** How long a visitor may take from reaching for a widget to the click. Later than that, what was loaded may have changed. */
const MAX_AGE_MS = 10_000

const isRecent = (since: number) => performance.now() - since < MAX_AGE_MS

/** Starts loading what a panel is going to show, unless it was just started. `key`: what it is. */
export function loadAhead(key: string, load: () => Promise<unknown>): void {
  const present = loadedAhead.get(key)
  if (present && isRecent(present.since)) return
  const value = load()
  value.catch(() => loadedAhead.delete(key))
  loadedAhead.set(key, { value, since: performance.now() })
}

/** Returns what was loaded ahead, once, or loads it now. */
export function takeLoaded<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const present = loadedAhead.get(key)
  loadedAhead.delete(key)
  return present && isRecent(present.since) ? (present.value as Promise<Value>) : load()
}
