import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

export const PasswordChanged = () => (
  <div className="bw-measure">
    <Card>
      <PageHeading>Je wachtwoord is gewijzigd</PageHeading>
      <p>
        Hier blijf je ingelogd. Op andere apparaten ben je uitgelogd. Log daar opnieuw in met je nieuwe
        wachtwoord.
      </p>
      <div className="bw-actions">
        <ButtonLink href="/gegevens">Naar mijn gegevens</ButtonLink>
      </div>
    </Card>
  </div>
)
