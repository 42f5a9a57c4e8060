import { isHeading } from './headings.ts'

/** As the PDF contains it, in points. `baseline`: from the top of the page. */
export type TextItem = { text: string; left: number; right: number; baseline: number; size: number }
/** Has the gap of a column around it. `left` and `right`: in points. */
export type Cell = { text: string; left: number; right: number }
export type Line = { page: number; cells: readonly Cell[] }

/** Gaps in ems: between two words, and between two columns. A justified line has words up to 0.8 em apart. */
const WORD_GAP = 0.12
const COLUMN_GAP = 1
/** Texts whose baselines differ less, in ems, are on one line: superscripts are raised by 0.35 em. */
const SAME_LINE = 0.5
/** The second column begins at least this far to the right, as a share of the page's width. */
const SECOND_COLUMN = 0.4
/** Cells below each other start within this distance, in points. */
const SAME_LEFT = 6

export const textOf = ({ cells }: Pick<Line, 'cells'>): string => cells.map(({ text }) => text).join(' ')

type Row = { baseline: number; size: number; items: TextItem[] }

function rowsOf(items: readonly TextItem[]): Row[] {
  const rows: Row[] = []
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (!row || item.baseline - row.baseline > SAME_LINE * Math.max(item.size, row.size)) {
      rows.push({ baseline: item.baseline, size: item.size, items: [item] })
      continue
    }
    row.items.push(item)
    if (item.size > row.size) Object.assign(row, { baseline: item.baseline, size: item.size })
  }
  return rows
}

/** A soft hyphen that is printed is a hyphen: fonts often have one glyph for both. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u2010\u2011]/g, '-')
    .replace(/[\s\p{Cc}\p{Co}\uFFFD]+/gu, ' ')
    .trim()

function cellsOf({ items, size }: Row): Cell[] {
  const cells: Cell[] = []
  for (const { text, left, right } of items.toSorted((a, b) => a.left - b.left)) {
    const cell = cells.at(-1)
    const gap = cell ? left - cell.right : 0
    if (!cell || gap > COLUMN_GAP * size) cells.push({ text, left, right })
    else {
      cell.text += (gap > WORD_GAP * size ? ' ' : '') + text
      cell.right = Math.max(cell.right, right)
    }
  }
  return cells.map((cell) => ({ ...cell, text: clean(cell.text) })).filter(({ text }) => text !== '')
}

/**
 * In a page of two columns, the heading of a section begins at the second. Undefined for any other page, such as
 * one with tables, whose rows are read from left to right.
 */
const secondColumnOf = (rows: Cell[][], width: number): number | undefined =>
  rows.flat().find(({ text, left }) => left > SECOND_COLUMN * width && isHeading(text))?.left

/**
 * For a page of two columns. A line over both columns ends what is above it. On the first page the columns begin
 * with the first heading.
 */
function inReadingOrder(rows: Cell[][], { page, second }: { page: number; second: number }): Cell[][] {
  const first = page === 1 ? rows.findIndex((cells) => cells.some(({ text }) => isHeading(text))) : 0
  const ordered: Cell[][] = rows.slice(0, first)
  let [left, right]: [Cell[][], Cell[][]] = [[], []]
  const flush = () => {
    ordered.push(...left, ...right)
    left = []
    right = []
  }
  for (const cells of rows.slice(first)) {
    if (cells.some((cell) => cell.left < second - 1 && cell.right > second + 1)) {
      flush()
      ordered.push(cells)
      continue
    }
    left.push(cells.filter((cell) => cell.left < second - 1))
    right.push(cells.filter((cell) => cell.left >= second - 1))
  }
  flush()
  return ordered.filter((cells) => cells.length > 0)
}

function withoutHyphenation(rows: Cell[][]): Cell[][] {
  const joined = rows.map((cells) => cells.map((cell) => ({ ...cell })))
  for (const [index, cells] of joined.entries())
    for (const cell of cells) {
      const below = joined[index + 1]?.find(({ left }) => Math.abs(left - cell.left) < SAME_LEFT)
      const rest = /\p{Ll}-$/u.test(cell.text) ? below?.text.match(/^(\p{Ll}\S*)\s*(.*)$/u) : undefined
      if (!below || !rest) continue
      cell.text = cell.text.slice(0, -1) + rest[1]
      below.text = rest[2]!
    }
  return joined.map((cells) => cells.filter(({ text }) => text !== '')).filter((cells) => cells.length > 0)
}

/** In reading order. `width`: of the page, in points. */
export function linesOf(
  items: readonly TextItem[],
  { page, width }: { page: number; width: number },
): Line[] {
  const rows = rowsOf(items).map(cellsOf)
  const second = secondColumnOf(rows, width)
  const ordered = second === undefined ? rows : inReadingOrder(rows, { page, second })
  return withoutHyphenation(ordered).map((cells) => ({ page, cells }))
}
