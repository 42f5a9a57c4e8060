import { listAccountEventPage } from '#shared/api/accounts/account-events.ts'
import { listOpenSessions } from '#shared/api/accounts/open-sessions.ts'
import type { AccountEvent } from '#shared/domain/accounts/account-event.ts'
import type { OpenSession } from '#shared/domain/accounts/open-session.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { EventList } from '#shared/parts/accounts/account-events/EventList.tsx'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { useSession } from '#shared/session/store.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { OpenSessions } from './OpenSessions.tsx'

/** More than in other lists: each event takes two short lines. */
const PAGE_SIZE = 25

export type ActivityPageData = { sessions: Promise<OpenSession[]>; events: ListData<AccountEvent> }

export function loader({ request }: LoaderFunctionArgs): ActivityPageData {
  const sessions = listOpenSessions()
  // The page shows the error; without this, leaving the page first would report it as unhandled.
  sessions.catch(() => undefined)
  const events = loadList(request, {
    size: PAGE_SIZE,
    message: 'Je recente activiteit kon niet geladen worden',
    fetchPage: ({ page, size }) => listAccountEventPage({ page, size }),
  })
  return { sessions, events }
}

function ActivityPage() {
  const { sessions, events } = useLoaderData<ActivityPageData>()
  const { list, isPending } = useList(events)
  const userId = useSession(({ user }) => user.id)

  return (
    <div className="bw-stack">
      <div className="bw-intro">
        <PageHeading>Recente activiteit</PageHeading>
        <p className="bw-soft">
          Herken je iets niet? Log dan overal uit en{' '}
          <a href="/gegevens/wachtwoord-wijzigen">wijzig je wachtwoord</a>.
        </p>
      </div>
      {/* The key drops the sessions of another user who logged in in another tab. */}
      <OpenSessions key={userId} loaded={sessions} />
      {!list && (
        <Card>
          <h2>Wat er met je account gebeurde</h2>
          <Skeleton label="De gebeurtenissen worden geladen..." lines={6} />
        </Card>
      )}
      {list && (
        <PagedList list={list} isPending={isPending}>
          <Card>
            <h2>Wat er met je account gebeurde</h2>
            <ListCount list={list} nouns={['gebeurtenis', 'gebeurtenissen']} />
            {list.count === 0 ? (
              <p className="bw-soft">Er is de laatste tijd niets gebeurd.</p>
            ) : (
              <EventList events={list.items} label="Wat er met je account gebeurde" />
            )}
          </Card>
        </PagedList>
      )}
    </div>
  )
}

export { ActivityPage as Component }
