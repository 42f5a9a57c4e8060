import { useState } from 'react'

import { type Message, messageFor } from '#shared/api/errors.ts'
import { leave } from '#shared/parts/leave.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** For who comes to log in and need not. */
export function AlreadyLoggedIn() {
  const user = useSession((session) => session.user)
  const [failure, setFailure] = useState<Message>()

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Je bent al ingelogd</PageHeading>
        {user.isLoggedIn && <p>Je bent ingelogd als {user.fullName}.</p>}
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        <div className="bw-actions">
          <ButtonLink href="/bedrijven">Naar mijn bedrijven</ButtonLink>
          <Button variant="secondary" onClick={() => leave().catch((error) => setFailure(messageFor(error)))}>
            Log uit
          </Button>
        </div>
      </Card>
    </div>
  )
}
