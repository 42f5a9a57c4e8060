import type { Line } from '#server/substances/safety-data-sheet/lines.ts'

const COLUMN = 120
const TEXT = 80

/** ` | ` separates cells in columns; `---` begins a page. */
export function linesFrom(texts: readonly string[]): Line[] {
  let page = 1
  return texts.flatMap((text): Line[] => {
    if (text === '---') page++
    if (text === '---') return []
    const cells = text.split('|').map((cell, index) => ({
      text: cell.trim(),
      left: index * COLUMN,
      right: index * COLUMN + TEXT,
    }))
    return [{ page, cells: cells.filter((cell) => cell.text !== '') }]
  })
}

const titles: Record<number, string> = {
  1: 'RUBRIEK 1: Identificatie van de stof of het mengsel',
  2: 'RUBRIEK 2: Identificatie van de gevaren',
  3: 'RUBRIEK 3: Samenstelling en informatie over de bestanddelen',
  8: 'RUBRIEK 8: Maatregelen ter beheersing van blootstelling',
  14: 'RUBRIEK 14: Informatie met betrekking tot het vervoer',
  16: 'RUBRIEK 16: Overige informatie',
}

export const linesOfSections = (sections: Record<number, readonly string[]>, above: readonly string[] = []) =>
  linesFrom([
    ...above,
    ...Object.entries(titles).flatMap(([number, title]) => [title, ...(sections[Number(number)] ?? [])]),
  ])
