import '#shared/parts/basics/clamp.css'
import './NewRatings.css'

import { formatDay } from '#shared/domain/basics/date.ts'
import type { CoachDay } from '#shared/domain/overview/coach-day.ts'
import { Stars } from '#shared/parts/improve/Stars.tsx'
import { Card } from '#shared/ui/Card.tsx'

export const NewRatings = ({ ratings: { count, items } }: { ratings: CoachDay['ratings'] }) => (
  <Card>
    <h2>Nieuwe beoordelingen ({count})</h2>
    <ul className="bw-new-ratings" role="list">
      {items.map(({ companyId, companyName, visitReportId, dateAppointment, rating, comment }) => (
        <li key={visitReportId}>
          <h3>{companyName}</h3>
          <Stars count={rating} />
          {comment && <p className="bw-clamp">“{comment}”</p>}
          <a href={`/bedrijven/${companyId}/bezoekverslagen/${visitReportId}`}>
            Bezoek van {formatDay(dateAppointment)}
            <span className="bw-visually-hidden"> aan {companyName}</span>
          </a>
        </li>
      ))}
    </ul>
    {count > items.length && <p className="bw-soft">En nog {count - items.length} andere.</p>}
  </Card>
)
