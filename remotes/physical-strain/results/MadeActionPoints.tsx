import { formatDay } from '#shared/domain/date.ts'
import type { RiskResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'

type ActionPoint = RiskResult['actionPoints'][number]

/** Who does it and when, as far as that was said. */
const detailsOf = ({ actionHolder, deadline, completed }: ActionPoint) =>
  [actionHolder, deadline && `klaar op ${formatDay(deadline)}`, completed && 'afgerond']
    .filter(Boolean)
    .join(' · ')

/** The action points that were made of a risk; nothing when there are none. */
export function MadeActionPoints({ actionPoints }: { actionPoints: ActionPoint[] }) {
  const { id } = useCompany()
  if (actionPoints.length === 0) return null
  return (
    <div className="bw-risk-made">
      <h4>{actionPoints.length === 1 ? 'Actiepunt' : 'Actiepunten'}</h4>
      <ul role="list">
        {actionPoints.map((actionPoint) => (
          <li key={actionPoint.id}>
            <a href={`/bedrijven/${id}/actiepunten/${actionPoint.id}`}>{actionPoint.description}</a>
            {detailsOf(actionPoint) && <span className="bw-soft"> {detailsOf(actionPoint)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
