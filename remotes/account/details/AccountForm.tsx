import '#shared/parts/form-pair.css'

import { useState } from 'react'

import { updateAccount } from '#shared/api/account.ts'
import { type Account, accountFunctions, createAccountInputSchema } from '#shared/domain/account.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { FormSection } from '#shared/parts/FormSection.tsx'
import { focusHeading } from '#shared/parts/focus-heading.ts'
import { refreshUserName } from '#shared/parts/refresh-user-name.ts'
import { SaveButton } from '#shared/parts/SaveButton.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { BranchField } from './BranchField.tsx'
import { toBranchChoice } from './branch.ts'
import { EmailFields } from './EmailFields.tsx'
import { PendingAddress } from './PendingAddress.tsx'

const functions = accountFunctions.map((value) => ({ value, label: value }))

/** Form to change the user's account; stays on the page after saving. `account`: the stored account. */
export function AccountForm({ account }: { account: Account }) {
  const { emailAddress } = account
  const [numSaved, setNumSaved] = useState(0)
  const [pendingAddress, setPendingAddress] = useState(account.pendingEmailAddress)
  const [branch, setBranch] = useState(() => toBranchChoice(account.branch))

  const form = useForm(createAccountInputSchema(emailAddress), {
    fallback: 'Het is niet gelukt de gegevens op te slaan',
    save: async (input) => {
      const saved = await updateAccount({ ...input, branch: input.branch || branch.choice })
      await refreshUserName()
      setNumSaved((count) => count + 1)
      setPendingAddress(saved.pendingEmailAddress)
    },
  })

  return (
    <Form form={form}>
      <FormSection title="Naam">
        <div className="bw-form-pair">
          <TextField
            name="firstName"
            label="Voornaam"
            autoComplete="given-name"
            defaultValue={account.firstName}
          />
          <TextField
            name="middleName"
            label="Tussenvoegsel"
            required={false}
            defaultValue={account.middleName}
          />
        </div>
        <TextField
          name="lastName"
          label="Achternaam"
          autoComplete="family-name"
          defaultValue={account.lastName}
        />
      </FormSection>
      <FormSection title="E-mail">
        {/* The key puts the stored address back: a new one waits first. */}
        <EmailFields key={numSaved} stored={emailAddress} />
        {pendingAddress && (
          <PendingAddress
            key={`pending ${pendingAddress}`}
            current={emailAddress}
            pending={pendingAddress}
            onCancelled={() => {
              setPendingAddress(null)
              focusHeading()
            }}
          />
        )}
        <Checkbox name="receivesNewsletter" required={false} defaultChecked={account.receivesNewsletter}>
          Stuur mij de nieuwsbrief
        </Checkbox>
      </FormSection>
      <FormSection title="Werk">
        <BranchField branch={branch} onChange={setBranch} />
        <Select
          name="function"
          label="Functie"
          placeholder="Kies een functie"
          required={false}
          options={functions}
          defaultValue={account.function}
        />
      </FormSection>
      <SaveButton form={form} saved="Je gegevens zijn opgeslagen." />
    </Form>
  )
}
