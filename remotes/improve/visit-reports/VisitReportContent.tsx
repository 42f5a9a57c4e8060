import { appointmentHref } from '#shared/api/improve/visit-reports.ts'
import { formatDay, today } from '#shared/domain/basics/date.ts'
import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { DescriptionItem, DescriptionList } from '../parts/DescriptionList.tsx'

export const VisitReportContent = ({ report }: { report: VisitReport }) => (
  <DescriptionList>
    <DescriptionItem label="Reden van het bezoek">{report.reason}</DescriptionItem>
    <DescriptionItem label="Verslag" emphasis="main">
      {report.recap}
    </DescriptionItem>
    {report.dateNextAppointment && (
      <DescriptionItem label="Volgende afspraak">
        <strong>{formatDay(report.dateNextAppointment)}</strong>
        {report.dateNextAppointment >= today() && (
          <>
            {'\n'}
            <a className="bw-screen-only" href={appointmentHref(report.companyId, report.id)}>
              Zet in je agenda
            </a>
          </>
        )}
      </DescriptionItem>
    )}
    <DescriptionItem label="Geschreven door">{report.createdBy.name}, verbetercoach</DescriptionItem>
  </DescriptionList>
)
