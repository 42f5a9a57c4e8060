import './Appointments.css'

import { formatDay } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import type { CoachDay } from '#shared/domain/overview/coach-day.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Leaf } from '../overview/Leaf.tsx'
import { comingDay } from './texts.ts'

type Props = { appointments: CoachDay['appointments']; day: string }

/** Soonest first. `day`: today, yyyy-mm-dd. */
export const Appointments = ({ appointments: { count, items }, day: today }: Props) => (
  <Card>
    <h2>Afspraken ({count})</h2>
    <ul className="bw-appointments" role="list">
      {items.map(({ companyId, companyName, visitReportId, day, themes }) => (
        <li key={visitReportId}>
          <Leaf day={day} />
          <div>
            <a href={`/bedrijven/${companyId}/bezoekverslagen/${visitReportId}`}>{companyName}</a>
            <span className="bw-soft">
              {comingDay(day, today)}
              <span className="bw-visually-hidden"> {formatDay(day)}</span> · {formatThemes(themes)}
            </span>
          </div>
        </li>
      ))}
    </ul>
    {count > items.length && <p className="bw-soft">En nog {count - items.length} later.</p>}
  </Card>
)
