import { useState } from 'react'

import { verifyEmail } from '#shared/api/accounts/account.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** Opening the page verifies nothing: mail scanners open links too. */
function VerifyEmailPage() {
  const [token] = useState(currentLinkSecret)
  const [isVerified, setVerified] = useState(false)
  const { run, isPending, failure } = useAction('Bevestigen is niet gelukt')
  useHeadingFocus(isVerified)

  const verify = () =>
    run(async () => {
      await verifyEmail(token)
      setVerified(true)
    })

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Bevestig je e-mailadres</PageHeading>
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        {isVerified ? (
          <Warning variant="success" title="Je e-mailadres is bevestigd.">
            <p>Je kunt nu ook anderen uitnodigen.</p>
          </Warning>
        ) : (
          <p>
            Laat weten dat dit e-mailadres van jou is. Daarna kun je ook anderen uitnodigen. Heb je zelf geen
            account gemaakt? Sluit dan deze pagina.
          </p>
        )}
        <div className="bw-actions">
          {isVerified ? (
            <ButtonLink href="/bedrijven">Naar mijn bedrijven</ButtonLink>
          ) : (
            <Button isPending={isPending} onClick={verify}>
              Bevestigen
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}

export { VerifyEmailPage as Component }
