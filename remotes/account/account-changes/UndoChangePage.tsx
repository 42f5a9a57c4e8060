import { useState } from 'react'

import { getAccountUndo, undoAccountChange } from '#shared/api/accounts/account-changes.ts'
import type { AccountUndo, UndoKind } from '#shared/domain/accounts/account-changes.ts'
import { formatInstant, formatTime } from '#shared/domain/basics/date.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { signOut } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { SetPassword } from '../forgotten-password/SetPassword.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { loadLink } from './load-link.ts'

const FAILED = 'Wijziging ongedaan maken is niet gelukt'

export const loader = () => loadLink(getAccountUndo, FAILED)

const changed: Record<UndoKind, string> = {
  PASSWORD: 'het wachtwoord van je account gewijzigd',
  ADDRESS: 'het e-mailadres van je account gewijzigd',
  TWO_STEP_LOGIN: 'tweestapslogin ingesteld voor je account',
}

/** Shown for a link that is unknown, used or expired. */
const InvalidLink = () => (
  <>
    <PageHeading>Ongedaan maken niet mogelijk</PageHeading>
    <p>
      De link uit de e-mail werkt niet meer. Waarschijnlijk is hij al gebruikt, of is hij ouder dan zeven
      dagen. Denk je dat iemand anders in je account kan? Bel ons dan.
    </p>
    <ButtonLink href="/wachtwoord-vergeten">Kies een nieuw wachtwoord</ButtonLink>
  </>
)

const Consequences = ({ setsPassword, emailAddress }: AccountUndo) =>
  setsPassword ? (
    <p>
      Iedereen wordt dan uitgelogd, alle passkeys worden verwijderd, en je kiest meteen een nieuw wachtwoord.
      Is tweestapslogin korter dan zeven dagen geleden ingesteld? Dan gaat dat ook uit. Je logt weer in met{' '}
      <strong>{emailAddress}</strong>.
    </p>
  ) : (
    <p>
      Iedereen wordt dan uitgelogd, en het account krijgt zijn oude adres terug:{' '}
      <strong>{emailAddress}</strong>. Daar komt een mail om een nieuw wachtwoord te kiezen.
    </p>
  )

const Undone = ({ address }: { address: string }) => (
  <>
    <PageHeading>De wijziging is ongedaan gemaakt</PageHeading>
    <p>
      Op <strong>{address}</strong> komt een mail om een nieuw wachtwoord te kiezen. Daarmee kan de eigenaar
      weer inloggen.
    </p>
  </>
)

function UndoChangePage() {
  const [token] = useState(currentLinkSecret)
  const [resetToken, setResetToken] = useState<string | null>()
  const undo = useLoaderData<AccountUndo | null>()
  const { run, isPending, failure } = useAction(FAILED)
  useHeadingFocus(resetToken)

  const undoChange = () =>
    run(async () => {
      const reset = await undoAccountChange({ token })
      await signOut()
      setResetToken(reset.token)
    })

  if (undo && resetToken !== undefined)
    return (
      <LoginLayout aside={<HelpCallout />}>
        {resetToken === null ? <Undone address={undo.emailAddress} /> : <SetPassword token={resetToken} />}
      </LoginLayout>
    )
  return (
    <LoginLayout aside={<HelpCallout />}>
      {undo ? (
        <>
          <PageHeading>Was jij dit niet?</PageHeading>
          {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
          <p>
            Op {formatInstant(undo.changedAt)} om {formatTime(undo.changedAt)} uur is {changed[undo.kind]}.
            Heb jij dat niet gedaan? Maak het dan ongedaan.
          </p>
          <Consequences {...undo} />
          <Button isPending={isPending} onClick={undoChange}>
            Maak de wijziging ongedaan
          </Button>
          <p className="bw-soft">Heb je het zelf gedaan? Sluit deze pagina. Er verandert dan niets.</p>
        </>
      ) : (
        <InvalidLink />
      )}
    </LoginLayout>
  )
}

export { UndoChangePage as Component }
