import { type RefObject, useEffect, useState } from 'react'

import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { sessionStore } from '#shared/session/store.ts'

/**
 * Whether the visitor logged in on arrival or in another tab, which then opens the page that waited for it, unless there
 * is an invitation. `isLoggingIn`: by the form of the page, which does not count. `isLoggingOut`: the session is about to
 * end.
 */
export function useLoginElsewhere(isLoggingIn: RefObject<boolean>, isLoggingOut: boolean): boolean {
  const [isLoggedIn, setLoggedIn] = useState(() => !isLoggingOut && sessionStore.getState().user.isLoggedIn)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = query.has('registration') ? null : query.get('redirect')
  useHeadingFocus(isLoggedIn)

  useEffect(
    () =>
      sessionStore.subscribe(({ user }, { user: before }) => {
        if (user.isLoggedIn === before.isLoggedIn || isLoggingIn.current) return
        setLoggedIn(user.isLoggedIn)
        if (user.isLoggedIn && target !== null) void navigate(portalPath(target, '/bedrijven'))
      }),
    [isLoggingIn, target, navigate],
  )
  return isLoggedIn
}
