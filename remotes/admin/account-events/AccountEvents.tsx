import { useState } from 'react'

import { listUserEventPage, type UserEventPage } from '#shared/api/accounts/account-events.ts'
import { messageFor } from '#shared/api/basics/errors.ts'
import { EventList } from '#shared/parts/accounts/account-events/EventList.tsx'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useOlderPages } from '../parts/use-older-pages.ts'

const TITLE = 'Recente activiteit'
const FAILED = 'De recente activiteit kon niet geladen worden'

type Props = {
  userId: number
  firstPage: Promise<UserEventPage>
}

export function AccountEvents({ userId, firstPage }: Props) {
  const [error, setError] = useState<unknown>()
  const { value: page } = usePromise(firstPage, setError)
  const failure = error === undefined ? undefined : messageFor(error, FAILED)

  return (
    <Card>
      <h2>{TITLE}</h2>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {!page && !failure && <Skeleton label="De gebeurtenissen worden geladen..." />}
      {page?.count === 0 && <p className="bw-soft">Er is de laatste tijd niets met dit account gebeurd.</p>}
      {/* The key starts again with the newest after another event. */}
      {page && page.count > 0 && <Pages key={page.items[0]?.id} userId={userId} newest={page} />}
    </Card>
  )
}

function Pages({ userId, newest }: { userId: number; newest: UserEventPage }) {
  const fetchPage = (page: number) => listUserEventPage(userId, page)
  const { items, numOlder, showOlder, isPending, failure } = useOlderPages(newest, fetchPage, FAILED)

  return (
    <>
      <EventList events={items} label={TITLE} />
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {numOlder > 0 && (
        <div className="bw-actions">
          <Button variant="secondary" isPending={isPending} onClick={showOlder}>
            Toon oudere activiteit ({numOlder})
          </Button>
        </div>
      )}
    </>
  )
}
