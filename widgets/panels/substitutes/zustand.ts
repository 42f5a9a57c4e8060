import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { StoreApi } from 'zustand/vanilla'

/** Returns a part of the state of a store, and renders again when that part changes. */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const part = select(store.getState())
  const latest = useRef({ select, part })
  latest.current = { select, part }
  const [, render] = useState({})
  useLayoutEffect(() => {
    function compare() {
      const { select, part } = latest.current
      if (!Object.is(select(store.getState()), part)) render({})
    }
    // It may have changed between the rendering and now.
    compare()
    return store.subscribe(compare)
  }, [store])
  return part
}
