import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'

import { getUser, updateUser } from '#shared/api/admin/admin-users.ts'
import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import { type UserDetails, UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { refreshUserName } from '#shared/parts/accounts/refresh-user-name.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { RolesField } from './RolesField.tsx'

const fieldsOf = (user: UserDetails) =>
  fieldTexts<Omit<UserUpdateInput, 'revision'>>({
    emailAddress: { label: 'E-mailadres', text: user.emailAddress },
    firstName: { label: 'Voornaam', text: user.firstName },
    middleName: { label: 'Tussenvoegsel', text: user.middleName },
    lastName: { label: 'Achternaam', text: user.lastName },
    roles: { label: 'Rollen', text: formatRoles(user.roles) },
    receivesNewsletter: { label: 'Nieuwsbrief', text: user.receivesNewsletter ? 'Ja' : 'Nee' },
  })

/** Stays on the page after saving. After a conflict with another administrator, it shows both versions. */
export function UserForm({ user }: { user: UserDetails }) {
  // The values that this administrator started from, also when the page loads its data again.
  const [stored, setStored] = useState(user)
  const { other, save } = useConflict(() => getUser(user.id))
  const reload = useReload()

  const form = useForm(UserUpdateInput, {
    fallback: 'Het is niet gelukt de gebruikersgegevens aan te passen',
    save: async ({ revision, ...input }) => {
      await save(revision, async (base) => {
        setStored(await updateUser(user.id, { ...input, revision: base }))
      })
      if (user.id === sessionStore.getState().user.id) await refreshUserName()
      await reload()
    },
  })

  return (
    <Form form={form} name="gebruiker">
      {/* The key sets the revision of a later change. */}
      <RevisionField key={stored.revision} revision={stored.revision} />
      {other && <OtherVersion fields={changedFields(fieldsOf(stored), fieldsOf(other))} />}
      <FormSection title="Gegevens">
        <TextField
          name="emailAddress"
          label="E-mailadres"
          description="Hiermee logt deze gebruiker in."
          type="email"
          autoComplete="off"
          defaultValue={user.emailAddress}
        />
        <div className="bw-form-pair">
          <TextField name="firstName" label="Voornaam" autoComplete="off" defaultValue={user.firstName} />
          <TextField
            name="middleName"
            label="Tussenvoegsel"
            required={false}
            autoComplete="off"
            defaultValue={user.middleName}
          />
        </div>
        <TextField name="lastName" label="Achternaam" autoComplete="off" defaultValue={user.lastName} />
      </FormSection>
      <FormSection title="Rollen">
        <RolesField roles={user.roles} />
      </FormSection>
      <FormSection title="Nieuwsbrief">
        <Checkbox name="receivesNewsletter" required={false} defaultChecked={user.receivesNewsletter}>
          Ontvangt de nieuwsbrief
        </Checkbox>
      </FormSection>
      {form.isSaved && <Warning variant="success" title="De gegevens zijn opgeslagen." />}
      <SaveActions
        label="Opslaan"
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        cancelHref="/gebruikersbeheer"
      />
    </Form>
  )
}
