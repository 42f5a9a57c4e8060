import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { statusOf } from '#shared/api/errors.ts'
import { saveRemark } from '#shared/api/physical-strain.ts'
import { type Remark, RemarkInput, type ScriptResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
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

/** `revision`: on which the text was begun. */
const RemarkDraft = v.object({
  text: RemarkInput.entries.text,
  revision: v.pipe(v.string(), v.transform(Number)),
})
const none = { text: '', revision: 0 }

/** Changes the remark with a script. When somebody else did so meanwhile, it shows both texts and lets one choose. */
export function RemarkForm({ name, script, title, sectionId, onSaved, onClose }: Props) {
  const { id } = useCompany()
  const { scriptKey } = script
  // As it was when one began to write, whatever the page hears meanwhile.
  const [begun] = useState(script.scriptRemarks ?? none)
  /** What somebody else made of it meanwhile. */
  const [other, setOther] = useState<Remark>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

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
        if (statusOf(error) === 409) setOther((await fetchRemark(id, scriptKey, sectionId)) ?? none)
        throw error
      }
      await onSaved()
    },
  })

  return (
    <Form form={form} name={name}>
      {/* Typed by nobody, but no secret either: a draft that comes back later still knows what it follows. */}
      <input hidden readOnly name="revision" defaultValue={begun.revision} />
      {other && (
        <div className="bw-remark-other">
          <h3>Dit staat er nu</h3>
          <p className="bw-remark-text">{other.text || 'De opmerking is weggehaald.'}</p>
        </div>
      )}
      <TextArea
        ref={field}
        name="text"
        label={other ? 'Jouw tekst' : `Opmerking: ${title}`}
        description="Schrijf hier niets over de gezondheid van personen."
        required={false}
        defaultValue={begun.text}
      />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          {other ? 'Mijn tekst opslaan' : 'Opmerking opslaan'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {other ? 'Houd wat er staat' : 'Annuleren'}
        </Button>
      </div>
    </Form>
  )
}
