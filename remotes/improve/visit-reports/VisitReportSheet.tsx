import { appointmentHref } from '#shared/api/visit-reports.ts'
import { formatDay, today } from '#shared/domain/date.ts'
import type { VisitReport } from '#shared/domain/visit-report.ts'
import { Sheet, SheetEntry } from '../parts/Sheet.tsx'

/** All texts of a visit report, and its next appointment. */
export const VisitReportSheet = ({ report }: { report: VisitReport }) => (
  <Sheet>
    <SheetEntry label="Reden van het bezoek">{report.reason}</SheetEntry>
    <SheetEntry label="Verslag" emphasis="main">
      {report.recap}
    </SheetEntry>
    {report.dateNextAppointment && (
      <SheetEntry label="Volgende afspraak">
        <strong>{formatDay(report.dateNextAppointment)}</strong>
        {report.dateNextAppointment >= today() && (
          <>
            {'\n'}
            <a href={appointmentHref(report.companyId, report.id)}>Zet in je agenda</a>
          </>
        )}
      </SheetEntry>
    )}
    <SheetEntry label="Geschreven door">{report.createdBy.name}, verbetercoach</SheetEntry>
  </Sheet>
)
