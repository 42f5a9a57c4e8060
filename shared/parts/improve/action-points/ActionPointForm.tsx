import '#shared/parts/basics/form-pair.css'

import { type ReactNode, useId } from 'react'

import { ActionPointFields, ActionPointUpdateForm } from '#shared/domain/improve/action-point.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { ThemesField } from '../ThemesField.tsx'

type Props = {
  defaultValues?: Partial<ActionPointFields> | undefined
  revision?: number
  holders?: readonly string[] | undefined
  other?: ReactNode
  /** The form stays busy until the promise is settled. */
  save: (input: ActionPointUpdateForm, key: string) => Promise<unknown>
  onClose: () => void
}

export function ActionPointForm(props: Props) {
  const { defaultValues = {}, revision, holders = [], other, save, onClose } = props
  const holdersId = useId()
  const isNew = revision === undefined
  const form = useForm(isNew ? ActionPointFields : ActionPointUpdateForm, {
    fallback: 'Actiepunt kon niet worden opgeslagen',
    save,
  })

  return (
    <Form form={form} name={isNew ? 'nieuw-actiepunt' : 'actiepunt'}>
      {!isNew && <RevisionField revision={revision} />}
      {other}
      <TextArea name="description" label="Wat ga je doen?" defaultValue={defaultValues.description} />
      <div className="bw-form-pair">
        <TextField
          name="actionHolder"
          label="Wie doet het?"
          description="Naam of functie, niets over gezondheid."
          required={false}
          autoComplete="off"
          list={holders.length > 0 ? holdersId : undefined}
          defaultValue={defaultValues.actionHolder}
        />
        <TextField
          name="deadline"
          label="Wanneer is het klaar?"
          type="date"
          required={false}
          defaultValue={defaultValues.deadline}
        />
      </div>
      <TextField
        name="holderEmail"
        label="E-mailadres van wie het doet"
        description="Op dit adres komen herinneringen: 30 dagen, 7 dagen en 1 dag voor de datum, en op de dag zelf. De eigenaar krijgt ze ook."
        type="email"
        required={false}
        autoComplete="off"
        defaultValue={defaultValues.holderEmail}
      />
      {holders.length > 0 && (
        <datalist id={holdersId}>
          {holders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <ThemesField defaultValue={defaultValues.themes} />
      <SaveActions
        label={isNew ? 'Actiepunt maken' : 'Opslaan'}
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={onClose}
      />
    </Form>
  )
}
