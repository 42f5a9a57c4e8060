import { useState } from 'react'

import { getVisitReport, updateVisitReport } from '#shared/api/improve/visit-reports.ts'
import { mayEditVisitReport, type VisitReport } from '#shared/domain/improve/visit-report.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from '#shared/federation/router.ts'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { sessionStore } from '#shared/session/store.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { VisitReportForm } from './VisitReportForm.tsx'

const hrefOf = ({ companyId, id }: VisitReport) => `/bedrijven/${companyId}/bezoekverslagen/${id}`

/** Redirects to the visit report when the visitor may not change it. */
export async function loader({ params }: LoaderFunctionArgs): Promise<VisitReport> {
  const report = await withLoadError(
    getVisitReport(Number(params.companyId), Number(params.visitReportId)),
    'Bezoekverslag kon niet geladen worden',
  )
  if (!mayEditVisitReport(report, sessionStore.getState().user.id)) throw redirect(hrefOf(report))
  return report
}

function EditVisitReportPage() {
  // The version that the visitor started from, also when the page loads its data again.
  const [report] = useState(useLoaderData<VisitReport>())
  const { companyId, id, createdBy, dateAppointment } = report
  const navigate = useNavigate()
  const { other, save } = useConflict(() => getVisitReport(companyId, id))

  return (
    <div className="bw-stack">
      <PageHeading>Bezoekverslag aanpassen</PageHeading>
      <VisitReportForm
        report={report}
        other={other}
        author={createdBy.name}
        dateAppointment={dateAppointment}
        save={async ({ revision, ...input }) => {
          await save(revision, (base) => updateVisitReport(companyId, id, { ...input, revision: base }))
          await navigate(hrefOf(report), { replace: true, state: { isSaved: true } })
        }}
        cancelHref={hrefOf(report)}
      />
    </div>
  )
}

export { EditVisitReportPage as Component }
