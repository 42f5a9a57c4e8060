import { forSearch } from '#shared/domain/basics/for-search.ts'
import { parseStatements } from './hazard-statements.ts'
import { type MeasureKind, measureKinds, type SubstanceRecord } from './substance.ts'
import { type Cell, type CellProblem, cellText, wordKey } from './substance-list-cells.ts'
import { measureLabels } from './substance-texts.ts'

// The cells that contain a list: statements, measures and ingredients.

/** Typed when a sheet has no statements. */
const none = new Set(['geen', 'geenhzinnen', 'nee', 'none', 'nvt', 'nietingedeeld', 'nietgevaarlijk', ''])

/** In any form; NONE when the cell says that there are none. */
export function readStatements(cell: Exclude<Cell, null>): string | 'NONE' | CellProblem {
  const text = cellText(cell)
  if (parseStatements(text).length > 0) return text
  return none.has(wordKey(text)) ? 'NONE' : { problem: 'Hier staat geen H-zin of EUH-zin in, zoals H225.' }
}

const isEuh = (code: string) => code.startsWith('EUH')

export const writeStatements = (
  { statements, statementState }: Pick<SubstanceRecord, 'statements' | 'statementState'>,
  kind: 'H' | 'EUH',
): string => {
  if (kind === 'H' && statementState === 'NONE' && statements.length === 0) return 'Geen'
  return statements.filter((code) => isEuh(code) === (kind === 'EUH')).join(', ')
}

/** Of a measure without the name of its kind, in the order in which it is tried. Our own choice. */
const measureWords: readonly (readonly [MeasureKind, RegExp])[] = [
  ['PERSONAL', /handschoen|bril|masker|gelaat|adembescherm|schort|pbm/],
  ['EXTRACTION', /afzuig/],
  ['VENTILATION', /ventil/],
  ['CLOSED', /gesloten|afgesloten|inkapsel/],
  ['REPLACED', /vervang/],
]

const kindByLabel = new Map(measureKinds.map((kind) => [wordKey(measureLabels[kind]), kind]))

/** Also returns the text without the name of the kind before it. */
function kindOf(measure: string): [MeasureKind, string] {
  const [, label = '', rest = ''] = measure.match(/^([^:]{1,40}):(.*)$/s) ?? []
  const named = kindByLabel.get(wordKey(label))
  if (named) return [named, rest.trim()]
  const text = forSearch(measure)
  return [measureWords.find(([, word]) => word.test(text))?.[0] ?? 'ORGANISATION', measure]
}

/** On lines of their own or between semicolons, each with or without the name of its kind before it. */
export function readMeasures(cell: Exclude<Cell, null>): Partial<Record<MeasureKind, string>> {
  const measures: Partial<Record<MeasureKind, string>> = {}
  for (const line of cellText(cell).split(/[\n;]/)) {
    if (line.trim() === '') continue
    const [kind, text] = kindOf(line.trim())
    measures[kind] = measures[kind] ? `${measures[kind]}; ${text}` : text
  }
  return measures
}

export const writeMeasures = ({ measures }: Pick<SubstanceRecord, 'measures'>): string =>
  measureKinds
    .filter((kind) => measures[kind])
    .map((kind) => `${measureLabels[kind]}: ${measures[kind]}`)
    .join('\n')

/** Marks the signs that have a meaning in a list of ingredients. */
const marked = (text: string) => text.replace(/[\\|;]/g, '\\$&').replaceAll('\n', '\\n')
const unmarked = (text: string) => text.replace(/\\([\\|;n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))

type Ingredient = SubstanceRecord['ingredients'][number]

/** Each on a line of its own: "Nikkel | 1-5 %". */
export const writeIngredients = (ingredients: readonly Ingredient[]): string =>
  ingredients.map(({ name, percentage }) => `${marked(name)} | ${marked(percentage)}`).join('\n')

/** On lines of their own or between semicolons. */
export const readIngredients = (cell: Exclude<Cell, null>): Ingredient[] =>
  [...cellText(cell).matchAll(/(?:\\.|[^\\\n;]|\\$)+/gs)].flatMap(([line]) => {
    const [, name = '', percentage = ''] = line.match(/^((?:\\.|[^\\|])*)\|?(.*)$/s) ?? []
    return line.trim() === '' ? [] : { name: unmarked(name.trim()), percentage: unmarked(percentage.trim()) }
  })
