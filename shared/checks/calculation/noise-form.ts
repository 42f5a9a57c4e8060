import { formatNumber } from '#shared/domain/basics/units.ts'
import { type NoiseRow, noiseRanges as ranges } from '#shared/domain/checks/calculations/noise-dose.ts'
import { computeAnswer, parseInput } from '#shared/domain/checks/computations.ts'

/** Times are in hours. */
const noiseNumbers = ['hours', 'level', 'peak', 'snr', 'worn'] as const
export type NoiseNumber = (typeof noiseNumbers)[number]

/** As it is typed. `isEstimate`: the level was not typed, but picked. */
export type NoiseDraft = Record<NoiseNumber, string> & { id: number; source: string; isEstimate: boolean }

export type NoiseErrors = Partial<Record<NoiseNumber, string>>

export const emptyDraft = (id: number): NoiseDraft => ({
  id,
  source: '',
  isEstimate: false,
  hours: '',
  level: '',
  peak: '',
  snr: '',
  worn: '',
})

const typed = (value: number | undefined, decimals: 1 | 2 = 1) =>
  value === undefined ? '' : formatNumber(value, decimals)
const inHours = (minutes: number | undefined) => typed(minutes === undefined ? undefined : minutes / 60, 2)

export function draftsOf(value: string | undefined): NoiseDraft[] {
  const task = value === undefined ? undefined : parseInput('NOISE_DOSE', value)
  if (!task) return [emptyDraft(0)]
  return task.rows.map((row, id) => ({
    id,
    source: row.source,
    isEstimate: row.isEstimate ?? false,
    hours: inHours(row.minutes),
    level: typed(row.level),
    peak: typed(row.peak),
    snr: typed(row.snr),
    worn: inHours(row.worn),
  }))
}

export const isEmpty = ({ id: _, isEstimate: __, ...fields }: NoiseDraft): boolean =>
  Object.values(fields).every((text) => text.trim() === '')

const isNumber = (text: string) => /^\d+([.,]\d+)?$/.test(text)

/** In the unit of the field. `parts`: how many of its parts are kept, 10 of a decibel and 60 of an hour. */
const rules: Record<NoiseNumber, { range: readonly [number, number]; parts: number }> = {
  hours: { range: [1 / 60, ranges.minutes[1] / 60], parts: 60 },
  level: { range: ranges.level, parts: 10 },
  peak: { range: ranges.peak, parts: 10 },
  snr: { range: ranges.snr, parts: 10 },
  worn: { range: [0, ranges.minutes[1] / 60], parts: 60 },
}

/** In parts of the unit; undefined for nothing, or the message why it cannot be used. */
function partsOf(field: NoiseNumber, text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!isNumber(trimmed)) return 'Vul hier een getal in.'
  const { range, parts } = rules[field]
  const value = Math.round(Number(trimmed.replace(',', '.')) * parts)
  const [min, max] = range
  if (value >= Math.round(min * parts) && value <= Math.round(max * parts)) return value
  return `Vul hier een getal in van ${formatNumber(min, 2)} tot en met ${formatNumber(max)}.`
}

/** `left`: the minutes of the day that earlier rows left. */
function readRow(draft: NoiseDraft, left: number): { row: NoiseRow; errors: NoiseErrors } {
  const errors: NoiseErrors = {}
  const read = (field: NoiseNumber) => {
    const found = partsOf(field, draft[field])
    if (typeof found === 'string') errors[field] = found
    return typeof found === 'number' ? found : undefined
  }
  const decibels = (field: 'level' | 'peak' | 'snr') => {
    const tenths = read(field)
    return tenths === undefined ? undefined : tenths / 10
  }
  let minutes = read('hours')
  if (minutes !== undefined && minutes > left) {
    errors.hours = 'Alles samen is dit meer dan 16 uur.'
    minutes = undefined
  }
  let worn = read('worn')
  if (worn !== undefined && minutes !== undefined && worn > minutes) {
    errors.worn = 'Dit is langer dan het geluid duurt.'
    worn = undefined
  }
  const { isEstimate } = draft
  // A control character can be pasted, and could not be stored.
  const source = draft.source.replace(/\p{Cc}/gu, '')
  const level = decibels('level')
  const estimate = isEstimate ? ({ isEstimate: true } as const) : {}
  return {
    row: { source, level, ...estimate, minutes, peak: decibels('peak'), snr: decibels('snr'), worn },
    errors,
  }
}

/** What cannot be used counts as not filled in, and has a message; an empty row is left out. */
export function readDrafts(drafts: readonly NoiseDraft[]): {
  rows: NoiseRow[]
  errors: Readonly<Record<number, NoiseErrors>>
} {
  const rows: NoiseRow[] = []
  const errors: Record<number, NoiseErrors> = {}
  let left: number = ranges.minutes[1]
  for (const draft of drafts) {
    const read = readRow(draft, left)
    errors[draft.id] = read.errors
    left -= read.row.minutes ?? 0
    if (!isEmpty(draft)) rows.push(read.row)
  }
  return { rows, errors }
}

export const answerTo = (
  computation: 'NOISE_DOSE' | 'NOISE_AT_EAR',
  drafts: readonly NoiseDraft[],
): { answerId: string; value: string } | undefined =>
  computeAnswer(computation, JSON.stringify({ rows: readDrafts(drafts).rows }))
