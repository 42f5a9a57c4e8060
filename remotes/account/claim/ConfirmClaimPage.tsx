import { useState } from 'react'

import { confirmClaimByMail, previewClaim } from '#shared/api/companies/invitations.ts'
import { type ClaimPreview, checkNames, invitationRightsLabels } from '#shared/domain/companies/invitation.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** Opening the page confirms nothing: mail scanners open links too. */
export const loader = (): Promise<ClaimPreview> => {
  const key = currentLinkSecret()
  return withLoadError(
    key ? previewClaim(key) : Promise.resolve({ status: 'GONE' as const }),
    'De pagina om iemand te bevestigen kon niet geladen worden',
  )
}

/** Opened from the mail to an invited address: confirms an account with another address, without a login. */
function ConfirmClaimPage() {
  const claim = useLoaderData<ClaimPreview>()
  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Mag dit account jouw uitnodiging gebruiken?</PageHeading>
        {claim.status === 'GONE' ? (
          <p>
            Hier is niets te bevestigen. De uitnodiging is al gebruikt, verlopen of ingetrokken, of de link is
            niet compleet.
          </p>
        ) : (
          <Confirmation claim={claim} />
        )}
      </Card>
    </div>
  )
}

function Confirmation({ claim }: { claim: Exclude<ClaimPreview, { status: 'GONE' }> }) {
  const { company, account, rights, checks, status } = claim
  const [key] = useState(currentLinkSecret)
  const reload = useReload()
  const { run, isPending, failure } = useAction('Bevestigen is niet gelukt')
  const isConfirmed = status === 'CONFIRMED'
  // The button that had the focus is gone.
  useHeadingFocus(isConfirmed)

  const confirm = () =>
    run(async () => {
      await confirmClaimByMail(key)
      await reload()
    })

  return (
    <>
      {isConfirmed ? (
        <Warning variant="success" title={`${account.name} kijkt nu mee bij ${company}.`}>
          <p>De eigenaar van het bedrijf ziet dit, en kan de toegang weer intrekken.</p>
        </Warning>
      ) : (
        <p>
          Je kreeg een uitnodiging om mee te kijken bij <strong>{company}</strong>. Iemand met een account van
          een ander e-mailadres wil die gebruiken.
        </p>
      )}
      <div>
        <p>
          <strong>
            {account.name} ({account.email})
          </strong>
        </p>
        <p>Rechten: {invitationRightsLabels[rights]}</p>
        <p>Kijkt mee in: {checkNames(checks)}</p>
      </div>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {!isConfirmed && (
        <>
          <p>
            Is dit jouw andere account, of weet je dat deze persoon mag meekijken? Bevestig het dan. Ken je
            dit account niet? Sluit dan deze pagina: zonder bevestiging gebeurt er niets.
          </p>
          <div className="bw-actions">
            <Button isPending={isPending} onClick={confirm}>
              Bevestig dit account
            </Button>
          </div>
        </>
      )}
    </>
  )
}

export { ConfirmClaimPage as Component }
