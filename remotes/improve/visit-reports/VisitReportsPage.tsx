import { listVisitReportPage } from '#shared/api/improve/visit-reports.ts'
import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ARCHIVED, ArchivedFilter } from '../parts/ArchivedFilter.tsx'
import { ListSkeleton } from '../parts/ListSkeleton.tsx'
import { useRights } from '../parts/use-rights.ts'
import { NoVisitReports } from './NoVisitReports.tsx'
import { VisitReportCard } from './VisitReportCard.tsx'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 10

export const loader = ({ request, params }: LoaderFunctionArgs): ListData<VisitReport> =>
  loadList(request, {
    size: PAGE_SIZE,
    filterNames: [ARCHIVED],
    message: 'Bezoekverslagen konden niet geladen worden',
    fetchPage: ({ page, size, filters }) =>
      listVisitReportPage(Number(params.companyId), { page, size, archived: ARCHIVED in filters }),
  })

function VisitReportsPage() {
  const data = useLoaderData<ListData<VisitReport>>()
  const { list, isPending } = useList(data)
  const { pathname, state } = useLocation()
  const { mayWriteVisitReports } = useRights()

  return (
    <>
      <PageHeader
        step="Verbeter"
        title="Bezoekverslagen"
        actions={
          mayWriteVisitReports && (
            <ButtonLink href={`${pathname}/nieuw`}>
              <Icon shape="plus" />
              Bezoekverslag schrijven
            </ButtonLink>
          )
        }
      >
        <p className="bw-soft">Wat de verbetercoach zag en besprak, en wat jullie daarvan vonden.</p>
      </PageHeader>
      {state?.isVisitReportDeleted && <Warning variant="success" title="Het bezoekverslag is verwijderd." />}
      <ArchivedFilter query={data.query} list={list} label="Toon gearchiveerde bezoekverslagen" />
      {!list && <ListSkeleton label="Bezoekverslagen worden geladen..." />}
      {list && (
        <>
          <ListCount list={list} nouns={['bezoekverslag', 'bezoekverslagen']} />
          <PagedList list={list} isPending={isPending}>
            {list.count === 0 ? (
              <NoVisitReports hasArchived={list.total > 0} />
            ) : (
              <ul role="list" className="bw-stack" aria-label="Bezoekverslagen">
                {list.items.map((report) => (
                  <li key={report.id}>
                    <VisitReportCard report={report} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
    </>
  )
}

export { VisitReportsPage as Component }
