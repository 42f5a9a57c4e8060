import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/browser'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { type Cell, isEmptyCell } from '#shared/domain/substances/substance-list-cells.ts'
import { MAX_IMPORT_ROWS } from '#shared/domain/substances/substance-list-import.ts'
import { textOfCsv } from '#shared/domain/substances/substance-list-lines.ts'
import { findHeadings, type Table } from '#shared/domain/substances/substance-list-reading.ts'

/** In bytes. */
const MAX_SIZE = 10_000_000
const MAX_COLUMNS = 200
/** Lines above the substances: titles and headings. */
const MAX_OTHER_LINES = 20

/** The first bytes of a workbook as Excel wrote it until 2003, and of a ZIP, which an .xlsx file is. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Decodes UTF-8, otherwise Windows-1252, which Excel writes. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines used to detect the separator. */
const PREVIEW_LINES = 20

/** The separator is the one that gives the most headings: a semicolon, a comma or a tab. */
function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes)
  const cellsOf = (delimiter: string, preview = 0) => Papa.parse<string[]>(text, { delimiter, preview }).data
  const [best] = [';', ',', '\t']
    .map((delimiter) => ({
      delimiter,
      count: findHeadings(cellsOf(delimiter, PREVIEW_LINES))?.headings.length ?? 0,
    }))
    .toSorted((one, other) => other.count - one.count)
  return cellsOf(best!.delimiter).map((cells) => cells.map(textOfCsv))
}

async function readWorkbook(file: File): Promise<Table> {
  try {
    return (await readSheet(file)) as unknown as Cell[][]
  } catch (cause) {
    throw new UserFacingError(
      'Dit bestand is niet te lezen. Sla het in Excel op als .xlsx en kies het dan opnieuw.',
      {
        cause,
      },
    )
  }
}

function requireSize(table: Table): void {
  const lines = table.filter((cells) => !cells.every(isEmptyCell))
  if (lines.length > MAX_IMPORT_ROWS + MAX_OTHER_LINES)
    throw new UserFacingError('Dit bestand heeft meer dan 2.000 rijen. Lees het in delen in.')
  if (lines.some((cells) => cells.length > MAX_COLUMNS))
    throw new UserFacingError(
      `Dit bestand heeft meer dan ${MAX_COLUMNS} kolommen. Haal weg wat niet nodig is.`,
    )
  if (lines.length === 0) throw new UserFacingError('Dit bestand is leeg.')
}

/**
 * Of the first sheet of an .xlsx file, or of a CSV file, without uploading it. Rejects with a UserFacingError for other
 * files and large ones.
 */
export async function readFile(file: File): Promise<Table> {
  if (file.size > MAX_SIZE)
    throw new UserFacingError('Dit bestand is groter dan 10 MB. Kies een kleiner bestand.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_WORKBOOK))
    throw new UserFacingError(
      'Dit is een oud Excel-bestand. Sla het in Excel op als .xlsx en kies het dan opnieuw.',
    )
  const isWorkbook = beginsWith(bytes, ZIP)
  if (!isWorkbook && bytes.includes(0))
    throw new UserFacingError('Kies een Excel-bestand (.xlsx) of een CSV-bestand.')
  const table = isWorkbook ? await readWorkbook(file) : await readCsv(bytes)
  requireSize(table)
  return table
}
