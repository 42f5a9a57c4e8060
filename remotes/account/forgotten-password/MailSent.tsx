import './MailSent.css'

import { useSearchParams } from '#shared/federation/router.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { accountLink } from '../links.ts'

type Props = { email: string; onRetry: () => void }

/** Instructions after requesting a reset link. They do not reveal whether the address has an account. */
export function MailSent({ email, onRetry }: Props) {
  const [query] = useSearchParams()
  const login = new URLSearchParams(query)
  login.set('email', email)

  return (
    <>
      <PageHeading>Kijk in je e-mail</PageHeading>
      <ol className="bw-mail-sent-steps">
        <li>
          We hebben een e-mail gestuurd naar <strong>{email}</strong>, als we dit adres kennen.
        </li>
        <li>Klik op de link in de e-mail. De link werkt één keer, en niet langer dan een uur.</li>
        <li>Kies een nieuw wachtwoord.</li>
      </ol>
      <ButtonLink variant="secondary" href={accountLink('/inloggen', login)}>
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
}
