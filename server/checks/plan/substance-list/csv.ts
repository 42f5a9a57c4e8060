import { stringify } from 'csv-stringify/sync'

import { substanceListColumns } from '#shared/domain/substances/substance-list-columns.ts'
import { cellsOf, csvText, linesOf } from '#shared/domain/substances/substance-list-lines.ts'
import type { SubstanceListSource } from './source.ts'

/**
 * CSV as spreadsheets in Dutch read it, with semicolons and a byte order mark. `csvText` keeps a spreadsheet from
 * running a text as a formula.
 */
export function csvOf({ company, substances }: SubstanceListSource): Uint8Array {
  const lines = substances.flatMap((substance) => linesOf(company, substance))
  const table = [
    substanceListColumns.map(({ header }) => header),
    ...lines.map((line) => cellsOf(line).map(csvText)),
  ]
  return Buffer.from(stringify(table, { delimiter: ';', bom: true, record_delimiter: 'windows' }))
}
