import { formatDay } from '#shared/domain/basics/date.ts'
import { cellText, type WrittenCell } from './substance-list-cells.ts'
import type { SubstanceListLine } from './substance-list-column.ts'
import { substanceListColumns } from './substance-list-columns.ts'

export type ListedSubstance = Omit<SubstanceListLine, 'company' | 'use'>

/** One for each task; one for a substance without tasks. */
export const linesOf = (company: string, substance: ListedSubstance): SubstanceListLine[] => {
  const { uses } = substance.record
  return (uses.length > 0 ? uses : [undefined]).map((use) => ({ ...substance, company, use }))
}

export const cellsOf = (line: SubstanceListLine): WrittenCell[] =>
  substanceListColumns.map(({ write }) => write(line))

/** What a spreadsheet reads as the beginning of a formula, behind the apostrophes that prevent it. */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/

/** With a comma. Three decimals get a zero behind them: 1,250 could be more than a thousand. */
const numberText = (number: number): string => cellText(number).replace(/,\d{3}$/, '$&0')

/** An apostrophe prevents that a spreadsheet runs a text as a formula. */
export function csvText(cell: WrittenCell): string {
  if (typeof cell === 'number') return numberText(cell)
  const text = cell instanceof Date ? formatDay(cell.toISOString().slice(0, 10)) : cell
  return FORMULA.test(text) ? `'${text}` : text
}

export const textOfCsv = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)
