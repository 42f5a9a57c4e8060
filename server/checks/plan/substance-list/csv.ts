import { encodeCsv } from '#server/platform/csv/encode-csv.ts'
import { substanceListColumns } from '#shared/domain/substances/substance-list-columns.ts'
import { cellsOf, csvText, linesOf } from '#shared/domain/substances/substance-list-lines.ts'
import type { SubstanceListSource } from './source.ts'

/** `csvText` keeps a spreadsheet from running a text as a formula. */
export function csvOf({ company, substances }: SubstanceListSource): Uint8Array {
  const lines = substances.flatMap((substance) => linesOf(company, substance))
  const table = [
    substanceListColumns.map(({ header }) => header),
    ...lines.map((line) => cellsOf(line).map(csvText)),
  ]
  return encodeCsv(table)
}
