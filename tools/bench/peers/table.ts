/** A row of measurements; undefined: there is nothing to measure. */
export type Row = { name: string; values: (number | undefined)[] }

/** A column. `digits`: after the decimal point. */
export type Column = { heading: string; digits?: number }

/**
 * Returns the rows as an aligned table, in which a star marks the fewest in each column; where all are the same, there is
 * no mark.
 */
export function formatTable(columns: Column[], rows: Row[]): string {
  const texts = rows.map(({ values }) =>
    columns.map(({ digits = 0 }, at) => values[at]?.toFixed(digits).replace(/^-(?=[0.]+$)/, '') ?? 'n/a'),
  )
  const cells = texts.map((row) =>
    row.map((text, at) => {
      const column = texts.map((other) => Number(other[at])).filter((value) => !Number.isNaN(value))
      const isFewest = Number(text) === Math.min(...column) && new Set(column).size > 1
      return `${text}${isFewest ? '*' : ' '}`
    }),
  )
  const lines = [['', ...columns.map(({ heading }) => `${heading} `)]]
  for (const [at, { name }] of rows.entries()) lines.push([name, ...cells[at]!])
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[0]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
