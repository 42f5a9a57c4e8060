import { useState } from 'react'

import { getVisitReport, rateVisitReport } from '#shared/api/improve/visit-reports.ts'
import {
  needsComment,
  RatingInput,
  starLabels,
  type VisitReport,
} from '#shared/domain/improve/visit-report.ts'
import { Form } from '#shared/forms/Form.tsx'
import { leaveFormOf } from '#shared/forms/store.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { formatStars } from '#shared/parts/improve/Stars.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { StarsField } from './StarsField.tsx'

/** For the draft of the form. */
export const RATING_FORM = 'beoordeling'

const textOf = (rating: VisitReport['rating']) =>
  rating
    ? [`${formatStars(rating.rating)}: ${starLabels[rating.rating]}`, rating.comment]
        .filter(Boolean)
        .join('\n')
    : ''

type Props = {
  report: VisitReport
  onSaved: () => void
  /** Absent for a first rating. */
  onCancel?: (() => void) | undefined
}

/** The comment is asked for when it is required. */
export function RatingForm({ report, onSaved, onCancel }: Props) {
  const { companyId, id } = report
  const reload = useReload()
  const [initial] = useState(report.rating)
  const [count, setCount] = useState<number | undefined>(initial?.rating)
  const [comment, setComment] = useState(initial?.comment ?? '')
  const { other, save } = useConflict(async () => {
    const current = await getVisitReport(companyId, id)
    // The page then shows the text to rate. Not for an archived report: its page has no form, and the input would be
    // lost.
    if (!current.archived) await reload()
    return current
  })
  const form = useForm(RatingInput, {
    fallback: 'Beoordeling kon niet worden opgeslagen.',
    async save({ revision, ...input }) {
      await save(revision, (base) => rateVisitReport(companyId, id, { ...input, revision: base }))
      await reload()
      onSaved()
    },
  })
  const isRatedByOther = other?.rating && textOf(other.rating) !== textOf(initial)

  return (
    <Form form={form} name={RATING_FORM}>
      <RevisionField revision={report.revision} />
      {isRatedByOther && <OtherVersion fields={[{ label: 'Beoordeling', text: textOf(other.rating) }]} />}
      <StarsField
        name="rating"
        label="Hoeveel sterren geef je?"
        defaultValue={initial?.rating}
        onChange={setCount}
      />
      {count !== undefined && needsComment(count) && (
        <TextArea
          name="comment"
          label="Wat kon er beter?"
          description="Bij één of twee sterren is je toelichting nodig."
          defaultValue={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      )}
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Beoordeling versturen
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={({ currentTarget }) => leaveFormOf(currentTarget, onCancel)}>
            Annuleren
          </Button>
        )}
      </div>
    </Form>
  )
}
