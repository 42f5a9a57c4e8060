import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { StoreApi } from 'zustand/vanilla'

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
    // It may have changed since the rendering.
    compare()
    return store.subscribe(compare)
  }, [store])
  return part
}
