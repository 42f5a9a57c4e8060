import './RiskActionPoints.css'

import type { RiskResult } from '#shared/domain/checks/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { ActionPointList } from '#shared/parts/improve/action-points/ActionPointList.tsx'

export function RiskActionPoints({ actionPoints }: Pick<RiskResult, 'actionPoints'>) {
  const { id } = useCompany()
  if (actionPoints.length === 0) return null
  return (
    <div className="bw-risk-made">
      <p>{actionPoints.length === 1 ? 'Er is al een actiepunt' : 'Er zijn al actiepunten'}</p>
      <ActionPointList companyId={id} actionPoints={actionPoints} />
    </div>
  )
}
