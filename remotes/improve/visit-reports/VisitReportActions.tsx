import { archiveVisitReport, deleteVisitReport } from '#shared/api/improve/visit-reports.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import { mayEditVisitReport, type VisitReport } from '#shared/domain/improve/visit-report.ts'
import { useLocation, useNavigate } from '#shared/federation/router.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useRights } from '../parts/use-rights.ts'

type Props = {
  report: VisitReport
  /** Called after archiving or restoring, with the message to show: none after archiving. */
  onDone: (message: string | undefined) => void
}

/** The actions that the visitor may perform, except rating. */
export function VisitReportActions({ report, onDone }: Props) {
  const { mayRateVisitReports: mayArchive } = useRights()
  const userId = useSession(({ user }) => user.id)
  const mayEdit = mayEditVisitReport(report, userId)
  const archive = useArchive(report, onDone)
  const deletion = useDeletion(report)
  const { pathname } = useLocation()

  if (!mayArchive && !mayEdit) return null
  return (
    <div className="bw-stack">
      <div className="bw-actions">
        {mayEdit && (
          <>
            <ButtonLink variant="secondary" href={`${pathname}/aanpassen`}>
              Aanpassen
            </ButtonLink>
            <Button variant="quiet" isDestructive isPending={deletion.isPending} onClick={deletion.start}>
              Verwijderen
            </Button>
          </>
        )}
        {mayArchive && (
          <Button variant="secondary" isPending={archive.isPending} onClick={archive.toggle}>
            {report.archived ? 'Terugzetten' : 'Archiveren'}
          </Button>
        )}
      </div>
      {archive.failure && (
        <Warning title={archive.failure.title}>
          {archive.failure.detail && <p>{archive.failure.detail}</p>}
        </Warning>
      )}
      {deletion.dialog}
    </div>
  )
}

function useArchive({ companyId, id, archived }: VisitReport, onDone: Props['onDone']) {
  const reload = useReload()
  const { run, isPending, failure } = useAction('(De)-Archiveren van bezoekverslag is mislukt.')

  const toggle = () =>
    run(async () => {
      await archiveVisitReport(companyId, id, !archived)
      await reload()
      onDone(archived ? 'Het bezoekverslag staat weer in de lijst.' : undefined)
    })
  return { toggle, isPending, failure }
}

function useDeletion({ companyId, id, dateAppointment }: VisitReport) {
  const navigate = useNavigate()
  return useConfirmedAction({
    message: `Je verwijdert het bezoekverslag van ${formatDay(dateAppointment)}. Dit kun je niet ongedaan maken.`,
    isDestructive: true,
    failureTitle: 'Bezoekverslag verwijderen mislukt',
    fallback: 'Bezoekverslag verwijderen is niet gelukt.',
    async run() {
      await deleteVisitReport(companyId, id)
      await navigate(`/bedrijven/${companyId}/bezoekverslagen`, {
        replace: true,
        state: { isVisitReportDeleted: true },
      })
    },
  })
}
