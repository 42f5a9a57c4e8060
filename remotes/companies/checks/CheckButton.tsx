import { checkLabels, definitionOf, startLabels } from '#shared/domain/basics/check.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = {
  entry: CheckEntry
  /** Id of the element that explains why the check may not be started; absent when it may. */
  disabledReasonId?: string
  isStarting: boolean
  onStart: () => void
}

/** Links to the results and to the question where the user stopped, or a button to start the check. */
export function CheckButton({ entry, disabledReasonId, isStarting, onStart }: Props) {
  const { check, checkType, started, checkUrl, resumeUrl } = entry
  const label = started ? definitionOf(check).resultsLabel : startLabels[checkType]
  const name = `${label}: ${checkLabels[check]}`

  if (started)
    return (
      <div className="bw-check-links">
        {resumeUrl && (
          <ButtonLink variant="secondary" href={resumeUrl} aria-label={`Ga verder met ${checkLabels[check]}`}>
            Ga verder
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={checkUrl} aria-label={name}>
          {label}
        </ButtonLink>
      </div>
    )
  return (
    <Button
      variant="secondary"
      disabled={disabledReasonId !== undefined}
      aria-describedby={disabledReasonId}
      aria-label={name}
      isPending={isStarting}
      onClick={onStart}
    >
      {label}
    </Button>
  )
}
