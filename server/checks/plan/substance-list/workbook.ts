import type { Cell, Row } from 'write-excel-file/node'

import { formatInstant } from '#shared/domain/basics/date.ts'
import type { WrittenCell } from '#shared/domain/substances/substance-list-cells.ts'
import type { SubstanceListLine } from '#shared/domain/substances/substance-list-column.ts'
import { substanceListColumns } from '#shared/domain/substances/substance-list-columns.ts'
import { type ListedSubstance, linesOf } from '#shared/domain/substances/substance-list-lines.ts'
import { cell, dateCell, numberCell, textCell, tints } from '../cells.ts'
import { type WorkbookSheet, writeWorkbook } from '../workbook-file.ts'
import type { SubstanceListSource } from './source.ts'

const NUM_STICKY = 2

const columns = substanceListColumns.map(({ header, width }) => [header, width] as const)

function excelCell(written: WrittenCell): Cell {
  // An empty cell takes no room in the file.
  if (written === '') return null
  if (typeof written === 'number') return numberCell(written)
  return written instanceof Date ? dateCell(written.toISOString().slice(0, 10)) : textCell(written)
}

const rowOf = (line: SubstanceListLine): Row =>
  substanceListColumns.map(({ key, write }) => {
    const written = write(line)
    return key === 'status'
      ? textCell(String(written), { ...cell, ...tints[line.status] })
      : excelCell(written)
  })

const sheetOf = (name: string, company: string, substances: readonly ListedSubstance[]): WorkbookSheet => ({
  name,
  columns,
  rows: substances.flatMap((substance) => linesOf(company, substance).map(rowOf)),
  numSticky: NUM_STICKY,
})

export function workbookOf({ company, madeAt, substances }: SubstanceListSource): Promise<Uint8Array> {
  const isArchived = ({ archivedOn }: ListedSubstance) => archivedOn !== ''
  return writeWorkbook(
    [
      sheetOf(
        'Stoffen',
        company,
        substances.filter((substance) => !isArchived(substance)),
      ),
      sheetOf('Niet meer in gebruik', company, substances.filter(isArchived)),
    ],
    { title: 'Register gevaarlijke stoffen', company, madeOn: formatInstant(madeAt), draftMark: '' },
  )
}
