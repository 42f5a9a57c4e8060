import { useEffect, useRef, useState } from 'react'

import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useLocation, useMatches, useNavigate } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'

/**
 * `key`: of the visit shown at the change. `isVisited`: whether the page was visited again since, so that everything
 * under another key was loaded for this user.
 */
type SessionChange = { id: number | null; key: string; isVisited: boolean }

/**
 * Hides a page that is not public when the user changes, also in another tab, by expiry or by Back after a logout, and
 * visits it again. Shows it once that visit is rendered, not when the router has finished it: React may render two
 * transitions in any order. `key`: a React key per user.
 */
export function useSessionGuard(): { mayShowPage: boolean; key: string } {
  const id = useSession(({ user }) => (user.isLoggedIn ? user.id : null))
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)?.handle as RouteHandle | undefined
  const isPublic = page?.access === 'public'

  const [change, setChange] = useState<SessionChange>({ id, key: '', isVisited: true })
  if (change.id !== id) setChange({ id, key, isVisited: isPublic })
  const lastChange = useRef(change)
  useEffect(() => {
    if (lastChange.current === change) return
    lastChange.current = change
    if (change.isVisited) return
    const finish = () => {
      // Unless the session has changed again.
      if (lastChange.current === change) setChange({ ...change, isVisited: true })
    }
    Promise.resolve(navigate({ pathname, search, hash }, { replace: true })).then(finish)
  }, [change, navigate, pathname, search, hash])

  // Without a user, the guard leaves only the error page of an address that is not found.
  const isLoadedForUser = change.id === id && change.isVisited && change.key !== key
  return { mayShowPage: isPublic || isLoadedForUser, key: isPublic ? 'public' : String(id) }
}
