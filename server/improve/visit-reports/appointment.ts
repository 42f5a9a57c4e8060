import ical from 'ical-generator'
import type { FileResponse } from '#server/platform/http/route.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { VisitReport } from '#shared/domain/improve/visit-report.ts'

type Appointment = { report: VisitReport; companyName: string; publicUrl: string }

/**
 * A calendar file (RFC 5545) with an event of a whole day, the same day in every time zone. A calendar that imports
 * it again changes its event: the id is that of the visit report, and the sequence number its revision.
 */
export function createAppointment({ report, companyName, publicUrl }: Appointment): FileResponse {
  const { id, companyId, dateAppointment, dateNextAppointment, createdBy, revision } = report
  const href = `${publicUrl}/bedrijven/${companyId}/bezoekverslagen/${id}`
  const calendar = ical({ prodId: { company: 'Beterwerk', product: 'Bezoekverslagen', language: 'NL' } })
  calendar.createEvent({
    id: `visit-report-${id}@${new URL(publicUrl).hostname}`,
    sequence: revision,
    allDay: true,
    start: dateNextAppointment,
    summary: `Bezoek van de Verbetercoach aan ${companyName}`,
    description: [
      `Verbetercoach: ${createdBy.name}`,
      `Bezoekverslag van ${formatDay(dateAppointment)}: ${href}`,
    ].join('\n'),
    url: href,
  })
  return {
    name: `Bezoek Verbetercoach ${formatDay(dateNextAppointment)}.ics`,
    content: Buffer.from(calendar.toString()),
  }
}
