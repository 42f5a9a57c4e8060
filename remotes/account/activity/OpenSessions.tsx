import './OpenSessions.css'

import { useEffect, useRef, useState } from 'react'
import { endAllSessions } from '#shared/api/accounts/open-sessions.ts'
import { messageFor } from '#shared/api/basics/errors.ts'
import { browserName, type OpenSession } from '#shared/domain/accounts/open-session.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { deleteDrafts } from '#shared/forms/draft.ts'
import { mayLeave } from '#shared/forms/store.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { signOut } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { LOGGED_OUT_EVERYWHERE } from '../login/logged-out-everywhere.ts'

export function OpenSessions({ loaded }: { loaded: Promise<OpenSession[]> }) {
  const [error, setError] = useState<unknown>()
  const { value: sessions } = usePromise(loaded, setError)
  const notLoaded =
    error === undefined ? undefined : messageFor(error, 'Je open sessies konden niet geladen worden')
  const { logOut, isPending, failure } = useLogoutEverywhere()

  return (
    <Card>
      <h2>Open sessies</h2>
      <p className="bw-soft">Hier ben je nu ingelogd.</p>
      {notLoaded && <Warning title={notLoaded.title}>{notLoaded.detail}</Warning>}
      {!sessions && !notLoaded && <Skeleton label="Je open sessies worden geladen..." lines={2} />}
      {sessions && (
        <ul role="list" className="bw-sessions" aria-label="Open sessies">
          {sessions.map((session) => (
            <SessionItem key={`${session.startedAt} ${session.isCurrent}`} session={session} />
          ))}
        </ul>
      )}
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      <div className="bw-actions">
        <Button variant="secondary" isPending={isPending} onClick={logOut}>
          Overal uitloggen
        </Button>
      </div>
    </Card>
  )
}

const SessionItem = ({ session }: { session: OpenSession }) => (
  <li>
    <p>
      {browserName(session)}
      {session.isCurrent && ' (deze browser)'}
    </p>
    <p className="bw-soft">
      Ingelogd op <time dateTime={session.startedAt}>{formatMoment(session.startedAt)}</time>
      {!session.isCurrent && (
        <>
          , laatst gebruikt op <time dateTime={session.lastUsedAt}>{formatMoment(session.lastUsedAt)}</time>
        </>
      )}
    </p>
  </li>
)

/** Logs out everywhere, then opens the login page, which confirms it. */
function useLogoutEverywhere() {
  const navigate = useNavigate()
  const { run, isPending, failure } = useAction('Overal uitloggen is niet gelukt')
  const isLoggedOut = useRef(false)
  // After the next page is rendered: this one is not public and would ask for a login.
  useEffect(
    () => () => {
      if (isLoggedOut.current) void signOut().then(deleteDrafts)
    },
    [],
  )

  const logOut = () =>
    run(async () => {
      if (!(await mayLeave())) return
      await endAllSessions()
      isLoggedOut.current = true
      await navigate('/inloggen', { state: LOGGED_OUT_EVERYWHERE })
    })

  return { logOut, isPending, failure }
}
