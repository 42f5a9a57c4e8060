import { useEffect, useRef, useState } from 'react'
import { findServerFailure, getLoginStatus } from '#shared/api/accounts/session.ts'
import { type ErrorMessage, messageFor, statusOf } from '#shared/api/basics/errors.ts'
import { LoadError } from '#shared/federation/remote-routes.ts'
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigationType,
  useRouteError,
} from '#shared/federation/router.ts'
import { Unplugged } from '#shared/parts/basics/drawings/states.tsx'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { loadAnew } from '#shared/parts/basics/load-anew.ts'
import { signOutLapsed } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { LoadTimeoutError } from '../load-timeout.ts'
import { noAccessPath } from '../no-access.ts'
import { RemoteUnavailableError } from '../remotes.ts'
import { FullScreenState, useIsFullScreen } from './FullScreenState.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { StatePage } from './StatePage.tsx'

const failureOf = (error: unknown) =>
  error instanceof LoadError
    ? { cause: error.cause, fallback: error.message }
    : { cause: error, fallback: undefined }

function messageOf(error: unknown): ErrorMessage {
  if (error instanceof RemoteUnavailableError && error.serverFailure) return messageFor(error.serverFailure)
  if (error instanceof RemoteUnavailableError)
    return {
      title: 'Dit onderdeel is nu niet bereikbaar.',
      detail: 'De rest van je omgeving werkt gewoon. Probeer het zo nog eens.',
    }
  const { cause, fallback } = failureOf(error)
  return messageFor(cause, fallback)
}

/**
 * 401: the session has ended; signing out makes the guard ask for a login. 403: to the page "Geen toegang", unless the
 * server reports that the session has ended.
 */
function useRefusalRedirect(status: number | undefined) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const noAccess = () => navigate(noAccessPath({ pathname, search }), { replace: true })
    const checkLogin = async () => {
      const { loggedIn } = await getLoginStatus()
      await (loggedIn ? noAccess() : signOutLapsed())
    }
    if (status === 401) void signOutLapsed()
    if (status === 403) checkLogin().catch(noAccess)
  }, [status, pathname, search, navigate])
}

/**
 * Loads the document anew at the address that somebody went to, once. Returns whether it is about to. A document that
 * just came is not loaded again.
 */
function useLoadAnew(error: unknown): boolean {
  const wasOpen = useNavigationType() !== 'POP'
  const isGone =
    wasOpen &&
    error instanceof RemoteUnavailableError &&
    !error.serverFailure &&
    !(error.cause instanceof LoadTimeoutError)
  const [loadsAnew, setLoadsAnew] = useState(isGone)
  useEffect(() => {
    if (isGone) setLoadsAnew(loadAnew())
  }, [isGone])
  return loadsAnew
}

function Failure() {
  const error = useRouteError()
  const loadsAnew = useLoadAnew(error)
  const location = useLocation()
  const navigate = useNavigate()
  const status = isRouteErrorResponse(error) ? error.status : statusOf(failureOf(error).cause)
  const [isRetrying, setRetrying] = useState(false)
  const hasRetried = useRef(false)
  useRefusalRedirect(status)
  // The focused button is gone when the page takes the place of this one, at the same address.
  useEffect(
    () => () => {
      if (hasRetried.current) focusHeading({ preventScroll: true })
    },
    [],
  )

  if (status === 404) return <NotFoundPage />
  if (status === 401 || status === 403 || loadsAnew) return null
  const { title, detail } = messageOf(error)
  // The browser caches a module that failed to load, and the federation runtime a remote of another version: only a
  // reload of the document clears that. Without the server a reload would fail.
  async function retry() {
    setRetrying(true)
    hasRetried.current = true
    if (error instanceof RemoteUnavailableError && !(await findServerFailure())) window.location.reload()
    else await navigate(location, { replace: true })
    setRetrying(false)
  }
  const retryButton = (
    <Button isPending={isRetrying} onClick={retry}>
      Opnieuw
    </Button>
  )
  return (
    <StatePage drawing={<Unplugged />} heading="Er ging iets mis" actions={retryButton}>
      <Warning title={title}>{detail && <p>{detail}</p>}</Warning>
    </StatePage>
  )
}

export const ErrorPage = () =>
  useIsFullScreen() ? (
    <FullScreenState>
      <Failure />
    </FullScreenState>
  ) : (
    <Failure />
  )
