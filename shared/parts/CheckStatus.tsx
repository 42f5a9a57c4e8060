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
 * Status of a check: colour, icon and text. The number of unfinished parts replaces the icon; for a register, which is
 * never finished, it follows the text.
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
