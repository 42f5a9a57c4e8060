/** What a drill found. `tried`: how often; `survived`: how often everything was as it should be. */
export type Outcome = {
  tried: number
  survived: number
  /** Things that were acknowledged and are gone. */
  lost: number
  /** Things that were asked for once and exist more than once. */
  doubled: number
  /** What else to know: a figure, or the first failure. */
  note: string
}

const columns = ['tried', 'survived', 'lost', 'doubled'] as const

export const isPassed = ({ tried, survived, lost, doubled }: Outcome): boolean =>
  tried > 0 && survived === tried && lost === 0 && doubled === 0

/** Formats the outcomes as a table, one line per drill. */
export function formatOutcomes(outcomes: [name: string, outcome: Outcome][]): string {
  const rows = [
    ['', ...columns, ''],
    ...outcomes.map(([name, outcome]) => [
      name,
      ...columns.map((column) => String(outcome[column])),
      outcome.note,
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}
