import '#shared/parts/basics/two-columns.css'

import { useEffect, useState } from 'react'
import { getAdvice, markAdviceRead } from '#shared/api/improve/advices.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { AdviceDetails } from '#shared/domain/improve/advice.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Tags } from '../parts/Tags.tsx'
import { useRights } from '../parts/use-rights.ts'
import { AdviceActionPoints } from './AdviceActionPoints.tsx'
import { AdviceContent } from './AdviceContent.tsx'
import { AdviceStatus } from './AdviceStatus.tsx'

const importEditDialog = () =>
  import('./EditAdviceDialog.tsx').then(({ EditAdviceDialog }) => EditAdviceDialog)
const importArchiveDialog = () =>
  import('./ArchiveAdviceDialog.tsx').then(({ ArchiveAdviceDialog }) => ArchiveAdviceDialog)

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(
    getAdvice(Number(params.companyId), Number(params.adviceId)),
    'Advies kon niet geladen worden',
  )

function AdvicePage() {
  const advice = useLoaderData<AdviceDetails>()
  const { state } = useLocation()
  const [message, setMessage] = useState<string>()
  const { mayChange } = useRights()
  const editDialog = useDialogInAddress('aanpassen', importEditDialog)
  const archiveDialog = useDialogInAddress('archiveren', importArchiveDialog)
  const shownMessage = message ?? (state?.isSaved && 'Het advies is opgeslagen.')
  const mayEdit = mayChange(advice.createdBy)

  const { companyId, id, isUnread } = advice
  useEffect(() => {
    // When it fails, the advice stays unread until the next visit.
    if (isUnread) markAdviceRead(companyId, id).catch(() => undefined)
  }, [companyId, id, isUnread])

  // The button that had the focus is gone.
  useHeadingFocus(advice.archived, archiveDialog.isOpen)

  return (
    <>
      <PageHeader
        step="Verbeter"
        title={`Advies van ${formatInstant(advice.createdDate)}`}
        actions={advice.archived && <StatusPill color="GREY">Gearchiveerd</StatusPill>}
      >
        <Tags themes={advice.themes} />
      </PageHeader>
      {shownMessage && <Warning variant="success" title={shownMessage} />}
      <div className="bw-two-columns">
        <AdviceContent advice={advice} />
        <div className="bw-stack">
          <AdviceActionPoints advice={advice} />
          {mayEdit && (
            <AdviceStatus
              advice={advice}
              onEdit={editDialog.open}
              onArchive={archiveDialog.open}
              onRestored={() => setMessage('Het advies staat weer in de lijst.')}
            />
          )}
        </div>
      </div>
      {mayEdit && editDialog.show({ advice, onSaved: () => setMessage('Het advies is opgeslagen.') })}
      {mayEdit && archiveDialog.show({ advice, onArchived: () => setMessage('Het advies is gearchiveerd.') })}
    </>
  )
}

export { AdvicePage as Component }
