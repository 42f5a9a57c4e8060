import { useEffect, useRef } from 'react'

import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import {
  type RouteObject,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
} from '#shared/federation/router.ts'
import { sessionStore, useSession } from '#shared/session/store.ts'

type UserId = number | null

/**
 * What the route of a layout needs for `useSessionGuard`: with each page, it loads the id of the user for whom the page
 * is loaded. Both arrive in the same update; React may render two updates in any order, also if both are transitions.
 */
export const sessionGuardRoute = {
  loader: (): UserId => {
    const { user } = sessionStore.getState()
    return user.isLoggedIn ? user.id : null
  },
  shouldRevalidate: () => true,
} satisfies Partial<RouteObject>

/**
 * Keeps the page in step with the session, also when the session changes in another tab, on the website, by expiry, or by
 * Back after a logout. A page that is not public is hidden as soon as the user has changed, and visited again, so that
 * the guard runs and the loaders fetch the data of the new user.
 * Returns whether the page may be shown, and a React key per user.
 */
export function useSessionGuard(): { mayShowPage: boolean; key: string } {
  const id = useSession(({ user }) => (user.isLoggedIn ? user.id : null))
  const loadedFor = useLoaderData<UserId>()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)?.handle as RouteHandle | undefined
  const isPublic = page?.access === 'public'

  const previousId = useRef(id)
  useEffect(() => {
    if (previousId.current === id) return
    previousId.current = id
    if (!isPublic) navigate({ pathname, search, hash }, { replace: true })
  }, [id, isPublic, navigate, pathname, search, hash])

  return { mayShowPage: isPublic || (id !== null && loadedFor === id), key: isPublic ? 'public' : String(id) }
}
