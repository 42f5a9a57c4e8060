import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { SubstanceRecord, SubstanceUse } from './substance.ts'
import type { Cell, CellProblem, CellType, WrittenCell } from './substance-list-cells.ts'

/**
 * A substance with one of its tasks. `use`: undefined for a substance without tasks. `risks` and `redAnswers`: in
 * words. `archivedOn`: the day (yyyy-mm-dd) since which it is not used; '' for one in use.
 */
export type SubstanceListLine = {
  company: string
  name: string
  record: SubstanceRecord
  use: SubstanceUse | undefined
  status: StatusColor
  risks: readonly string[]
  redAnswers: readonly string[]
  archivedOn: string
}

/**
 * By what it is: a field of the record ('supplier'), of the task ('use.place'), of the measures ('measures.CLOSED'), or
 * what is put together later ('measureList').
 */
export type LineValues = Record<string, unknown>

type ReadCell = (cell: Exclude<Cell, null>) => LineValues | CellProblem

/** `synonyms`: other headings. `width`: in characters. `read`: absent for what follows from other columns. */
export type SubstanceListColumn = {
  key: string
  header: string
  synonyms: readonly string[]
  width: number
  write: (line: SubstanceListLine) => WrittenCell
  read?: ReadCell
}

export type Heading = { header: string; synonyms?: readonly string[]; width?: number }

/** In characters. */
const WIDTH = 16

const columnOf = (
  key: string,
  { header, synonyms = [], width = WIDTH }: Heading,
  rest: Pick<SubstanceListColumn, 'write' | 'read'>,
): SubstanceListColumn => ({ key, header, synonyms, width, ...rest })

const readAs =
  (key: string, read: CellType<never>['read']): ReadCell =>
  (cell) => {
    const value = read(cell)
    return typeof value === 'object' && value !== null && 'problem' in value
      ? (value as CellProblem)
      : { [key]: value }
  }

export const recordColumn = <Key extends keyof SubstanceRecord>(
  key: Key,
  { write, read }: CellType<SubstanceRecord[Key]>,
  heading: Heading,
): SubstanceListColumn =>
  columnOf(key, heading, { write: ({ record }) => write(record[key]), read: readAs(key, read) })

export const taskColumn = <Key extends keyof SubstanceUse>(
  key: Key,
  { write, read }: CellType<SubstanceUse[Key]>,
  heading: Heading,
): SubstanceListColumn =>
  columnOf(`use.${key}`, heading, {
    write: ({ use }) => (use === undefined ? '' : write(use[key])),
    read: readAs(`use.${key}`, read),
  })

export const readColumn = (
  key: string,
  heading: Heading,
  write: SubstanceListColumn['write'],
  read: ReadCell,
): SubstanceListColumn => columnOf(key, heading, { write, read })

/** Ignored when a list is read. */
export const derivedColumn = (
  key: string,
  heading: Heading,
  write: SubstanceListColumn['write'],
): SubstanceListColumn => columnOf(key, heading, { write })
