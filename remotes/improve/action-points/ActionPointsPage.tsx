import './ActionPointsPage.css'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import '../parts/row-card.css'
import '#shared/parts/basics/clamp.css'

import { useEffect, useRef, useState } from 'react'

import { listActionPointPage } from '#shared/api/improve/action-points.ts'
import { today } from '#shared/domain/basics/date.ts'
import type { ActionPoint, ActionPointPage } from '#shared/domain/improve/action-point.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ListSkeleton } from '../parts/ListSkeleton.tsx'
import { useRights } from '../parts/use-rights.ts'
import { ActionPointFilters } from './ActionPointFilters.tsx'
import { ActionPointRow } from './ActionPointRow.tsx'
import { CompletedMessage } from './CompletedMessage.tsx'
import { groupByDeadline } from './deadlines.ts'
import { filterNames, queryOf, stateIn } from './filters.ts'
import { NoActionPoints } from './NoActionPoints.tsx'

/** As many as fit on a large screen. */
const PAGE_SIZE = 20

type Data = ListData<ActionPoint, ActionPointPage>

const importDialog = () =>
  import('./AddActionPointDialog.tsx').then(({ AddActionPointDialog }) => AddActionPointDialog)

export const loader = ({ request, params }: LoaderFunctionArgs): Data =>
  loadList(request, {
    size: PAGE_SIZE,
    filterNames,
    message: 'Actiepunten konden niet geladen worden',
    fetchPage: (query) => listActionPointPage(Number(params.companyId), queryOf(query)),
  })

function ActionPointsPage() {
  const data = useLoaderData<Data>()
  const { list, isPending } = useList(data)
  const { mayAdd } = useRights()
  const dialog = useDialogInAddress('nieuw', importDialog)
  const [message, setMessage] = useState<{ completed?: ActionPoint }>()
  const messageRef = useRef<HTMLDivElement>(null)
  const day = today()

  // The button that had the focus is gone with its action point.
  useEffect(() => {
    if (message?.completed) messageRef.current?.focus()
  }, [message])

  const isDone = stateIn(data.query.filters) === 'DONE'
  const groups = isDone
    ? [{ label: 'Klaar', items: list?.items ?? [] }]
    : groupByDeadline(list?.items ?? [], day)

  return (
    <>
      <PageHeader
        step="Verbeter"
        title="Actiepunten"
        actions={
          mayAdd && (
            <ButtonLink href={dialog.href}>
              <Icon shape="plus" />
              Actiepunt toevoegen
            </ButtonLink>
          )
        }
      >
        <p className="bw-soft">Wie doet wat, en wanneer is het klaar. Alle thema’s bij elkaar.</p>
      </PageHeader>
      {message?.completed && (
        <CompletedMessage
          ref={messageRef}
          title={`Afgerond: ${message.completed.description}`}
          actionPoint={message.completed}
        />
      )}
      {message && !message.completed && <Warning variant="success" title="Het actiepunt is gemaakt." />}
      {(list === undefined || list.total > 0) && <ActionPointFilters query={data.query} list={list} />}
      {!list && <ListSkeleton label="Actiepunten worden geladen..." />}
      {list && (
        <>
          <ListCount list={list} nouns={['actiepunt', 'actiepunten']} />
          <PagedList list={list} isPending={isPending}>
            {list.count === 0 ? (
              <NoActionPoints query={data.query} isFirst={list.total === 0} />
            ) : (
              <div className="bw-row-card bw-action-points">
                {groups.map(({ label, items }) => (
                  <section key={label} aria-label={label}>
                    <h2>{label}</h2>
                    <ul role="list">
                      {items.map((actionPoint) => (
                        <ActionPointRow
                          key={actionPoint.id}
                          actionPoint={actionPoint}
                          today={day}
                          onCompleted={() => setMessage({ completed: actionPoint })}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            )}
          </PagedList>
        </>
      )}
      {mayAdd &&
        dialog.show({
          holders: list?.holders ?? [],
          onCreated: () => setMessage({}),
        })}
    </>
  )
}

export { ActionPointsPage as Component }
