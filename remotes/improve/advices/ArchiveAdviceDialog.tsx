import { useState } from 'react'

import { archiveAdvice } from '#shared/api/improve/advices.ts'
import {
  type Advice,
  AdviceArchiveInput,
  needsExplanation,
  safetyImprovedLabels,
  safetyImprovements,
} from '#shared/domain/improve/advice.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'

type Props = { advice: Advice; onArchived: () => void; onClose: () => void }

const options = safetyImprovements.map((value) => ({ value, label: safetyImprovedLabels[value] }))

/** Asks whether the advice made the work safer. */
export function ArchiveAdviceDialog({ advice: { companyId, id }, onArchived, onClose }: Props) {
  const reload = useReload()
  const [answer, setAnswer] = useState('')
  const form = useForm(AdviceArchiveInput, {
    fallback: 'Advies kon niet worden gearchiveerd',
    async save(input) {
      await archiveAdvice(companyId, id, input)
      await reload()
      onArchived()
      onClose()
    },
  })

  return (
    <Dialog wide title="Advies archiveren" onClose={onClose}>
      <Form form={form} name="archiveren">
        <RadioGroup
          name="safetyImproved"
          label="Is het door dit advies veiliger geworden?"
          options={options}
          onChange={setAnswer}
        />
        {needsExplanation(answer) && (
          <TextArea name="safetyImprovementAnswer" label="Je antwoord vereist een extra toelichting" />
        )}
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Archiveren
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
