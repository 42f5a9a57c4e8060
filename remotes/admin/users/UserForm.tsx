import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'

import { getUser, updateUser } from '#shared/api/admin/admin-users.ts'
import { UserFacingError } from '#shared/api/basics/errors.ts'
import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import { type UserDetails, UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
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
import { useDialog } from '#shared/ui/use-dialog.tsx'
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
  const identity = useIdentity()
  const { confirm, dialog } = useDialog()
  const isOwn = user.id === sessionStore.getState().user.id

  const form = useForm(UserUpdateInput, {
    fallback: 'Het is niet gelukt de gebruikersgegevens aan te passen',
    save: async ({ revision, ...input }) => {
      if (input.roles.length === 0 && stored.roles.length > 0) await confirmWithoutRoles()
      await identity.withIdentity(() =>
        save(revision, async (base) => {
          setStored(await updateUser(user.id, { ...input, revision: base }))
        }),
      )
      if (isOwn) await refreshUserName()
      await reload()
    },
  })

  const confirmWithoutRoles = () =>
    confirm({
      title: 'Zonder rol?',
      message: `${user.fullName} heeft dan geen rol meer en kan na het inloggen niets bekijken of wijzigen.`,
      confirmLabel: 'Ja, sla op zonder rol',
    }).catch(() => {
      throw new UserFacingError('Er is niets opgeslagen. Kies een rol, of sla op zonder rol.')
    })

  return (
    <>
      <Form form={form} name="gebruiker">
        {/* The key sets the revision of a later change. */}
        <RevisionField key={stored.revision} revision={stored.revision} />
        {other && <OtherVersion fields={changedFields(fieldsOf(stored), fieldsOf(other))} />}
        <FormSection title="Gegevens">
          <TextField
            name="emailAddress"
            label="E-mailadres"
            description={
              isOwn ? (
                <>
                  Je eigen e-mailadres wijzig je bij <a href="/gegevens">Mijn gegevens</a>.
                </>
              ) : (
                'Hiermee logt deze gebruiker in.'
              )
            }
            readOnly={isOwn}
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
      {dialog}
      {identity.dialog}
    </>
  )
}
