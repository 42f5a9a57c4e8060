import { checkLabels } from '#shared/domain/basics/check.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { ThemeDrawing } from '#shared/parts/basics/drawings/ThemeDrawing.tsx'
import { CheckStatus } from '#shared/parts/checks/CheckStatus.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CheckIntroduction } from '../start-check/CheckIntroduction.tsx'
import { useStartCheck } from '../start-check/use-start-check.ts'
import { CheckButton } from './CheckButton.tsx'
import { CheckDisclaimer } from './CheckDisclaimer.tsx'

type Props = {
  entry: CheckEntry
  /** Id of the element that explains why the check may not be started; absent when it may. */
  disabledReasonId?: string
}

export function CheckItem({ entry, disabledReasonId }: Props) {
  const { start, isPending, failure } = useStartCheck(entry)

  return (
    <li>
      <ThemeDrawing theme={entry.check} />
      <h3>{checkLabels[entry.check]}</h3>
      <CheckStatus entry={entry} />
      {!entry.started && <CheckIntroduction check={entry.check} />}
      <CheckButton entry={entry} disabledReasonId={disabledReasonId} isStarting={isPending} onStart={start} />
      <p className="bw-checks-note bw-soft">
        <CheckDisclaimer entry={entry} />
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </li>
  )
}
