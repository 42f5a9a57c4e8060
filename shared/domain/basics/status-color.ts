import * as v from 'valibot'

/** GREY: not finished. RED: one or more risks. ORANGE: no red risk, but something to do. GREEN: no risks. WHITE: not chosen. */
export const StatusColor = v.picklist(['RED', 'ORANGE', 'GREEN', 'GREY', 'WHITE'])
export type StatusColor = v.InferOutput<typeof StatusColor>

export const statusLabels: Record<StatusColor, string> = {
  RED: 'Risico’s gevonden',
  ORANGE: 'Let op',
  GREEN: 'Geen risico’s',
  GREY: 'Bezig',
  WHITE: 'Niet gekozen',
}
