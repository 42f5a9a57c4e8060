import { type CheckEntry, checkLabels, resultsLabels, startLabels } from '#shared/domain/check.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = {
  entry: CheckEntry
  /** Id of the element that explains why the check may not be started; absent when it may. */
  disabledReasonId?: string
  isStarting: boolean
  onStart: () => void
}

/** Link to the results of a check, or a button to start it. */
export function CheckButton({ entry, disabledReasonId, isStarting, onStart }: Props) {
  const { check, checkType, started, checkUrl } = entry
  const label = started ? resultsLabels[check] : startLabels[checkType]
  const name = `${label}: ${checkLabels[check]}`

  if (started)
    return (
      <ButtonLink variant="secondary" href={checkUrl} aria-label={name}>
        {label}
      </ButtonLink>
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
