import '#shared/parts/clamp.css'
import './Upcoming.css'

import type { DueActionPoint } from '#shared/domain/company-overview.ts'
import { formatDay, today } from '#shared/domain/date.ts'
import { urgencyOf } from '#shared/domain/deadline.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Card } from '#shared/ui/Card.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Leaf } from './Leaf.tsx'

/** The action points with the earliest deadlines. */
export function Upcoming({ actionPoints }: { actionPoints: readonly DueActionPoint[] }) {
  const { id } = useCompany()
  const now = today()
  return (
    <Card>
      <h2>Wat eraan komt</h2>
      <ul className="bw-upcoming" role="list">
        {actionPoints.map((actionPoint) => {
          const urgency = urgencyOf(actionPoint.deadline, now)
          return (
            <li key={actionPoint.id}>
              <Leaf day={actionPoint.deadline} />
              <div>
                <a className="bw-clamp" href={`/bedrijven/${id}/actiepunten/${actionPoint.id}`}>
                  {actionPoint.description}
                </a>
                <span className="bw-soft">
                  {actionPoint.actionHolder || 'Nog niemand'}
                  <span className="bw-visually-hidden">, klaar op {formatDay(actionPoint.deadline)}</span>
                </span>
                {urgency && <StatusPill color={urgency.color}>{urgency.text}</StatusPill>}
              </div>
            </li>
          )
        })}
      </ul>
      <a className="bw-screen-only" href={`/bedrijven/${id}/actiepunten`}>
        Alle actiepunten
      </a>
    </Card>
  )
}
