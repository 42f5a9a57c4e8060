import './RegistrationForm.css'

import { register } from '#shared/api/account.ts'
import { RegistrationInput } from '#shared/domain/user.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

/** The form field for the key in the link, by the kind of key. */
const keyFields: Record<string, string> = {
  registeranonymous: 'registrationKey',
  registeroninvite: 'invitationKey',
}

/** Form to create an account. `onRegistered`: called with its e-mail address. */
export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
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
      {keyField && <input type="hidden" name={keyField} value={query.get('registration') ?? ''} />}
      <Button type="submit" isPending={form.isSaving}>
        Aanmelden
      </Button>
    </Form>
  )
}
