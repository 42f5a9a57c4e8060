import { useEffect, useRef } from 'react'

import { useLocation, useNavigation } from '#shared/federation/router.ts'

/** After a change of page focus goes to its heading, so that a screen reader says where one is. Not at the start. */
export function useFocusOnHeading(): void {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const visited = useRef(pathname)
  useEffect(() => {
    if (state !== 'idle' || visited.current === pathname) return
    visited.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, state])
}
