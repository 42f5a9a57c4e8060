import { useState } from 'react'

import { register } from '#shared/api/account.ts'
import { RegistrationInput } from '#shared/domain/user.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { Registered } from './Registered.tsx'

/** The form field that carries the key of the link somebody came by, if any. */
const keyFields: Record<string, string> = {
  registeranonymous: 'registrationKey',
  registeroninvite: 'invitationKey',
}

function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const [query] = useSearchParams()
  const { websiteUrl } = pageConfig()
  const keyField = keyFields[query.get('push') ?? '']
  const form = useForm(RegistrationInput, {
    fallback: 'Registreren is niet gelukt',
    save: async (input) => {
      await register(input)
      onRegistered(input.email)
    },
  })

  return (
    <Form form={form}>
      <TextField
        name="email"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        defaultValue={query.get('email') ?? ''}
      />
      <TextField name="givenname" label="Voornaam" autoComplete="given-name" />
      <TextField name="surnamePrefix" label="Tussenvoegsel" required={false} />
      <TextField name="surname" label="Achternaam" autoComplete="family-name" />
      <TextField
        name="password"
        label="Wachtwoord"
        description="Minimaal acht tekens, met een kleine letter, een hoofdletter en een cijfer."
        type="password"
        autoComplete="new-password"
      />
      <TextField
        name="confirmpassword"
        label="Herhaal je wachtwoord"
        type="password"
        autoComplete="new-password"
      />
      <Checkbox name="userConditions">
        Ik ga akkoord met de{' '}
        <a href={`${websiteUrl}voorwaarden.html`} target="_blank" rel="noreferrer">
          gebruikersvoorwaarden
        </a>
      </Checkbox>
      <Checkbox name="termsOfUse">
        Ik heb de{' '}
        <a href={`${websiteUrl}privacy.html`} target="_blank" rel="noreferrer">
          privacyverklaring
        </a>{' '}
        gelezen
      </Checkbox>
      <Checkbox name="subscribeForNewsletter" required={false}>
        Stuur mij de nieuwsbrief
      </Checkbox>
      {keyField && <input type="hidden" name={keyField} value={query.get('registration') ?? ''} />}
      <Button type="submit" isPending={form.isSaving}>
        Aanmelden
      </Button>
    </Form>
  )
}

function RegistrationPage() {
  const [email, setEmail] = useState<string>()
  if (email !== undefined) return <Registered email={email} />

  return (
    <div className="bw-columns">
      <Card>
        <PageHeading>Aanmelden</PageHeading>
        <RegistrationForm onRegistered={setEmail} />
      </Card>
      <section className="bw-aside">
        <h2>Heb je al een account?</h2>
        <p>Dan kun je meteen verder.</p>
        <a href="/inloggen">Inloggen</a>
      </section>
    </div>
  )
}

export { RegistrationPage as Component }
