import './AdminActions.css'

import { useState } from 'react'

import {
  type AdminActionPage,
  adminActionsFileUrl,
  listAdminActionPage,
  type Subject,
} from '#shared/api/admin/admin-actions.ts'
import { messageFor } from '#shared/api/basics/errors.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useOlderPages } from '../parts/use-older-pages.ts'
import { AdminActionItem } from './AdminActionItem.tsx'

const FAILED = 'De wijzigingen konden niet geladen worden'

type Props = {
  subject: Subject
  firstPage: Promise<AdminActionPage>
}

export function AdminActions({ subject, firstPage }: Props) {
  const [error, setError] = useState<unknown>()
  const { value: page } = usePromise(firstPage, setError)
  const failure = error === undefined ? undefined : messageFor(error, FAILED)

  return (
    <Card>
      <div className="bw-row">
        <h2>Wijzigingen door beheerders</h2>
        {page && page.count > 0 && (
          <ButtonLink variant="secondary" href={adminActionsFileUrl(subject)} download>
            Alles downloaden
          </ButtonLink>
        )}
      </div>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {!page && !failure && <Skeleton label="Wijzigingen worden geladen..." />}
      {page?.count === 0 && <p className="bw-soft">Beheerders hebben hier nog niets gewijzigd.</p>}
      {/* The key starts again with the newest after another change. */}
      {page && page.count > 0 && <AdminActionList key={page.items[0]?.id} subject={subject} newest={page} />}
    </Card>
  )
}

function AdminActionList({ subject, newest }: { subject: Subject; newest: AdminActionPage }) {
  const fetchPage = (page: number) => listAdminActionPage(subject, page)
  const {
    items: adminActions,
    numOlder,
    showOlder,
    isPending,
    failure,
  } = useOlderPages(newest, fetchPage, FAILED)

  return (
    <>
      <ol role="list" className="bw-admin-actions" aria-label="Wijzigingen door beheerders">
        {adminActions.map((adminAction) => (
          <AdminActionItem key={adminAction.id} adminAction={adminAction} />
        ))}
      </ol>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {numOlder > 0 && (
        <div className="bw-actions">
          <Button variant="secondary" isPending={isPending} onClick={showOlder}>
            Toon oudere ({numOlder})
          </Button>
        </div>
      )}
    </>
  )
}
