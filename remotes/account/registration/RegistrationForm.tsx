import './RegistrationForm.css'

import { register } from '#shared/api/account.ts'
import { type Registration, RegistrationInput } from '#shared/domain/user.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { invitationKeyIn } from '../invitation/invitation-key.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

/** An account that was just created, with its e-mail address. */
export type NewAccount = Registration & { email: string }

/** Form to create an account. `onRegistered`: called when it was. */
export function RegistrationForm({ onRegistered }: { onRegistered: (account: NewAccount) => void }) {
  const [query] = useSearchParams()
  const { websiteUrl } = pageConfig()
  const registrationKey = query.get('registration')
  const form = useForm(RegistrationInput, {
    fallback: 'Registreren is niet gelukt',
    isFallbackHeading: true,
    save: async (input, key) => {
      onRegistered({ ...(await register(input, key)), email: input.email })
    },
  })

  return (
    <Form form={form} mayBeLeft>
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
      <NewPasswordFields
        names={['password', 'confirmpassword']}
        labels={['Wachtwoord', 'Herhaal je wachtwoord']}
      />
      <div className="bw-stack bw-consents">
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
      </div>
      {registrationKey && (
        <input
          type="hidden"
          name={invitationKeyIn(query) ? 'invitationKey' : 'registrationKey'}
          value={registrationKey}
        />
      )}
      <Button type="submit" isPending={form.isSaving}>
        Aanmelden
      </Button>
    </Form>
  )
}
