import { today } from '#shared/domain/basics/date.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'

/** What a cell shows: a text, a day (yyyy-mm-dd; '' for none), or words in the colour of a status. */
export type TableCell = string | { day: string } | { words: string; color: StatusColor }

/** Returns the cell with the day of a moment, ISO 8601; an empty one for null. */
export const dayOf = (at: string | null): TableCell => ({ day: at === null ? '' : today(new Date(at)) })

/** A sheet with one table. `name`: 31 characters at most. `columns`: 26 at most, each with its width in characters. */
export type TableSheet = {
  name: string
  columns: readonly (readonly [heading: string, width: number])[]
  rows: readonly (readonly TableCell[])[]
}

/** The data of a workbook that is not a plan. `title`, `company`, `madeOn`: are printed on every page. */
export type TablesSource = { title: string; company: string; madeOn: string; sheets: readonly TableSheet[] }
