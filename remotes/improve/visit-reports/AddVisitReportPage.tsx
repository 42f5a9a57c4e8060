import { createVisitReport } from '#shared/api/improve/visit-reports.ts'
import { today } from '#shared/domain/basics/date.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { VisitReportForm } from './VisitReportForm.tsx'

function AddVisitReportPage() {
  const { id, name } = useCompany()
  const author = useSession(({ user }) => user.fullName)
  const navigate = useNavigate()
  const listHref = `/bedrijven/${id}/bezoekverslagen`

  return (
    <div className="bw-stack">
      <PageHeading>Nieuw bezoekverslag</PageHeading>
      <p className="bw-soft">De eigenaar van {name} kan het verslag lezen zodra je het opslaat.</p>
      <VisitReportForm
        author={author ?? ''}
        dateAppointment={today()}
        save={async (input, key) => {
          const report = await createVisitReport(id, input, key)
          await navigate(`${listHref}/${report.id}`, { replace: true, state: { isSaved: true } })
        }}
        cancelHref={listHref}
      />
    </div>
  )
}

export { AddVisitReportPage as Component }
