import { statusLabels } from '#shared/domain/basics/status-color.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

/** The number of open questions replaces the icon; in a list of substances it follows the text. */
export function CheckStatus({ entry }: { entry: CheckEntry }) {
  const { started, checkStatus, checkType, numUnfinished } = entry
  if (!started) return <StatusPill color="WHITE">Niet gestart</StatusPill>
  if (numUnfinished === 0) return <StatusPill color={checkStatus}>{statusLabels[checkStatus]}</StatusPill>
  if (checkType === 'REGISTER')
    return (
      <StatusPill color={checkStatus}>
        {statusLabels[checkStatus]} · {numUnfinished} te gaan
      </StatusPill>
    )
  return (
    <StatusPill color={checkStatus} count={numUnfinished}>
      {numUnfinished === 1 ? 'vraag open' : 'vragen open'}
    </StatusPill>
  )
}
