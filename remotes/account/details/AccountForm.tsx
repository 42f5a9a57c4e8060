import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'

import {
  type Account,
  type AccountInput,
  accountFunctions,
  createAccountInputSchema,
} from '#shared/domain/accounts/account.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { SaveButton } from '#shared/parts/basics/SaveButton.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { BranchField } from './BranchField.tsx'
import { toBranchChoice } from './branch.ts'
import { EmailFields } from './EmailFields.tsx'
import { PendingAddress } from './PendingAddress.tsx'

const functions = accountFunctions.map((value) => ({ value, label: value }))

const fieldsOf = (account: Account) =>
  fieldTexts<Omit<AccountInput, 'password' | 'revision'>>({
    firstName: { label: 'Voornaam', text: account.firstName },
    middleName: { label: 'Tussenvoegsel', text: account.middleName },
    lastName: { label: 'Achternaam', text: account.lastName },
    emailAddress: [
      { label: 'E-mailadres', text: account.emailAddress },
      { label: 'Nieuw e-mailadres, nog niet bevestigd', text: account.pendingEmailAddress ?? '' },
    ],
    receivesNewsletter: { label: 'Nieuwsbrief', text: account.receivesNewsletter ? 'Ja' : 'Nee' },
    branch: { label: 'Branche', text: account.branch },
    function: { label: 'Functie', text: account.function },
  })

type Props = {
  account: Account
  /** Saved elsewhere in the meantime. */
  other?: Account
  /** Returns the account as stored. */
  save: (input: AccountInput) => Promise<Account>
  onKeep: () => void
}

/** Stays on the page after saving. */
export function AccountForm({ account, other, save, onKeep }: Props) {
  // The values that this user started from, also when the page loads its data again.
  const [stored, setStored] = useState(account)
  const { emailAddress } = other ?? stored
  const [numSaved, setNumSaved] = useState(0)
  const [pendingAddress, setPendingAddress] = useState(account.pendingEmailAddress)
  const [branch, setBranch] = useState(() => toBranchChoice(account.branch))

  const form = useForm(createAccountInputSchema(emailAddress), {
    fallback: 'Het is niet gelukt de gegevens op te slaan',
    save: async (input) => {
      const saved = await save({ ...input, branch: input.branch || branch.choice })
      setStored(saved)
      setNumSaved((count) => count + 1)
      setPendingAddress(saved.pendingEmailAddress)
    },
  })

  return (
    <Form form={form}>
      {/* The key sets the revision of a later change. */}
      <RevisionField key={stored.revision} revision={stored.revision} />
      {other && <OtherVersion fields={changedFields(fieldsOf(stored), fieldsOf(other))} />}
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
        {/* The key restores the stored address: a new one is pending first. */}
        <EmailFields key={numSaved} initial={stored.emailAddress} stored={emailAddress} />
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
      {other ? (
        <SaveActions label="Gegevens opslaan" isSaving={form.isSaving} hasConflict onCancel={onKeep} />
      ) : (
        <SaveButton form={form} saved="Je gegevens zijn opgeslagen." />
      )}
    </Form>
  )
}
