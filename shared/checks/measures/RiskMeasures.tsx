import './RiskMeasures.css'

import { useEffect } from 'react'

import { partOf } from '../questions/step.ts'
import { useSection } from '../questions/use-check.ts'
import { useRights } from '../use-rights.ts'
import { type PlannedRisk, plannedRisks } from './planned-risks.ts'
import { RiskMeasure } from './RiskMeasure.tsx'
import { useSectionActionPoints } from './use-section-action-points.ts'

type Props = {
  sectionId: number | null
  /** Whether an action point says for every risk who removes it, and when. */
  onPlanned: (areAllPlanned: boolean) => void
}

const keyOf = ({ scriptKey, question, label }: PlannedRisk) => `${scriptKey}/${question.questionKey}/${label}`

export function RiskMeasures({ sectionId, onPlanned }: Props) {
  const { check, answers } = useSection(sectionId)
  const { mayCreateActionPoints } = useRights()
  const { actionPoints = [], fetchAgain } = useSectionActionPoints(sectionId)
  const risks = plannedRisks(check.questionnaire, partOf(sectionId), answers, actionPoints)
  const numPlanned = risks.filter(({ isPlanned }) => isPlanned).length
  const areAllPlanned = risks.length > 0 && numPlanned === risks.length
  useEffect(() => onPlanned(areAllPlanned), [areAllPlanned, onPlanned])
  if (risks.length === 0) return <p>Er zijn hier tot nu toe geen risico’s gevonden.</p>
  const subjectOf = ({ scriptKey }: PlannedRisk) =>
    check.questionnaire.scripts.find((script) => script.scriptKey === scriptKey)?.title ?? ''

  return (
    <section className="bw-risk-measures" aria-label="Afspraken bij de gevonden risico’s">
      <p role="status">
        Bij {numPlanned} van de {risks.length} risico’s is afgesproken wie wat doet.
      </p>
      {!mayCreateActionPoints && (
        <p className="bw-soft">
          De eigenaar van het bedrijf spreekt af wie wat doet. Kies “Nog niet” als dat nog niet is gebeurd.
        </p>
      )}
      <ol role="list">
        {risks.map((risk) => (
          <RiskMeasure
            key={keyOf(risk)}
            risk={risk}
            subject={subjectOf(risk)}
            sectionId={sectionId}
            onCreated={fetchAgain}
          />
        ))}
      </ol>
    </section>
  )
}
