import { useState } from 'react'

import { confirmRequestByMail, previewRequest } from '#shared/api/companies/invitations.ts'
import {
  checkNames,
  type InvitationRequest,
  invitationRightsLabels,
} from '#shared/domain/companies/invitation.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** Opening the page sends nothing: mail scanners open links too. */
export const loader = (): Promise<InvitationRequest | null> => {
  const key = currentLinkSecret()
  return withLoadError(
    key ? previewRequest(key) : Promise.resolve(null),
    'De pagina om een uitnodiging te bevestigen kon niet geladen worden',
  )
}

/** Opened from the mail to an owner: sends an invitation that was made on the website, without a login. */
function SendRequestedPage() {
  const request = useLoaderData<InvitationRequest | null>()
  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Heb je deze uitnodiging gemaakt?</PageHeading>
        {request ? (
          <Request request={request} />
        ) : (
          <p>
            Hier is niets te bevestigen. De uitnodiging is al verstuurd, verlopen of ingetrokken, of de link
            is niet compleet.
          </p>
        )}
      </Card>
    </div>
  )
}

function Request({ request: { company, person } }: { request: InvitationRequest }) {
  const [key] = useState(currentLinkSecret)
  const [isSent, setSent] = useState(false)
  const { run, isPending, failure } = useAction('Bevestigen is niet gelukt')
  // The button that had the focus is gone.
  useHeadingFocus(isSent)
  const confirm = () =>
    run(async () => {
      await confirmRequestByMail(key)
      setSent(true)
    })

  return (
    <>
      {isSent ? (
        <Warning
          variant="success"
          title={`De uitnodiging aan ${person?.name ?? 'de Verbetercoach'} is verstuurd.`}
        />
      ) : (
        <p>
          Op de website is gevraagd om iemand te laten meekijken bij <strong>{company}</strong>. De
          uitnodiging is nog niet verstuurd.
        </p>
      )}
      <div>
        <p>
          <strong>{person ? `${person.name} (${person.email})` : 'De Verbetercoach'}</strong>
        </p>
        {person ? (
          <>
            <p>Rechten: {invitationRightsLabels[person.rights]}</p>
            <p>Kijkt mee in: {checkNames(person.checks)}</p>
          </>
        ) : (
          <p>Mag alles bekijken en bewerken, in alle verbeterchecks.</p>
        )}
      </div>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {!isSent && (
        <>
          <p>
            Klopt dit? Verstuur de uitnodiging dan. Heb je dit niet zelf gevraagd? Sluit dan deze pagina, en
            trek de uitnodiging in bij ‘Mensen die meekijken’.
          </p>
          <div className="bw-actions">
            <Button isPending={isPending} onClick={confirm}>
              Verstuur de uitnodiging
            </Button>
          </div>
        </>
      )}
    </>
  )
}

export { SendRequestedPage as Component }
