import { type FormEvent, useState } from 'react'

import { inviteeLabels, inviteeRoles } from '#shared/domain/companies/invitation.ts'
import { CoachInvitationInput, PersonInvitationInput } from '#shared/domain/companies/invitation-input.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { AccessFields } from './AccessFields.tsx'
import { SendInvitation } from './SendInvitation.tsx'

type Role = keyof typeof inviteeLabels

const meanings: Record<Role, string> = {
  COACH: 'Denkt met je mee. Mag alles bekijken en bewerken.',
  COLLEAGUE: 'Werkt bij je bedrijf.',
  EXTERNAL_ADVISOR: 'Helpt je van buiten, bijvoorbeeld als arboadviseur.',
}

const optionsOf = (roles: readonly Role[]) =>
  roles.map((value) => ({ value, label: inviteeLabels[value], description: meanings[value] }))

/** `awaitsConfirmation`: it is not sent before the owner has confirmed it. */
type Outcome = { awaitsConfirmation: boolean }

type Props = {
  /** Then only other people can be invited. */
  coachInvited: boolean
  send: {
    toPerson: (input: PersonInvitationInput, key: string) => Promise<Outcome>
    toCoach: (input: CoachInvitationInput, key: string) => Promise<Outcome>
  }
  /** `name`: undefined for the coach. The form stays pending until the result is settled. */
  onInvited: (invited: Outcome & { name: string | undefined }) => unknown
  onClose: () => void
}

export function InviteForm({ coachInvited, send, onInvited, onClose }: Props) {
  const [role, setRole] = useState<string>(coachInvited ? 'COLLEAGUE' : 'COACH')
  const schema = role === 'COACH' ? CoachInvitationInput : PersonInvitationInput
  const form = useForm(schema, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input, key) => {
      const isPerson = 'role' in input
      const { awaitsConfirmation } = await (isPerson ? send.toPerson(input, key) : send.toCoach(input, key))
      await onInvited({ name: isPerson ? input.name : undefined, awaitsConfirmation })
    },
  })

  function onChange(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement
    if (name === 'role') setRole(value)
    form.onChange(event)
  }

  return (
    <Form form={{ ...form, onChange }}>
      <RadioGroup
        name="role"
        label="Wie nodig je uit?"
        description={coachInvited && 'De Verbetercoach is al uitgenodigd om mee te kijken.'}
        options={optionsOf(coachInvited ? inviteeRoles : ['COACH', ...inviteeRoles])}
        defaultValue={role}
      />
      {role !== 'COACH' && (
        <>
          <TextField name="name" label="Naam" autoComplete="off" />
          <TextField name="email" label="E-mailadres" type="email" autoComplete="off" />
        </>
      )}
      <TextArea key="message" name="message" label="Bericht" description="Dit staat in de mail." />
      {role !== 'COACH' && <AccessFields />}
      <SendInvitation schema={schema} isSending={form.isSaving} onCancel={onClose} />
    </Form>
  )
}
