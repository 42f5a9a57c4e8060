import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Urgency, urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import { describeProgress } from '#shared/domain/improve/plan-texts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon, type IconShape } from '#shared/ui/Icon.tsx'
import { MeasureRow } from './MeasureRow.tsx'

/** Measures shown at once; the rest on demand. */
const MAX_SHOWN = 50

const shapes: Record<Urgency, IconShape> = { NOW: 'triangle', SOON: 'octagon', LATER: 'square' }

type Props = {
  urgency: Urgency
  measures: readonly PlanMeasure[]
  numDone: number
  /** yyyy-mm-dd */
  today: string
}

export function PlanPart({ urgency, measures, numDone, today }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  // Before the browser lays out the printed page.
  useEffect(() => {
    const showAll = () => flushSync(() => setShowsAll(true))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const shown = showsAll ? measures : measures.slice(0, MAX_SHOWN)

  return (
    <section className="bw-row-card bw-plan-part" data-urgency={urgency} aria-label={urgencyLabels[urgency]}>
      <h2>
        <Icon shape={shapes[urgency]} />
        {urgencyLabels[urgency]} <span className="bw-soft">{describeProgress(measures.length, numDone)}</span>
      </h2>
      <table className="bw-plan-table">
        <caption className="bw-visually-hidden">Maatregelen: {urgencyLabels[urgency]}</caption>
        <thead>
          <tr>
            <th scope="col">Nr.</th>
            <th scope="col">Risico en maatregel</th>
            <th scope="col">Wie</th>
            <th scope="col">Klaar op</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((measure) => (
            <MeasureRow key={measure.number} measure={measure} today={today} />
          ))}
        </tbody>
      </table>
      {shown.length < measures.length && (
        <div className="bw-plan-more bw-screen-only">
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            Toon alle {measures.length} maatregelen
          </Button>
        </div>
      )}
    </section>
  )
}
