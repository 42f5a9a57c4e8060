/** `tried`: how often; `survived`: how often everything was as it should be. */
export type Outcome = {
  tried: number
  survived: number
  /** Acknowledged, and gone. */
  lost: number
  /** Asked for once, and there more than once. */
  doubled: number
  /** Further figures. */
  note: string
  /** What should not have happened. */
  failures: string[]
}

export const sumOf = (outcomes: Outcome[]): Omit<Outcome, 'note'> => ({
  tried: sum(outcomes.map(({ tried }) => tried)),
  survived: sum(outcomes.map(({ survived }) => survived)),
  lost: sum(outcomes.map(({ lost }) => lost)),
  doubled: sum(outcomes.map(({ doubled }) => doubled)),
  failures: outcomes.flatMap(({ failures }) => failures),
})

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const columns = ['tried', 'survived', 'lost', 'doubled'] as const

export const isPassed = ({ tried, survived, lost, doubled, failures }: Outcome): boolean =>
  tried > 0 && survived === tried && lost === 0 && doubled === 0 && failures.length === 0

export const failed = (error: Error): Outcome => ({
  tried: 1,
  survived: 0,
  lost: 0,
  doubled: 0,
  note: '',
  failures: [error.message],
})

/** One line per drill, with the first failure of each. */
export function formatOutcomes(outcomes: [name: string, outcome: Outcome][]): string {
  const rows = [
    ['', ...columns, ''],
    ...outcomes.map(([name, outcome]) => [
      name,
      ...columns.map((column) => String(outcome[column])),
      [outcome.note, ...describeFailures(outcome.failures)].join('; '),
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

const describeFailures = ([first, ...others]: string[]) =>
  first === undefined ? [] : [`FAILED: ${first}, and ${others.length} more`]
