import type { SubstanceListColor, SubstanceListPage } from '#shared/domain/substances/substance-list.ts'

/** "2 niet veilig" */
const countWords: Record<SubstanceListColor, (count: number) => string> = {
  RED: (count) => `${count} niet veilig`,
  ORANGE: (count) => (count === 1 ? '1 vraagt aandacht' : `${count} vragen aandacht`),
  GREY: (count) => `${count} nog niet af`,
  GREEN: (count) => `${count} in orde`,
}

/** "3 stoffen: 1 niet veilig, 2 in orde" */
export function summaryOf({ colors }: Pick<SubstanceListPage, 'colors'>): string {
  const counts = (['RED', 'ORANGE', 'GREY', 'GREEN'] as const).filter((color) => colors[color] > 0)
  const total = counts.reduce((sum, color) => sum + colors[color], 0)
  if (total === 0) return 'Nog geen stoffen'
  const words = counts.map((color) => countWords[color](colors[color])).join(', ')
  return `${total} ${total === 1 ? 'stof' : 'stoffen'}: ${words}`
}
