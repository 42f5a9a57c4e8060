import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { urgencyOf } from '#shared/domain/improve/deadline.ts'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useRights } from '../parts/use-rights.ts'
import { useCompletion } from './use-completion.ts'

type Props = {
  actionPoint: ActionPoint
  /** yyyy-mm-dd */
  today: string
  onCompleted: () => void
}

export function ActionPointRow({ actionPoint, today, onCompleted }: Props) {
  const { id, companyId, description, themes, actionHolder, deadline, completed, completedDate } = actionPoint
  const { mayChange } = useRights()
  const { start, isPending, dialog } = useCompletion(actionPoint, onCompleted)
  const urgency = completed ? undefined : urgencyOf(deadline, today)

  return (
    <li className="bw-action-point">
      <div>
        <a className="bw-clamp" href={`/bedrijven/${companyId}/actiepunten/${id}`}>
          {description}
        </a>
        <span className="bw-soft">
          {formatThemes(themes)}
          {actionPoint.adviceId && ' · uit een advies'}
          {actionPoint.origin?.section && ` · ${actionPoint.origin.section.name}`}
        </span>
      </div>
      <dl>
        <div>
          <dt>Wie</dt>
          <dd>{actionHolder || 'Nog niemand'}</dd>
        </div>
        <div>
          <dt>{completed ? 'Afgerond' : 'Klaar op'}</dt>
          <dd>
            {completedDate ? formatInstant(completedDate) : deadline ? formatDay(deadline) : 'Nog geen datum'}
            {urgency && <StatusPill color={urgency.color}>{urgency.text}</StatusPill>}
          </dd>
        </div>
      </dl>
      {!completed && mayChange(actionPoint.createdBy) && (
        <Button
          variant="secondary"
          aria-label={`Afronden: ${description.slice(0, 80)}`}
          isPending={isPending}
          onClick={start}
        >
          Afronden
        </Button>
      )}
      {dialog}
    </li>
  )
}
