import { formatThemes } from '#shared/domain/basics/theme.ts'
import { type AdviceDetails, AdviceInput, AdviceUpdateInput } from '#shared/domain/improve/advice.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, type FieldText } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { ThemesField } from '#shared/parts/improve/ThemesField.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'

type Props = {
  advice?: AdviceDetails
  /** Saved by another user in the meantime. */
  other?: AdviceDetails | undefined
  /** The form stays busy until the promise is settled. */
  save: (input: AdviceUpdateInput, key: string) => Promise<unknown>
  onClose: () => void
}

const labels = {
  reason: 'Constatering / aanleiding',
  description: 'Advies',
  necessaryMeasure: 'Noodzakelijke maatregel',
  agreements: 'Gemaakte afspraken',
} satisfies Record<Exclude<keyof AdviceInput, 'themes'>, string>
const textNames = Object.keys(labels) as (keyof typeof labels)[]

const fieldsOf = (advice: AdviceDetails): FieldText[] => [
  { label: 'Thema’s', text: formatThemes(advice.themes) },
  ...textNames.map((name) => ({ label: labels[name], text: advice[name] })),
]

/** After a conflict with another user, it shows both versions. */
export function AdviceForm({ advice, other, save, onClose }: Props) {
  const form = useForm(advice ? AdviceUpdateInput : AdviceInput, {
    fallback: 'Advies kon niet worden opgeslagen',
    save,
  })

  return (
    <Form form={form} name={advice ? 'advies' : 'nieuw-advies'}>
      {advice && <RevisionField revision={advice.revision} />}
      {advice && other && <OtherVersion fields={changedFields(fieldsOf(advice), fieldsOf(other))} />}
      <ThemesField defaultValue={advice?.themes} />
      <TextArea
        name="reason"
        label={labels.reason}
        description="Wat je zag of hoorde."
        defaultValue={advice?.reason}
      />
      <TextArea
        name="description"
        label={labels.description}
        description="Wat er beter kan."
        rows={6}
        defaultValue={advice?.description}
      />
      <TextArea
        name="necessaryMeasure"
        label={labels.necessaryMeasure}
        description="Wat moet om aan de wet te voldoen."
        required={false}
        defaultValue={advice?.necessaryMeasure}
      />
      <TextArea
        name="agreements"
        label={labels.agreements}
        description="Wie doet wat, en wanneer."
        defaultValue={advice?.agreements}
      />
      <SaveActions
        label="Opslaan"
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={onClose}
      />
    </Form>
  )
}
