import { formatMilliseconds, type Report } from '../report.ts'
import type { Explained } from './explain-requests.ts'
import type { WholeRead } from './whole-tables.ts'

const SHOWN = 200

const shorten = (statement: string) => statement.trim().replaceAll(/\s+/g, ' ').slice(0, SHOWN)

const describe = ({ table, node, statement }: WholeRead) => `${table}, ${node}: ${shorten(statement)}`

/** Each statement once, with the requests that execute it, and the slow work between requests. */
export function reportWholeReads(
  { ofRequests, ofBackground, slowest, failures }: Explained,
  report: Report,
): void {
  const reads = [...ofRequests].flatMap(([name, found]) => found.map((read) => ({ name, read })))
  const groups = Map.groupBy(reads, ({ read }) => describe(read))
  report('statements of requests that read a large table as a whole', String(groups.size), '0')
  for (const [description, group] of groups) {
    report(`  ${description}`, `${Math.max(...group.map(({ read }) => read.rows))} rows`)
    for (const name of new Set(group.map(({ name }) => name))) report(`    ${name}`, '')
  }
  const ofWork = Map.groupBy(ofBackground, describe)
  report('statements of the work between requests that do', String(ofWork.size))
  for (const [description, [first]] of ofWork) report(`  ${description}`, `${first!.rows} rows`)
  report('the slowest statements of this work', '')
  for (const { duration, 'Query Text': statement } of slowest)
    report(`  ${shorten(statement)}`, formatMilliseconds(duration))
  report('requests that could not be explained', String(failures.length), '0')
  for (const failure of failures) report(`  ${failure}`, '')
}
