import '#shared/parts/basics/two-columns.css'

import { useEffect, useRef, useState } from 'react'
import { getActionPoint } from '#shared/api/improve/action-points.ts'
import { today } from '#shared/domain/basics/date.ts'
import type { ActionPoint, ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { urgencyOf } from '#shared/domain/improve/deadline.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Tags } from '../parts/Tags.tsx'
import { useRights } from '../parts/use-rights.ts'
import { ActionPointPhotos } from '../photos/ActionPointPhotos.tsx'
import { ActionPointContent } from './ActionPointContent.tsx'
import { CompleteActionPoint } from './CompleteActionPoint.tsx'
import { CompletedMessage } from './CompletedMessage.tsx'
import { LookAgainCard } from './LookAgainCard.tsx'
import { SolvedRiskCard } from './SolvedRiskCard.tsx'

const importDialog = () =>
  import('./EditActionPointDialog.tsx').then(({ EditActionPointDialog }) => EditActionPointDialog)

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(
    getActionPoint(Number(params.companyId), Number(params.actionId)),
    'Actiepunt kon niet geladen worden',
  )

function statusOf({ completed, deadline }: ActionPoint) {
  if (completed) return <StatusPill color="GREEN">Klaar</StatusPill>
  const urgency = urgencyOf(deadline, today())
  return <StatusPill color={urgency?.color ?? 'GREY'}>{urgency?.text ?? 'Open'}</StatusPill>
}

function ActionPointPage() {
  const actionPoint = useLoaderData<ActionPointDetails>()
  const { mayChange, mayAnswer } = useRights()
  const [isSaved, setSaved] = useState(false)
  const [isJustCompleted, setJustCompleted] = useState(false)
  const messageRef = useRef<HTMLDivElement>(null)
  const dialog = useDialogInAddress('aanpassen', importDialog)
  const { completed, lookAgain, solved } = actionPoint
  // The button that had the focus is gone.
  useHeadingFocus(completed)
  const hasToLookAgain = typeof lookAgain?.href === 'string'
  // The message says what comes next.
  useEffect(() => {
    if (isJustCompleted && hasToLookAgain) messageRef.current?.focus()
  }, [isJustCompleted, hasToLookAgain])
  const isOwn = mayChange(actionPoint.createdBy)
  const mayEdit = !completed && isOwn

  return (
    <>
      <PageHeader step="Verbeter" title="Actiepunt" actions={statusOf(actionPoint)}>
        <Tags themes={actionPoint.themes} />
      </PageHeader>
      {isSaved && !completed && <Warning variant="success" title="Het actiepunt is opgeslagen." />}
      {isJustCompleted && (
        <CompletedMessage
          ref={messageRef}
          title="Het actiepunt is afgerond."
          actionPoint={actionPoint}
          lookAgainHref={lookAgain?.href ?? undefined}
        />
      )}
      <div className="bw-two-columns">
        <div className="bw-stack">
          <ActionPointContent actionPoint={actionPoint} />
          <ActionPointPhotos actionPoint={actionPoint} mayChange={isOwn} />
        </div>
        {mayEdit && (
          <CompleteActionPoint
            actionPoint={actionPoint}
            onEdit={dialog.open}
            onCompleted={() => setJustCompleted(true)}
          />
        )}
        {(lookAgain || solved) && (
          <div className="bw-stack">
            {lookAgain && <LookAgainCard lookAgain={lookAgain} mayAnswer={mayAnswer(lookAgain.check)} />}
            {solved && <SolvedRiskCard solved={solved} />}
          </div>
        )}
      </div>
      {mayEdit && dialog.show({ actionPoint, onSaved: () => setSaved(true) })}
    </>
  )
}

export { ActionPointPage as Component }
