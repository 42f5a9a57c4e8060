import { useEffect } from 'react'

import { type ErrorMessage, messageFor, statusOf } from '#shared/api/errors.ts'
import { getLoginStatus } from '#shared/api/session.ts'
import { LoadError } from '#shared/federation/remote-routes.ts'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '#shared/federation/router.ts'
import { signOut } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { redirectToNoAccess } from '../no-access.ts'
import { RemoteUnavailable } from '../remotes.ts'
import { FullScreenState, useIsFullScreen } from './FullScreenState.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { StatePage } from './StatePage.tsx'

/** The failed call behind the error, with the sentence that the page has for it. */
const failureOf = (error: unknown) =>
  error instanceof LoadError
    ? { cause: error.cause, fallback: error.message }
    : { cause: error, fallback: undefined }

function messageOf(error: unknown): ErrorMessage {
  if (error instanceof RemoteUnavailable)
    return {
      title: 'Dit onderdeel is nu niet bereikbaar.',
      detail: 'De rest van je omgeving werkt gewoon. Probeer het zo nog eens.',
    }
  const { cause, fallback } = failureOf(error)
  return messageFor(cause, fallback)
}

/**
 * Leads away who may not be here. 401: the session is gone, and without a user the guard asks for a login. 403: no
 * rights, unless the server says that the session is gone after all.
 */
function useRefusal(status: number | undefined) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const noAccess = () => navigate(redirectToNoAccess({ pathname, search }), { replace: true })
    const answer = async () => {
      const { loggedIn } = await getLoginStatus()
      await (loggedIn ? noAccess() : signOut())
    }
    if (status === 401) void signOut()
    if (status === 403) answer().catch(noAccess)
  }, [status, pathname, search, navigate])
}

function Failure() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const status = isRouteErrorResponse(error) ? error.status : statusOf(failureOf(error).cause)
  useRefusal(status)

  if (status === 404) return <NotFoundPage />
  if (status === 401 || status === 403) return null
  const { title, detail } = messageOf(error)
  // A browser remembers code that failed to load, and the federation a remote of another version: only a fresh
  // document forgets. Without a connection there is none to be had.
  const again = () =>
    error instanceof RemoteUnavailable && navigator.onLine
      ? window.location.reload()
      : navigate(location, { replace: true })
  return (
    <StatePage shape="triangle" heading="Er ging iets mis" actions={<Button onClick={again}>Opnieuw</Button>}>
      <Warning title={title}>{detail && <p>{detail}</p>}</Warning>
    </StatePage>
  )
}

/** What stands in the place of a page that could not be shown; everything around it goes on working. */
export const ErrorPage = () =>
  useIsFullScreen() ? (
    <FullScreenState>
      <Failure />
    </FullScreenState>
  ) : (
    <Failure />
  )
