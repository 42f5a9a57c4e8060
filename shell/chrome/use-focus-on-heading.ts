import { type RefObject, useEffect } from 'react'

import { FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { useLocation, useMatches, useNavigation, useOutletContext } from '#shared/federation/router.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'

/** Owned by the root route, so that it survives a change of layout. */
export type LastPageRef = RefObject<string | undefined>

/** Screen readers then announce the new page. On full-screen pages a change of the query counts too. */
export function useFocusOnHeading(): void {
  const { pathname, search } = useLocation()
  const isFullScreen = useMatches().some(({ id }) => id === FULL_SCREEN_ROUTE)
  const { state } = useNavigation()
  const lastPage = useOutletContext<LastPageRef>()
  const page = isFullScreen ? pathname + search : pathname
  useEffect(() => {
    if (state !== 'idle' || lastPage.current === page) return
    const isFirst = lastPage.current === undefined
    lastPage.current = page
    if (!isFirst) focusHeading({ preventScroll: true })
  }, [page, state, lastPage])
}
