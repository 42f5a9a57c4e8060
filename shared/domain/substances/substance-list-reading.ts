import * as v from 'valibot'

import { nameKey } from '#shared/domain/basics/name-key.ts'
import { INVALID, REQUIRED } from '#shared/domain/basics/rules.ts'
import { measureKinds, SubstanceInput } from './substance.ts'
import { type Cell, isEmptyCell, isProblem, wordKey } from './substance-list-cells.ts'
import type { LineValues, SubstanceListColumn } from './substance-list-column.ts'
import { readableColumns, substanceListColumns } from './substance-list-columns.ts'
import { ARCHIVED_ON } from './substance-list-further-columns.ts'
import { NAME } from './substance-list-product-columns.ts'

// Reads substances from the cells of a list: the columns by their headings, then a substance with one task per line.

/** The first lines may be titles. */
export type Table = readonly (readonly Cell[])[]

/** The headings are looked for in this many lines: titles stand above them. */
const MAX_HEADING_LINE = 20

const columnsByWord = new Map(
  substanceListColumns
    .flatMap((column) =>
      [column.header, ...column.synonyms].map((header) => [wordKey(header), column] as const),
    )
    .toReversed(),
)

export function columnOfHeading(heading: string): SubstanceListColumn | undefined {
  const found = columnsByWord.get(wordKey(heading))
  return found ?? columnsByWord.get(wordKey(heading.replace(/\(.*?\)/g, '')))
}

/** `column`: undefined when it is not recognised or is there twice. */
export type FoundHeading = { index: number; text: string; column: SubstanceListColumn | undefined }

const textIn = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '')

function headingsOf(cells: readonly Cell[]): FoundHeading[] {
  const taken = new Set<string>()
  return cells.flatMap((cell, index) => {
    const text = textIn(cell)
    if (text === '') return []
    const column = columnOfHeading(text)
    if (!column || taken.has(column.key)) return { index, text, column: undefined }
    taken.add(column.key)
    return { index, text, column }
  })
}

const countFound = (headings: readonly FoundHeading[]) => headings.filter(({ column }) => column).length

/** `line`: from 0. Undefined for a list without any text. */
export function findHeadings(table: Table): { line: number; headings: FoundHeading[] } | undefined {
  const candidates = table
    .slice(0, MAX_HEADING_LINE)
    .map((cells, line) => ({ line, headings: headingsOf(cells) }))
    .filter(({ headings }) => headings.length > 0)
  return candidates.toSorted((one, other) => countFound(other.headings) - countFound(one.headings))[0]
}

/** `row`: as spreadsheets count, from 1. `column`: its heading. */
type RowProblem = { row: number; column: string; message: string }

/** `rows`: those it is in, as spreadsheets count. `input`: undefined when something is wrong with it. */
export type ReadSubstance = {
  rows: number[]
  name: string
  input: SubstanceInput | undefined
  problems: RowProblem[]
}

/** `numArchived`: substances that are not used any more, which are left out. */
export type ReadSubstanceList = { substances: ReadSubstance[]; numArchived: number }

type Line = { row: number; values: LineValues; problems: RowProblem[] }

const isRead = (value: unknown) => value !== '' && value !== undefined

function readLine(
  cells: readonly Cell[],
  row: number,
  columns: ReadonlyMap<number, SubstanceListColumn>,
): Line {
  const line: Line = { row, values: {}, problems: [] }
  for (const [index, { header, read }] of columns) {
    const cell = cells[index]
    if (!read || isEmptyCell(cell)) continue
    const values = read(cell)
    if (isProblem(values)) line.problems.push({ row, column: header, message: values.problem })
    else for (const [key, value] of Object.entries(values)) if (isRead(value)) line.values[key] = value
  }
  return line
}

const USE = 'use.'
const useOf = ({ values }: Line) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      key.startsWith(USE) ? [[key.slice(USE.length), value]] : [],
    ),
  )
const hasUse = (line: Line) => Object.keys(line.values).some((key) => key.startsWith(USE))

const headerOf = (key: string) => substanceListColumns.find((column) => column.key === key)?.header ?? key
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the lines say about the substance itself. Adds the problems of those that differ. */
function mergeValues(lines: readonly Line[]): LineValues {
  const [first] = lines
  const merged: LineValues = {}
  const rowOf = new Map<string, number>()
  for (const { row, values, problems } of lines)
    for (const [key, value] of Object.entries(values)) {
      if (key.startsWith(USE) || key === NAME) continue
      if (!rowOf.has(key)) {
        merged[key] = value
        rowOf.set(key, row)
      } else if (!isSame(merged[key], value))
        problems.push({ row, column: headerOf(key), message: `Dit is anders dan in rij ${rowOf.get(key)}.` })
    }
  return { ...merged, [NAME]: first!.values[NAME] }
}

const SAID_NONE = 'NONE'

function statementsOf({ statementsH = '', statementsEUH = '', statementState }: LineValues) {
  const codes = [statementsH, statementsEUH].filter((text) => text !== '' && text !== SAID_NONE).join(' ')
  const state = codes ? 'LISTED' : statementsH === SAID_NONE ? 'NONE' : 'UNKNOWN'
  return { statements: codes, statementState: statementState ?? state }
}

function measuresOf(values: LineValues): Record<string, unknown> {
  const own = measureKinds.flatMap((kind) => {
    const measure = values[`measures.${kind}`]
    return measure === undefined ? [] : [[kind, measure]]
  })
  return own.length > 0
    ? Object.fromEntries(own)
    : (((values.measureList as object | undefined) ?? {}) as Record<string, unknown>)
}

function inputOf(lines: readonly Line[]): LineValues {
  const values = mergeValues(lines)
  return {
    ...values,
    ...statementsOf(values),
    ingredients: values.ingredients ?? [],
    measures: measuresOf(values),
    uses: lines.filter(hasUse).map(useOf),
  }
}

/** The key of the column that a problem of the schema is about, and the row. */
function placeOf(path: readonly string[], lines: readonly Line[]): { key: string; row: number } {
  const [field = NAME, index, inner] = path
  const row = lines[0]!.row
  if (field === 'uses') {
    const used = lines.filter(hasUse)[Number(index)]
    return { key: `${USE}${inner ?? 'task'}`, row: used?.row ?? row }
  }
  if (field === 'statements') return { key: 'statementsH', row }
  if (field === 'measures') {
    const key = `measures.${index}`
    return { key: lines.some(({ values }) => key in values) ? key : 'measureList', row }
  }
  const found = lines.find(({ values }) => field in values)
  return { key: field, row: found?.row ?? row }
}

const defaultMessage = ({ received }: v.BaseIssue<unknown>) => (received === 'undefined' ? REQUIRED : INVALID)

/** Rows of the same substance that add no task. */
const repetitions = (lines: readonly Line[]): RowProblem[] =>
  lines
    .slice(1)
    .filter((line) => !hasUse(line))
    .map(({ row }) => ({
      row,
      column: headerOf(NAME),
      message: `Dit product staat ook in rij ${lines[0]!.row}.`,
    }))

function readSubstance(lines: readonly Line[], taken: ReadonlySet<string>): ReadSubstance {
  const name = String(lines[0]!.values[NAME] ?? '').trim()
  const rows = lines.map(({ row }) => row)
  const checked = v.safeParse(SubstanceInput, inputOf(lines), {
    message: defaultMessage,
    abortPipeEarly: true,
  })
  const problems = [...lines.flatMap((line) => line.problems), ...repetitions(lines)]
  if (name !== '' && taken.has(nameKey(name)))
    problems.push({ row: rows[0]!, column: headerOf(NAME), message: 'Deze stof staat al in het register.' })
  for (const issue of checked.issues ?? []) {
    const { key, row } = placeOf((v.getDotPath(issue) ?? '').split('.'), lines)
    const column = headerOf(key)
    // A cell that could not be read is absent: that it is required is no second problem.
    if (!problems.some((problem) => problem.row === row && problem.column === column))
      problems.push({ row, column, message: issue.message })
  }
  const input = problems.length === 0 && checked.success ? checked.output : undefined
  return { rows, name, input, problems: problems.toSorted((one, other) => one.row - other.row) }
}

/**
 * `columns`: what each column is about, by its index. `takenNames`: of the substances that are recorded already. Lines
 * with the same product are one substance with several tasks.
 */
export function readSubstanceList(
  table: Table,
  {
    line: headingLine,
    columns,
    takenNames,
  }: {
    line: number
    columns: ReadonlyMap<number, SubstanceListColumn>
    takenNames: readonly string[]
  },
): ReadSubstanceList {
  const lines = table.flatMap((cells, index) =>
    index <= headingLine || cells.every(isEmptyCell) ? [] : readLine(cells, index + 1, columns),
  )
  const isArchived = ({ values }: Line) => isRead(values[ARCHIVED_ON])
  const [archived, used] = [lines.filter(isArchived), lines.filter((line) => !isArchived(line))]
  const keyOf = ({ row, values }: Line) => nameKey(String(values[NAME] ?? '').trim()) || `\n${row}`
  const taken = new Set(takenNames.map(nameKey))
  return {
    substances: [...Map.groupBy(used, keyOf).values()].map((group) => readSubstance(group, taken)),
    numArchived: new Set(archived.map(keyOf)).size,
  }
}

export const columnsOf = (
  headings: readonly FoundHeading[],
  chosen: Readonly<Record<number, string>> = {},
): Map<number, SubstanceListColumn> =>
  new Map(
    headings.flatMap(({ index, column }) => {
      const own = column ?? readableColumns.find(({ key }) => key === chosen[index])
      return own ? [[index, own] as const] : []
    }),
  )
