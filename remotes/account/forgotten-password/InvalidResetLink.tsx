import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

/** Shown for a reset link that is invalid, used or expired. */
export const InvalidResetLink = () => (
  <>
    <PageHeading>Wachtwoord resetten niet mogelijk</PageHeading>
    <p>
      De link uit de e-mail werkt niet meer. Waarschijnlijk is hij al gebruikt, of is hij ouder dan een uur.
      Heb je meer dan één e-mail gekregen? Dan werkt alleen de link in de laatste.
    </p>
    <ButtonLink href="/wachtwoord-vergeten">Vraag een nieuwe link aan</ButtonLink>
    <p className="bw-soft">
      Heb je net een nieuw wachtwoord gekozen? Dan kun je daarmee <a href="/inloggen">inloggen</a>.
    </p>
  </>
)
