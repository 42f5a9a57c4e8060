import { type RefObject, useEffect } from 'react'

import { FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { useLocation, useMatches, useNavigation, useOutletContext } from '#shared/federation/router.ts'

/** The page one was at last; kept above the layouts, so that it outlives them. */
export type Visited = RefObject<string | undefined>

/**
 * After a change of page focus goes to its heading, so that a screen reader says where one is. Not at the start. In
 * the full screen every change of the address is one, also of what comes after the '?'.
 */
export function useFocusOnHeading(): void {
  const { pathname, search } = useLocation()
  const isFullScreen = useMatches().some(({ id }) => id === FULL_SCREEN_ROUTE)
  const { state } = useNavigation()
  const visited = useOutletContext<Visited>()
  const here = isFullScreen ? pathname + search : pathname
  useEffect(() => {
    if (state !== 'idle' || visited.current === here) return
    const isStart = visited.current === undefined
    visited.current = here
    if (!isStart) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [here, state, visited])
}
