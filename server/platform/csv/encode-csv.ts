import Papa from 'papaparse'

/**
 * As spreadsheets in Dutch read it: with semicolons and a byte order mark. `escapeFormulae`: a text that a spreadsheet
 * would run as a formula gets an apostrophe in front.
 */
export function encodeCsv(table: string[][], { escapeFormulae = false } = {}): Uint8Array {
  const lines = Papa.unparse(table, { delimiter: ';', newline: '\r\n', escapeFormulae })
  return Buffer.from(`\uFEFF${lines}\r\n`)
}
