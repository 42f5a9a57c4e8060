import { startTransition, useEffect, useRef, useState } from 'react'

import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useLocation, useMatches, useNavigate } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'

/**
 * Keeps the page in step with the session, also when the session changes in another tab, on the website, by expiry, or by
 * Back after a logout. A page that is not public is hidden as soon as the user has changed, and visited again, so that
 * the guard runs and the loaders fetch the data of the new user.
 * Returns whether the page may be shown, and a React key per user.
 */
export function useSessionGuard(): { mayShowPage: boolean; key: string } {
  const id = useSession(({ user }) => (user.isLoggedIn ? user.id : null))
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)?.handle as RouteHandle | undefined
  const isPublic = page?.access === 'public'

  const [shownTo, setShownTo] = useState(id)
  const previousId = useRef(id)
  useEffect(() => {
    if (previousId.current === id) return
    previousId.current = id
    const visit = isPublic ? undefined : navigate({ pathname, search, hash }, { replace: true })
    // In a transition, as the router's own update, so that both are rendered together.
    Promise.resolve(visit).then(() => startTransition(() => setShownTo(id)))
  }, [id, isPublic, navigate, pathname, search, hash])

  return { mayShowPage: isPublic || (id !== null && shownTo === id), key: isPublic ? 'public' : String(id) }
}
