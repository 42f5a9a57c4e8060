import '../parts/LinkCard.css'
import '#shared/parts/basics/clamp.css'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { Stars } from '#shared/parts/improve/Stars.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Tags } from '../parts/Tags.tsx'

/** The whole card is the link. */
export function VisitReportCard({ report }: { report: VisitReport }) {
  const { id, companyId, dateAppointment, dateNextAppointment, createdBy, rating } = report
  return (
    <article className="bw-link-card">
      <div className="bw-row">
        <h2>
          <a href={`/bedrijven/${companyId}/bezoekverslagen/${id}`}>
            Bezoekverslag van {formatDay(dateAppointment)}
          </a>
        </h2>
        {report.archived && <StatusPill color="GREY">Gearchiveerd</StatusPill>}
      </div>
      <p className="bw-clamp">{report.recap}</p>
      <Tags themes={report.themes} others={[report.firstVisit && 'Eerste bezoek']} />
      <div className="bw-row">
        <p className="bw-link-card-by">
          {createdBy.name}, verbetercoach
          {dateNextAppointment >= today() && ` · Volgende afspraak ${formatDay(dateNextAppointment)}`}
        </p>
        {rating ? <Stars count={rating.rating} /> : <p className="bw-link-card-by">Nog niet beoordeeld</p>}
      </div>
    </article>
  )
}
