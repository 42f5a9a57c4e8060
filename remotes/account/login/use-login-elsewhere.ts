import { type RefObject, useEffect, useState } from 'react'

import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { sessionStore } from '#shared/session/store.ts'

/**
 * Returns whether the visitor of the login page is logged in without its form: on arrival, or since they logged in in
 * another tab. A page that waited for that login is opened, unless there is an invitation to accept first.
 * `isLoggingIn`: set while the form of the page logs in, which must not show that the visitor is logged in already.
 * `isLoggingOut`: the visitor has just logged out, which the session of the page follows.
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
