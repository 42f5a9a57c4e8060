import '#shared/parts/basics/two-columns.css'

import { useEffect, useState } from 'react'
import { getVisitReport, markRatingRead } from '#shared/api/improve/visit-reports.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { VisitReportDetails } from '#shared/domain/improve/visit-report.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Tags } from '../parts/Tags.tsx'
import { Rating } from './Rating.tsx'
import { VisitReportActions } from './VisitReportActions.tsx'
import { VisitReportContent } from './VisitReportContent.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(
    getVisitReport(Number(params.companyId), Number(params.visitReportId)),
    'Bezoekverslag kon niet geladen worden',
  )

function VisitReportPage() {
  const report = useLoaderData<VisitReportDetails>()
  const { state } = useLocation()
  const [message, setMessage] = useState<string | undefined>(
    state?.isSaved && 'Het bezoekverslag is opgeslagen.',
  )

  const { companyId, id, isRatingUnread, revision } = report
  useEffect(() => {
    // When it fails, the rating stays unread until the next visit.
    if (isRatingUnread) markRatingRead(companyId, id, revision).catch(() => undefined)
  }, [companyId, id, isRatingUnread, revision])

  return (
    <>
      <PageHeader
        step="Verbeter"
        title={`Bezoekverslag van ${formatDay(report.dateAppointment)}`}
        actions={<VisitReportActions report={report} onDone={setMessage} />}
      >
        <Tags themes={report.themes} others={[report.firstVisit && 'Eerste bezoek']} />
      </PageHeader>
      {report.archived ? (
        <Warning variant="info" title="Dit bezoekverslag is gearchiveerd.">
          <p>Je kunt het lezen, maar niet aanpassen of beoordelen.</p>
        </Warning>
      ) : (
        message && <Warning variant="success" title={message} />
      )}
      <div className="bw-two-columns">
        <VisitReportContent report={report} />
        <Rating key={report.id} report={report} />
      </div>
    </>
  )
}

export { VisitReportPage as Component }
