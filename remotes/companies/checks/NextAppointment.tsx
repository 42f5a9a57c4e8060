import { appointmentHref } from '#shared/api/improve/visit-reports.ts'
import { daysBetween, formatDay, today } from '#shared/domain/basics/date.ts'
import type { NextAppointment as Appointment } from '#shared/domain/companies/next-appointment.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Card } from '#shared/ui/Card.tsx'

/** "vandaag", "morgen", "over 12 dagen". `day`: from today on, yyyy-mm-dd. */
function distanceTo(day: string) {
  const days = daysBetween(today(), day)
  if (days < 2) return days < 1 ? 'vandaag' : 'morgen'
  return `over ${days} dagen`
}

export function NextAppointment({ appointment: { day, visitReportId } }: { appointment: Appointment }) {
  const { id } = useCompany()
  return (
    <Card>
      <div className="bw-intro">
        <h2>Volgende afspraak</h2>
        <p>
          De verbetercoach komt op <strong>{formatDay(day)}</strong>, {distanceTo(day)}.
        </p>
      </div>
      <p className="bw-actions">
        <a href={appointmentHref(id, visitReportId)}>Zet in je agenda</a>
        <a href={`/bedrijven/${id}/bezoekverslagen/${visitReportId}`}>Bekijk het bezoekverslag</a>
      </p>
    </Card>
  )
}
