import { ActionPointFields } from '#shared/domain/action-point.ts'
import { themeLabels, themes } from '#shared/domain/theme.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** Values of the fields when the form opens. */
  defaultValues?: Partial<ActionPointFields>
  submitLabel: string
  /** Saves the action point. The form stays busy until the promise is settled. */
  save: (input: ActionPointFields) => Promise<unknown>
  onClose: () => void
}

const options = themes.map((value) => ({ value, label: themeLabels[value] }))

/** The fields of an action point, for a new or an existing action point. */
export function ActionPointForm({ defaultValues = {}, submitLabel, save, onClose }: Props) {
  const form = useForm(ActionPointFields, { fallback: 'Actiepunt kon niet worden opgeslagen', save })

  return (
    <Form form={form}>
      <TextArea name="description" label="Wat ga je doen?" defaultValue={defaultValues.description} />
      <TextField
        name="actionHolder"
        label="Wie doet het?"
        required={false}
        autoComplete="off"
        maxLength={255}
        defaultValue={defaultValues.actionHolder}
      />
      <TextField
        name="deadline"
        label="Wanneer is het klaar?"
        type="date"
        required={false}
        defaultValue={defaultValues.deadline}
      />
      <CheckboxGroup name="themes" label="Thema’s" options={options} defaultValue={defaultValues.themes} />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
