import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { saveRemark } from '#shared/api/checks/section-checks.ts'
import { RemarkInput, type ScriptResult } from '#shared/domain/checks/section-check.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { useCheckRef } from '../check-context.ts'
import { fetchRemark } from './fetch-remark.ts'

type Props = {
  name: string
  script: Pick<ScriptResult, 'scriptKey' | 'scriptRemarks'>
  title: string
  sectionId: number | null
  onSaved: () => unknown
  onClose: () => unknown
}

const RemarkDraft = v.object({
  text: RemarkInput.entries.text,
  revision: v.pipe(v.string(), v.transform(Number)),
})
const emptyRemark = { text: '', revision: 0 }

/** After a conflict with another user, it shows both texts to choose from. */
export function RemarkForm({ name, script, title, sectionId, onSaved, onClose }: Props) {
  const check = useCheckRef()
  const { scriptKey } = script
  // The remark when the form opened: the page may reload it meanwhile.
  const [initial] = useState(script.scriptRemarks ?? emptyRemark)
  const { other, save } = useConflict(
    async () => (await fetchRemark(check, scriptKey, sectionId)) ?? emptyRemark,
    'REMARK_CONFLICT',
  )
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => fieldRef.current?.focus(), [])

  const form = useForm(RemarkDraft, {
    fallback: 'De opmerking kon niet worden opgeslagen.',
    async save({ text, revision }) {
      await save(revision, (base = revision) =>
        saveRemark(check, scriptKey, { checkSectionId: sectionId, text, revision: base }),
      )
      await onSaved()
    },
  })

  return (
    <Form form={form} name={name}>
      <RevisionField revision={initial.revision} />
      {other && (
        <div className="bw-remark-other">
          <h3>Dit staat er nu</h3>
          <p className="bw-remark-text">{other.text || 'De opmerking is weggehaald.'}</p>
        </div>
      )}
      <TextArea
        ref={fieldRef}
        name="text"
        label={other ? 'Jouw tekst' : `Opmerking: ${title}`}
        description="Schrijf hier niets over de gezondheid van personen."
        required={false}
        defaultValue={initial.text}
      />
      <SaveActions
        label="Opmerking opslaan"
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={onClose}
      />
    </Form>
  )
}
