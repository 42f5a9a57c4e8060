import './HistoryPage.css'

import { listCompanyActivityPage } from '#shared/api/companies/company-activities.ts'
import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { useCompany } from '#shared/federation/company.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { History } from '#shared/parts/basics/drawings/states.tsx'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { ActivityList } from './ActivityList.tsx'
import { dayName, groupByDay } from './days.ts'

/** More than in other lists: each activity takes one line. */
const PAGE_SIZE = 50
/** Source: docs/product.md, section 9. */
const SKELETON_LINES = 6

export const loader = ({ request, params }: LoaderFunctionArgs): ListData<CompanyActivity> =>
  loadList(request, {
    size: PAGE_SIZE,
    message: 'De geschiedenis kon niet geladen worden',
    fetchPage: ({ page, size }) => listCompanyActivityPage(Number(params.companyId), { page, size }),
  })

function HistoryPage() {
  const { list, isPending } = useList(useLoaderData<ListData<CompanyActivity>>())
  const { name } = useCompany()

  return (
    <>
      <div className="bw-intro">
        <PageHeading>Geschiedenis</PageHeading>
        <p className="bw-soft">Wie wat deed bij {name}, het nieuwste bovenaan.</p>
      </div>
      {!list && (
        <Card>
          <Skeleton label="De geschiedenis wordt geladen..." lines={SKELETON_LINES} />
        </Card>
      )}
      {list && (
        <>
          <ListCount list={list} nouns={['gebeurtenis', 'gebeurtenissen']} />
          <PagedList list={list} isPending={isPending}>
            {list.count === 0 ? (
              <EmptyState title="Er is nog niets gebeurd" drawing={<History />}>
                Zodra iemand vragen beantwoordt, een advies schrijft of een actiepunt afrondt, lees je het
                hier.
              </EmptyState>
            ) : (
              <Card>
                {groupByDay(list.items).map(({ day, activities }) => (
                  <div key={day} className="bw-history-day">
                    <h2>{dayName(day)}</h2>
                    <ActivityList activities={activities} label={dayName(day)} />
                  </div>
                ))}
              </Card>
            )}
          </PagedList>
        </>
      )}
    </>
  )
}

export { HistoryPage as Component }
