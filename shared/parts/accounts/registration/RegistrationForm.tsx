import './RegistrationForm.css'

import { createAccount } from '#shared/api/accounts/account.ts'
import { type Registration, RegistrationInput } from '#shared/domain/accounts/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

export type NewAccount = Registration & { email: string }

type Props = {
  email: string
  terms: string
  privacy: string
  registrationKey?: { name: 'invitationKey' | 'registrationKey'; value: string } | undefined
  onAccountCreated: (account: NewAccount) => void
}

export function RegistrationForm({ email, terms, privacy, registrationKey, onAccountCreated }: Props) {
  const form = useForm(RegistrationInput, {
    fallback: 'Registreren is niet gelukt',
    isFallbackHeading: true,
    save: async (input, key) => {
      onAccountCreated({ ...(await createAccount(input, key)), email: input.email })
    },
  })

  return (
    <Form form={form} mayBeLeft>
      <TextField name="email" label="E-mailadres" type="email" autoComplete="username" defaultValue={email} />
      <TextField name="givenname" label="Voornaam" autoComplete="given-name" />
      <TextField name="surnamePrefix" label="Tussenvoegsel" required={false} />
      <TextField name="surname" label="Achternaam" autoComplete="family-name" />
      <NewPasswordFields
        names={['password', 'confirmpassword']}
        labels={['Wachtwoord', 'Herhaal je wachtwoord']}
      />
      <div className="bw-stack bw-consents">
        <Checkbox name="userConditions">
          Ik ga akkoord met de{' '}
          <a href={terms} target="_blank" rel="noreferrer">
            gebruikersvoorwaarden
          </a>
        </Checkbox>
        <Checkbox name="termsOfUse">
          Ik heb de{' '}
          <a href={privacy} target="_blank" rel="noreferrer">
            privacyverklaring
          </a>{' '}
          gelezen
        </Checkbox>
        <Checkbox name="subscribeForNewsletter" required={false}>
          Stuur mij de nieuwsbrief
        </Checkbox>
      </div>
      {registrationKey && <input type="hidden" {...registrationKey} />}
      <Button type="submit" isPending={form.isSaving}>
        Aanmelden
      </Button>
    </Form>
  )
}
