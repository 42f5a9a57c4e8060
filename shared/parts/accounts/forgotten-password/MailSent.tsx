import './MailSent.css'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = {
  email: string
  loginHref: string
  onRetry: () => void
}

/** They do not reveal whether the address has an account. */
export const MailSent = ({ email, loginHref, onRetry }: Props) => (
  <>
    <ol className="bw-mail-sent-steps">
      <li>
        We hebben een e-mail gestuurd naar <strong>{email}</strong>, als we dit adres kennen.
      </li>
      <li>Klik op de link in de e-mail. De link werkt één keer, en niet langer dan een uur.</li>
      <li>Kies een nieuw wachtwoord.</li>
    </ol>
    <ButtonLink variant="secondary" href={loginHref}>
      Terug naar inloggen
    </ButtonLink>
    <section className="bw-mail-sent-not">
      <h2>Niet gekregen?</h2>
      <p>
        Wacht een paar minuten, en kijk in je map met ongewenste e-mail (spam). Vraag daarna een nieuwe link
        aan: alleen de laatste werkt.
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Vraag een nieuwe link aan
      </Button>
    </section>
  </>
)
