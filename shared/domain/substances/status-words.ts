import type { StatusColor } from '#shared/domain/basics/status-color.ts'

/** GREY: not finished. WHITE: not used any more. */
export const statusWords: Record<StatusColor, string> = {
  RED: 'Niet veilig',
  ORANGE: 'Let op',
  GREY: 'Niet af',
  GREEN: 'In orde',
  WHITE: 'Niet meer in gebruik',
}
