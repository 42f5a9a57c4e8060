import { createActionPoint } from '#shared/api/action-points.ts'
import { ActionPointForm, type ActionPointOrigin } from '#shared/domain/action-point.ts'
import { themeLabels, themes } from '#shared/domain/theme.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  companyId: number
  /** The answer that shows the risk. `checkSectionId` null: for the whole company. */
  origin: Omit<ActionPointOrigin, 'check'>
  risk: { label: string; actions: readonly string[] }
  /** It was made. The form stays busy until what this gives is settled. */
  onMade: () => unknown
  onClose: () => void
}

const options = themes.map((value) => ({ value, label: themeLabels[value] }))

/** What there is to do about a risk, in words to go on from: the risk, and the measure that helps best. */
const descriptionOf = ({ label, actions: [best] }: Props['risk']) =>
  best ? `${label}. ${best}.` : `${label}.`

/** Makes an action point of a risk that was found. It is heavy: load it when it is wanted. */
export function ActionPointDialog({ companyId, origin, risk, onMade, onClose }: Props) {
  const form = useForm(ActionPointForm, {
    fallback: 'Actiepunt kon niet worden opgeslagen',
    save: async (input) => {
      await createActionPoint(companyId, { ...input, origin: { check: 'PHYSICAL_STRAIN', ...origin } })
      await onMade()
    },
  })

  return (
    <Dialog wide title="Maak een actiepunt" onClose={onClose}>
      <Form form={form}>
        <TextArea name="description" label="Wat ga je doen?" defaultValue={descriptionOf(risk)} />
        <TextField
          name="actionHolder"
          label="Wie doet het?"
          required={false}
          autoComplete="off"
          maxLength={255}
        />
        <TextField name="deadline" label="Wanneer is het klaar?" type="date" required={false} />
        <CheckboxGroup name="themes" label="Thema’s" options={options} defaultValue={['PHYSICAL_STRAIN']} />
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Actiepunt maken
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
