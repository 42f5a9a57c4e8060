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

function wordsFor({ started, checkStatus, checkType, numUnfinished }: CheckEntry): string {
  if (!started) return 'Niet gestart'
  if (checkType === 'REGISTER' || numUnfinished === 0) return words[checkStatus]
  return numUnfinished === 1 ? '1 onderdeel te gaan' : `${numUnfinished} onderdelen te gaan`
}

/** How a check stands: colour, shape and word. */
export const CheckStatus = ({ entry }: { entry: CheckEntry }) => (
  <StatusPill color={entry.started ? entry.checkStatus : 'WHITE'}>{wordsFor(entry)}</StatusPill>
)
