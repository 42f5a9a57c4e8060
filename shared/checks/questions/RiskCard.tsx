import { useCallback, useState } from 'react'

import { listActionPointsFor } from '#shared/api/improve/action-points.ts'
import { type Risk, urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import { useFetch } from '#shared/parts/basics/use-promise.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { CreateRiskActionPoint } from '../CreateRiskActionPoint.tsx'
import { useCheckRef } from '../check-context.ts'
import { RiskActionPoints } from '../RiskActionPoints.tsx'

export const riskWords = { RED: 'Risico', ORANGE: 'Let op' }

type Props = {
  risk: Risk
  color: keyof typeof riskWords
  origin: { sectionId: number | null; scriptKey: string; questionId: string }
}

/** The risk can be dealt with without the list, so a failure is not shown. */
const ignoreFailure = () => undefined

export function RiskCard({ risk, color, origin }: Props) {
  const { check, companyId } = useCheckRef()
  const { sectionId, scriptKey, questionId } = origin
  const [numCreated, setNumCreated] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches the list again after each creation
  const fetchActionPoints = useCallback(
    () => listActionPointsFor(companyId, { check, checkSectionId: sectionId, scriptKey, questionId }),
    [companyId, check, sectionId, scriptKey, questionId, numCreated],
  )
  const { value: actionPoints = [] } = useFetch(fetchActionPoints, ignoreFailure)

  return (
    <section className="bw-answer-consequences-risk" aria-label={`${riskWords[color]}: ${risk.label}`}>
      <StatusPill color={color}>{riskWords[color]}</StatusPill>
      <div className="bw-stack">
        <h2>{risk.label}</h2>
        <p>Aanpakken: {urgencyLabels[risk.urgency].toLowerCase()}. Wat kun je doen?</p>
        <ul className="bw-answer-consequences-actions">
          {risk.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
        <RiskActionPoints actionPoints={actionPoints} />
        <CreateRiskActionPoint
          origin={origin}
          risk={risk}
          onCreated={() => setNumCreated((count) => count + 1)}
        />
      </div>
    </section>
  )
}
