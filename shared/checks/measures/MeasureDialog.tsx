import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'
import * as v from 'valibot'

import { createActionPoint } from '#shared/api/improve/action-points.ts'
import { required, requiredDay, text } from '#shared/domain/basics/rules.ts'
import type { FoundRisk } from '#shared/domain/checks/check-flow.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useCheck } from '../questions/use-check.ts'

const OWN = 'OWN'

const common = { measure: required(), actionHolder: required(), deadline: requiredDay() }
const ListedMeasure = v.object({ ...common, own: v.optional(text(), '') })
const OwnMeasure = v.object({ ...common, own: required() })

type Props = {
  risk: FoundRisk
  sectionId: number | null
  /** The form stays busy until the returned promise is settled. */
  onCreated: () => unknown
  onClose: () => void
}

export function MeasureDialog({ risk, sectionId, onCreated, onClose }: Props) {
  const { companyId, questionnaire } = useCheck().check
  const [isOwn, setOwn] = useState(false)
  const { label, actions, scriptKey, question } = risk
  const form = useForm(isOwn ? OwnMeasure : ListedMeasure, {
    fallback: 'Actiepunt kon niet worden opgeslagen',
    async save({ measure, own, actionHolder, deadline }, key) {
      await createActionPoint(
        companyId,
        {
          description: `${label}. ${measure === OWN ? own : `${measure}.`}`,
          themes: [questionnaire.check],
          actionHolder,
          deadline,
          origin: {
            check: questionnaire.check,
            checkSectionId: sectionId,
            scriptKey,
            questionId: question.questionKey,
          },
        },
        key,
      )
      await onCreated()
    },
  })

  return (
    <Dialog wide title={label} onClose={onClose}>
      <Form form={form} name={`maatregel-${scriptKey}-${question.questionKey}`}>
        <RadioGroup
          name="measure"
          label="Wat ga je doen?"
          options={[
            ...actions.map((action) => ({ value: action, label: action })),
            { value: OWN, label: 'Iets anders' },
          ]}
          onChange={(value) => setOwn(value === OWN)}
        />
        {isOwn && <TextField name="own" label="Welke maatregel?" autoComplete="off" />}
        <div className="bw-form-pair">
          <TextField
            name="actionHolder"
            label="Wie doet het?"
            description="Naam of functie, niets over gezondheid."
            autoComplete="off"
          />
          <TextField name="deadline" label="Wanneer is het klaar?" type="date" />
        </div>
        <SaveActions label="Leg vast" isSaving={form.isSaving} hasConflict={false} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
