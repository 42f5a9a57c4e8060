import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

/** Confirms a new password to a user with two-step login, who must still log in. */
export const PasswordStored = () => (
  <>
    <PageHeading>Je nieuwe wachtwoord is opgeslagen</PageHeading>
    <p>
      Voor jouw account staat tweestapslogin aan. Log in met je nieuwe wachtwoord en de code uit de app op je
      telefoon. Heb je de app niet meer? Gebruik dan een herstelcode.
    </p>
    <ButtonLink href="/inloggen">Inloggen</ButtonLink>
  </>
)
