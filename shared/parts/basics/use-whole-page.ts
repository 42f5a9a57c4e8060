import { useDeferredValue } from 'react'

import { useLocation, useNavigationType } from '#shared/federation/router.ts'

/**
 * Returns whether a page shows what is below the window. A page that somebody enters by a link begins at its top, and shows
 * that first: false in its first rendering, true right after it. Always true where the browser must find a place further
 * down: after Back or a reload, and for an address with a "#".
 */
export function useWholePage(): boolean {
  const { hash } = useLocation()
  const startsAtTop = useNavigationType() !== 'POP' && hash === ''
  return useDeferredValue(true, !startsAtTop)
}
