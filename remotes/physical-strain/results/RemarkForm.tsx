import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { statusOf } from '#shared/api/errors.ts'
import { saveRemark } from '#shared/api/physical-strain.ts'
import { type Remark, RemarkInput, type ScriptResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RevisionField } from '#shared/parts/RevisionField.tsx'
import { SaveActions } from '#shared/parts/SaveActions.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { fetchRemark } from './fetch-remark.ts'

type Props = {
  name: string
  script: Pick<ScriptResult, 'scriptKey' | 'scriptRemarks'>
  title: string
  sectionId: number | null
  onSaved: () => unknown
  onClose: () => unknown
}

/** `revision`: of the remark that the user started from. */
const RemarkDraft = v.object({
  text: RemarkInput.entries.text,
  revision: v.pipe(v.string(), v.transform(Number)),
})
const emptyRemark = { text: '', revision: 0 }

/** Edits the remark on a script. After a conflict with another user, it shows both texts to choose from. */
export function RemarkForm({ name, script, title, sectionId, onSaved, onClose }: Props) {
  const { id } = useCompany()
  const { scriptKey } = script
  // The remark when the form opened: the page may reload it meanwhile.
  const [initial] = useState(script.scriptRemarks ?? emptyRemark)
  /** The remark that another user saved meanwhile. */
  const [other, setOther] = useState<Remark>()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => fieldRef.current?.focus(), [])

  const form = useForm(RemarkDraft, {
    fallback: 'De opmerking kon niet worden opgeslagen.',
    async save({ text, revision }) {
      try {
        await saveRemark(id, scriptKey, {
          checkSectionId: sectionId,
          text,
          revision: other?.revision ?? revision,
        })
      } catch (error) {
        if (statusOf(error) === 409) setOther((await fetchRemark(id, scriptKey, sectionId)) ?? emptyRemark)
        throw error
      }
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
