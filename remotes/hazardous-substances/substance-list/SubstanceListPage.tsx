import './SubstanceListPage.css'

import { getScriptFlow } from '#shared/api/checks/questionnaires.ts'
import { listSubstancePage } from '#shared/api/substances/substance-list.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import type { Disclaimer } from '#shared/domain/checks/questionnaire.ts'
import {
  type SubstanceListPage as Page,
  SUBSTANCE_LIST_PAGE_SIZE,
  type SubstanceListItem,
} from '#shared/domain/substances/substance-list.ts'
import { useCompany } from '#shared/federation/company.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { formHref, substanceListOf } from '../hrefs.ts'
import { filterNames, queryOf } from './filters.ts'
import { NoSubstances } from './NoSubstances.tsx'
import { SubstanceListActions } from './SubstanceListActions.tsx'
import { SubstanceListFilters } from './SubstanceListFilters.tsx'
import { SubstanceListTable } from './SubstanceListTable.tsx'
import { summaryOf } from './summary.ts'

type Data = ListData<SubstanceListItem, Page> & { disclaimers: readonly Disclaimer[] }

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Data> {
  const check = substanceListOf(Number(params.companyId))
  const list = loadList<SubstanceListItem, Page>(request, {
    size: SUBSTANCE_LIST_PAGE_SIZE,
    filterNames,
    message: 'Het register kon niet worden geladen.',
    fetchPage: (query) => listSubstancePage(check, queryOf(query)),
  })
  const { disclaimers = [] } = await getScriptFlow(check.check)
  return { ...list, disclaimers }
}

function SubstanceListPage() {
  const data = useLoaderData<Data>()
  const { list, isPending } = useList<SubstanceListItem, Page>(data)
  const { id, permission } = useCompany()
  const mayWrite = hasAccess(permission, 'WRITE')

  return (
    <div className="bw-stack bw-register">
      <PageHeader
        title="Register gevaarlijke stoffen"
        step="Signaleer"
        actions={
          mayWrite && (
            <ButtonLink href={formHref(id)}>
              <Icon shape="plus" />
              Stof toevoegen
            </ButtonLink>
          )
        }
      >
        <p className="bw-soft">{list ? summaryOf(list) : 'Het register wordt geladen…'}</p>
      </PageHeader>
      <WaitingAnswers companyId={id} />
      {data.disclaimers.length > 0 && (
        <Warning variant="warning">
          {data.disclaimers.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Warning>
      )}
      {(list === undefined || list.total > 0) && <SubstanceListFilters query={data.query} list={list} />}
      {!list && <Skeleton label="Het register wordt geladen..." />}
      {list && (
        <>
          {list.total > 0 && <ListCount list={list} nouns={['stof', 'stoffen']} />}
          <PagedList list={list} isPending={isPending}>
            {list.count === 0 ? (
              <NoSubstances isFirst={list.total === 0} mayWrite={mayWrite} companyId={id} />
            ) : (
              <SubstanceListTable items={list.items} companyId={id} />
            )}
          </PagedList>
          <SubstanceListActions companyId={id} mayWrite={mayWrite} list={list} />
        </>
      )}
    </div>
  )
}

export { SubstanceListPage as Component }
