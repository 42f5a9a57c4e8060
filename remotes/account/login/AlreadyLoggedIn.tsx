import { useState } from 'react'

import { type ErrorMessage, messageFor } from '#shared/api/basics/errors.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { endSession } from '#shared/parts/accounts/end-session.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

export function AlreadyLoggedIn() {
  const user = useSession((session) => session.user)
  const [failure, setFailure] = useState<ErrorMessage>()
  const [query] = useSearchParams()
  const target = query.has('redirect') ? portalPath(query.get('redirect'), '/bedrijven') : undefined

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Je bent al ingelogd</PageHeading>
        {user.isLoggedIn && <p>Je bent ingelogd als {user.fullName}.</p>}
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        <div className="bw-actions">
          {target && <ButtonLink href={target}>Ga verder</ButtonLink>}
          <ButtonLink variant={target ? 'secondary' : 'primary'} href="/bedrijven">
            Naar mijn bedrijven
          </ButtonLink>
          <Button
            variant="secondary"
            onClick={() => endSession().catch((error) => setFailure(messageFor(error)))}
          >
            Log uit
          </Button>
        </div>
      </Card>
    </div>
  )
}
