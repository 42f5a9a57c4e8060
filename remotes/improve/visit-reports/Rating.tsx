import './Rating.css'

import { useEffect, useRef, useState } from 'react'

import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { hasDraftOf } from '#shared/forms/draft.ts'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { Stars } from '#shared/parts/improve/Stars.tsx'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useRights } from '../parts/use-rights.ts'
import { RATING_FORM, RatingForm } from './RatingForm.tsx'

/** A form for those who may rate the report; the stars and the comment for others. */
export function Rating({ report }: { report: VisitReport }) {
  const { rating, archived } = report
  const user = useSession(({ user }) => user)
  const mayRate = useRights().mayRateVisitReports && !archived
  const [isOpen, setOpen] = useState(() => !rating || hasDraftOf(RATING_FORM, user))
  const [isSaved, setSaved] = useState(false)
  const element = useRef<HTMLDivElement>(null)

  // The focused control is removed when the form opens or closes.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    element.current?.querySelector<HTMLElement>(isOpen ? 'input:checked' : 'button')?.focus()
  }, [isOpen])

  return (
    <div ref={element}>
      {mayRate && isOpen ? (
        <NextStep
          title="Wat vond je van dit bezoek?"
          description="De verbetercoach leest je antwoord. Je kunt het later nog veranderen."
        >
          <RatingForm
            report={report}
            onSaved={() => {
              setSaved(true)
              setOpen(false)
            }}
            onCancel={rating ? () => setOpen(false) : undefined}
          />
        </NextStep>
      ) : (
        <Card>
          <h2>Beoordeling</h2>
          {isSaved && <Warning variant="success" title="De beoordeling is opgeslagen." />}
          {rating ? (
            <>
              <Stars count={rating.rating} />
              {rating.comment && <p className="bw-rating-comment">{rating.comment}</p>}
            </>
          ) : (
            <p className="bw-soft">Dit bezoek is nog niet beoordeeld.</p>
          )}
          {mayRate && (
            <div className="bw-actions">
              <Button
                variant="secondary"
                onClick={() => {
                  setSaved(false)
                  setOpen(true)
                }}
              >
                Beoordeling aanpassen
              </Button>
            </div>
          )}
        </Card>
      )}
    </div>
  )
}
