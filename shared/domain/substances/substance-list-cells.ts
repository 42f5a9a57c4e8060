import { formatDay } from '#shared/domain/basics/date.ts'
import { forSearch } from '#shared/domain/basics/for-search.ts'

// How the values of a substance are written in the cells of a list, and read from those of any list.

/** As it is read from a file. A date is midnight in UTC. */
export type Cell = string | number | boolean | Date | null

export type WrittenCell = string | number | Date

export type CellProblem = { problem: string }

export const isProblem = (value: unknown): value is CellProblem =>
  typeof value === 'object' && value !== null && 'problem' in value

/** `read`: of a cell that is not empty. Returns the value as the schema of a substance takes and checks it. */
export type CellType<T> = {
  write: (value: T) => WrittenCell
  read: (cell: Exclude<Cell, null>) => unknown
}

/** Equal for headings and words that count as the same: "H-zinnen" is "h zinnen". */
export const wordKey = (text: string): string => forSearch(text).replace(/[^\p{L}\p{N}]/gu, '')

const dayOf = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** With a point, never as 1e-7. */
const digitsOf = (number: number): string => plain.format(number)

export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return formatDay(dayOf(cell))
  if (typeof cell === 'number') return digitsOf(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'Ja' : 'Nee'
  return cell
}

export const isEmptyCell = (cell: Cell | undefined): cell is null | undefined =>
  cell === undefined || cell === null || cellText(cell).trim() === ''

/** Typed by people who have nothing to say in a cell. */
const nothing = new Set(['', 'nvt', 'onbekend', 'unknown', 'na'])
const isNothing = (text: string) => nothing.has(wordKey(text))

export const textCell: CellType<string> = { write: (text) => text, read: cellText }

/** The day of number 0 in spreadsheets. Source: ECMA-376, part 1, 18.17.4.1. */
const SERIAL_START = Date.UTC(1899, 11, 30)
const MS_PER_DAY = 86_400_000
/** Read as a date: from 1954 to 2119. */
const SERIALS = { min: 20_000, max: 80_000 }
/** Years of two digits from here on are in the last century. Our own choice. */
const FIRST_OF_1900 = 70

const twoDigits = (text: string) => text.padStart(2, '0')

function fullYear(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) >= FIRST_OF_1900 ? 19 : 20}${year}`
}

const isSerial = (number: number) => number >= SERIALS.min && number <= SERIALS.max

/** 31-12-2024, 31/12/24, 31.12.2024, 2024-12-31, or the number of a day as spreadsheets count. */
function readDay(cell: Exclude<Cell, null>): string {
  if (cell instanceof Date) return dayOf(cell)
  const text = cellText(cell).trim()
  if (isNothing(text)) return ''
  const iso = text.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/)
  if (iso) return `${iso[1]}-${twoDigits(iso[2]!)}-${twoDigits(iso[3]!)}`
  const dutch = text.match(/^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?: .*)?$/)
  if (dutch) return `${fullYear(dutch[3]!)}-${twoDigits(dutch[2]!)}-${twoDigits(dutch[1]!)}`
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  return isSerial(serial) ? dayOf(new Date(SERIAL_START + serial * MS_PER_DAY)) : text
}

/** yyyy-mm-dd; '' for none. */
export const dayCell: CellType<string> = {
  write: (day) => (day === '' ? '' : new Date(`${day}T00:00:00Z`)),
  read: readDay,
}

const AMBIGUOUS = 'Schrijf dit getal zonder punt of komma tussen de duizendtallen.'

/**
 * With a comma or a point, and with the other one between thousands. Whether 1.250 is more than a thousand cannot be
 * seen; of 0.125 it can.
 */
function readDigits(text: string): string | CellProblem {
  const separators = text.replace(/[^.,]/g, '')
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return { problem: AMBIGUOUS }
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text))
    return text.replaceAll(',', '')
  return separators.length === 1 ? text.replace(',', '.') : text
}

/** May stand behind a number, beside kg and litres. */
const UNITS = /\s*(mg\s?\/\s?m(3|³)|ppm|min\.?|minuten|minuut|x|keer|dagen|mensen|personen|uur)$/i

/** What is no number is left to the schema. */
export function readNumber(cell: Exclude<Cell, null>): string | CellProblem {
  if (typeof cell === 'number') return digitsOf(cell)
  const text = cellText(cell).trim()
  if (isNothing(text)) return ''
  return readDigits(text.replace(UNITS, '').replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, ''))
}

export const numberCell: CellType<number | null> = { write: (number) => number ?? '', read: readNumber }

const yes = new Set(['ja', 'yes', 'j', 'y', 'x', 'true', 'waar', '1'])
const no = new Set(['nee', 'neen', 'no', 'n', 'false', 'onwaar', '0', 'geen', ...nothing])

const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')

export const flagCell: CellType<boolean> = {
  write: yesOrNo,
  read(cell) {
    const word = wordKey(cellText(cell))
    if (yes.has(word)) return true
    return no.has(word) ? false : { problem: 'Vul hier ja of nee in.' }
  },
}

/** '' for none. `labels`: the Dutch words. `others`: other words. `strip`: what may stand before a word. */
export function choiceCell<T extends string>(
  labels: Record<T, string>,
  others: Record<string, NoInfer<T>> = {},
  strip = /^$/,
): CellType<T | ''> {
  const entries = Object.entries(labels) as [T, string][]
  const known = new Map<string, T>([
    ...Object.entries(others).map(([word, value]) => [wordKey(word), value] as const),
    ...entries.map(([value, label]) => [wordKey(label), value] as const),
  ])
  const words = entries.map(([, label]) => label)
  return {
    write: (value) => (value === '' ? '' : labels[value]),
    read(cell) {
      const text = cellText(cell).trim()
      const found = known.get(wordKey(text.replace(strip, '')))
      if (found !== undefined || isNothing(text)) return found ?? ''
      return { problem: `Vul hier een van deze woorden in: ${words.join(', ')}.` }
    },
  }
}
