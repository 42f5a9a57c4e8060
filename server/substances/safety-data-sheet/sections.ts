import { headingOf } from './headings.ts'
import { type Line, textOf } from './lines.ts'

/**
 * `section`: null above the first one, and for headers and footers. `subsection`: such as 2 in section 2.2; null
 * before the first one.
 */
export type SheetLine = Line & { text: string; section: number | null; subsection: number | null }

/** A text with fewer sections is not a sheet: others may have a chapter called "Samenstelling". */
const MIN_SECTIONS = 3
/** Lines at the top and the bottom of a page that can be headers and footers. */
const RUNNING_LINES = 6
/** A list of contents has fewer lines per heading. */
const MIN_LINES_PER_HEADING = 2

const withoutNumbers = (text: string) => text.replace(/\d+/g, '#')

/** The lines at the top or the bottom of at least half of the pages: headers and footers. */
function runningLines(lines: readonly Line[]): Set<Line> {
  const pages = Object.values(Object.groupBy(lines, ({ page }) => page)).map((page) => page!)
  const atEdges = pages.flatMap((page) =>
    page.filter((_, index) => index < RUNNING_LINES || index >= page.length - RUNNING_LINES),
  )
  const alike = Object.groupBy(atEdges, (line) => withoutNumbers(textOf(line)))
  const isRunning = (group: Line[]) =>
    new Set(group.map(({ page }) => page)).size >= Math.max(2, pages.length / 2) &&
    headingOf(textOf(group[0]!)) === undefined
  return new Set(Object.values(alike).flatMap((group) => (isRunning(group!) ? group! : [])))
}

type Run = { headings: Map<number, number>; end: number }

/**
 * Headings with rising numbers, from a first section on: a list of contents is a run, and so is each of two sheets
 * in one file. `headings`: section by the index of its line.
 */
function runsOf(lines: readonly Line[], running: ReadonlySet<Line>): Run[] {
  const runs: Run[] = []
  let last = 0
  for (const [index, line] of lines.entries()) {
    if (running.has(line)) continue
    const section = headingOf(textOf(line), lines[index + 1] && textOf(lines[index + 1]!))
    if (section === undefined || (section <= last && section !== 1)) continue
    if (section === 1 || runs.length === 0) {
      const run = runs.at(-1)
      if (run) run.end = index
      runs.push({ headings: new Map(), end: lines.length })
    }
    runs.at(-1)!.headings.set(index, section)
    last = section
  }
  return runs
}

const numLinesOf = ({ headings, end }: Run) => end - Math.min(...headings.keys())
const isContents = (run: Run) => numLinesOf(run) < run.headings.size * MIN_LINES_PER_HEADING

const subsectionOf = (text: string, section: number | null): number | undefined => {
  const [, major, minor] =
    text.match(/^(?:(?:rubriek|section|abschnitt)\s*)?(\d{1,2})\.(\d{1,2})(?!\d|[.,]\d)/i) ?? []
  return section !== null && Number(major) === section ? Number(minor) : undefined
}

/**
 * Of several sheets in one file, the first one counts: the lines of the others are left out. Undefined when the
 * text has no sections of a sheet.
 */
export function withSections(lines: readonly Line[]): SheetLine[] | undefined {
  const running = runningLines(lines)
  const runs = runsOf(lines, running).filter(({ headings }) => headings.size >= MIN_SECTIONS)
  const run = runs.find((candidate) => !isContents(candidate)) ?? runs[0]
  if (!run) return undefined
  let section: number | null = null
  let subsection: number | null = null
  return lines.slice(0, run.end).map((line, index) => {
    const text = textOf(line)
    if (running.has(line)) return { ...line, text, section: null, subsection: null }
    if (run.headings.has(index)) {
      section = run.headings.get(index)!
      subsection = null
    }
    subsection = subsectionOf(text, section) ?? subsection
    return { ...line, text, section, subsection }
  })
}
