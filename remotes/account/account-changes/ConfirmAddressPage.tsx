import { useState } from 'react'

import { confirmAddressChange, getAddressChange } from '#shared/api/accounts/account-changes.ts'
import type { AddressChange } from '#shared/domain/accounts/account-changes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { loadLink } from './load-link.ts'

const FAILED = 'E-mailadres bevestigen is niet gelukt'

export const loader = () => loadLink(getAddressChange, FAILED)

/** Shown for a link that is unknown, used, cancelled or expired. */
const InvalidLink = () => (
  <>
    <PageHeading>E-mailadres bevestigen niet mogelijk</PageHeading>
    <p>
      De link uit de e-mail werkt niet meer. Waarschijnlijk is hij al gebruikt, of is hij ouder dan 24 uur.
      Heb je meer dan één e-mail gekregen? Dan werkt alleen de link in de laatste.
    </p>
    <ButtonLink href="/gegevens">Naar mijn gegevens</ButtonLink>
  </>
)

function Confirmed({ emailAddress }: AddressChange) {
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  return (
    <>
      <PageHeading>Je e-mailadres is gewijzigd</PageHeading>
      <p>
        Je logt voortaan in met <strong>{emailAddress}</strong>. Je wachtwoord is hetzelfde gebleven. Op
        andere apparaten ben je uitgelogd.
      </p>
      <ButtonLink href={isLoggedIn ? '/gegevens' : '/inloggen'}>
        {isLoggedIn ? 'Naar mijn gegevens' : 'Inloggen'}
      </ButtonLink>
    </>
  )
}

function ConfirmAddressPage() {
  const [token] = useState(currentLinkSecret)
  const change = useLoaderData<AddressChange | null>()
  const [isConfirmed, setConfirmed] = useState(false)
  const { run, isPending, failure } = useAction(FAILED)
  useHeadingFocus(isConfirmed)

  const confirm = () =>
    run(async () => {
      await confirmAddressChange({ token })
      setConfirmed(true)
    })

  return (
    <LoginLayout aside={<HelpCallout />}>
      {!change && <InvalidLink />}
      {change && isConfirmed && <Confirmed emailAddress={change.emailAddress} />}
      {change && !isConfirmed && (
        <>
          <PageHeading>E-mailadres bevestigen</PageHeading>
          {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
          <p>
            Is <strong>{change.emailAddress}</strong> je nieuwe e-mailadres? Bevestig het dan. Daarna log je
            in met dit adres.
          </p>
          <Button isPending={isPending} onClick={confirm}>
            Bevestig dit adres
          </Button>
          <p className="bw-soft">Heb je hier niet om gevraagd? Sluit deze pagina. Er verandert dan niets.</p>
        </>
      )}
    </LoginLayout>
  )
}

export { ConfirmAddressPage as Component }
