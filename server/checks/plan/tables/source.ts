import { today } from '#shared/domain/basics/date.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'

/** A text, a day (yyyy-mm-dd; '' for none), or words in the colour of a status. */
export type TableCell = string | { day: string } | { words: string; color: StatusColor }

/** `at`: ISO 8601; null gives an empty cell. */
export const dayOf = (at: string | null): TableCell => ({ day: at === null ? '' : today(new Date(at)) })

/** `name`: at most 31 characters. `columns`: at most 26, with widths in characters. */
export type TableSheet = {
  name: string
  columns: readonly (readonly [heading: string, width: number])[]
  rows: readonly (readonly TableCell[])[]
}

/** A workbook that is not a plan. `title`, `company` and `madeOn` are printed on every page. */
export type TablesSource = { title: string; company: string; madeOn: string; sheets: readonly TableSheet[] }
