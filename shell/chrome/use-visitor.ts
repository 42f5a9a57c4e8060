import { startTransition, useEffect, useRef, useState } from 'react'

import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useLocation, useMatches, useNavigate } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'

/**
 * Keeps the page and who is logged in together, also when that changes in another tab, on the website, by expiry or
 * by Back after a logout: a page that is not public shows nothing at all from the moment on that its visitor is gone or
 * another, and is visited anew, so that the guard decides and what it shows is the new visitor's.
 * Gives whether the page may be shown, and a key by which another visitor gets a page of their own.
 */
export function useVisitor(): { mayLook: boolean; key: string } {
  const id = useSession(({ user }) => (user.isLoggedIn ? user.id : null))
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)?.handle as RouteHandle | undefined
  const isPublic = page?.access === 'public'

  const [shownTo, setShownTo] = useState(id)
  const known = useRef(id)
  useEffect(() => {
    if (known.current === id) return
    known.current = id
    const visited = isPublic ? undefined : navigate({ pathname, search, hash }, { replace: true })
    // Together with what the router has for the new visitor, which it shows in a transition too.
    Promise.resolve(visited).then(() => startTransition(() => setShownTo(id)))
  }, [id, isPublic, navigate, pathname, search, hash])

  return { mayLook: isPublic || (id !== null && shownTo === id), key: isPublic ? 'public' : String(id) }
}
