import type { RiskResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { ActionPointList } from '#shared/parts/action-points/ActionPointList.tsx'

/** The action points that were created for a risk; nothing when there are none. */
export function RiskActionPoints({ actionPoints }: Pick<RiskResult, 'actionPoints'>) {
  const { id } = useCompany()
  if (actionPoints.length === 0) return null
  return (
    <div className="bw-risk-made">
      <h4>{actionPoints.length === 1 ? 'Actiepunt' : 'Actiepunten'}</h4>
      <ActionPointList companyId={id} actionPoints={actionPoints} />
    </div>
  )
}
