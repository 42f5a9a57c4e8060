import { useEffect, useRef, useState } from 'react'

import { urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { RiskActionPoints } from '../RiskActionPoints.tsx'
import { useRights } from '../use-rights.ts'
import type { PlannedRisk } from './planned-risks.ts'

const importDialog = () => import('./MeasureDialog.tsx').then(({ MeasureDialog }) => MeasureDialog)

type Props = {
  risk: PlannedRisk
  subject: string
  sectionId: number | null
  onCreated: () => unknown
}

export function RiskMeasure({ risk, subject, sectionId, onCreated }: Props) {
  const { mayCreateActionPoints } = useRights()
  const dialog = useDialogOnDemand(importDialog)
  const { label, urgency, actions, actionPoints, isPlanned } = risk

  const headingRef = useRef<HTMLHeadingElement>(null)
  const [isCreated, setCreated] = useState(false)
  // The button that opened the dialog is not rendered any more.
  useEffect(() => {
    if (isCreated && actionPoints.length > 0) headingRef.current?.focus()
  }, [isCreated, actionPoints.length])

  async function finish() {
    await onCreated()
    dialog.close()
    setCreated(true)
  }

  return (
    <li>
      <h2 ref={headingRef} tabIndex={-1}>
        {subject}: {label}
      </h2>
      <p>
        <StatusPill color={isPlanned ? 'GREEN' : 'RED'}>
          {isPlanned ? 'Afgesproken' : `Aanpakken: ${urgencyLabels[urgency].toLowerCase()}`}
        </StatusPill>
      </p>
      <RiskActionPoints actionPoints={actionPoints} />
      {actionPoints.length === 0 && (
        <ul className="bw-answer-consequences-actions">
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      )}
      {actionPoints.length > 0 && !isPlanned && (
        <p className="bw-soft">Vul bij het actiepunt in wie het doet en wanneer het klaar is.</p>
      )}
      {actionPoints.length === 0 && mayCreateActionPoints && (
        <div className="bw-actions">
          <Button
            variant="secondary"
            aria-label={`Spreek af wie wat doet: ${label}`}
            onClick={({ currentTarget }) => dialog.open(currentTarget)}
          >
            Spreek af wie wat doet
          </Button>
        </div>
      )}
      {dialog.show({ risk, sectionId, onCreated: finish })}
    </li>
  )
}
