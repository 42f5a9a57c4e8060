import { cell, dateCell, textCell, tints } from '../cells.ts'
import { writeWorkbook } from '../workbook-file.ts'
import type { TableCell, TablesSource } from './source.ts'

function cellOf(shown: TableCell) {
  if (typeof shown === 'string') return textCell(shown)
  if ('day' in shown) return dateCell(shown.day)
  return textCell(shown.words, { ...cell, ...tints[shown.color] })
}

export const workbookOf = ({ sheets, ...texts }: TablesSource): Promise<Uint8Array> =>
  writeWorkbook(
    sheets.map(({ name, columns, rows }) => ({ name, columns, rows: rows.map((row) => row.map(cellOf)) })),
    { ...texts, draftMark: '' },
  )
