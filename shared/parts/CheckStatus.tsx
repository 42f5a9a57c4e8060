import type { CheckEntry } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

const words: Record<StatusColor, string> = {
  RED: 'Risico’s gevonden',
  ORANGE: 'Let op',
  GREEN: 'Geen risico’s',
  GREY: 'Bezig',
  WHITE: 'Niet gekozen',
}

/**
 * How a check stands: colour, shape and word. Of a check with unfinished parts their number stands in the place of the
 * shape; a register, which is never finished, keeps its own and says the number beside it.
 */
export function CheckStatus({ entry }: { entry: CheckEntry }) {
  const { started, checkStatus, checkType, numUnfinished } = entry
  if (!started) return <StatusPill color="WHITE">Niet gestart</StatusPill>
  if (numUnfinished === 0) return <StatusPill color={checkStatus}>{words[checkStatus]}</StatusPill>
  if (checkType === 'REGISTER')
    return (
      <StatusPill color={checkStatus}>
        {words[checkStatus]} · {numUnfinished} te gaan
      </StatusPill>
    )
  return (
    <StatusPill color={checkStatus} count={numUnfinished}>
      {numUnfinished === 1 ? 'onderdeel' : 'onderdelen'} te gaan
    </StatusPill>
  )
}
