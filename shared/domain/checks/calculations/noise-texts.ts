import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  attenuationLeft,
  classOf,
  exposureAtEar,
  exposureTo,
  isOverProtected,
  isProtected,
  type KnownNoise,
  knownNoises,
  LOWER_ACTION_VALUE,
  largestSource,
  levelUnderProtection,
  longestMinutes,
  loudestPeak,
  type NoiseRow,
  type NoiseTask,
  roomFor,
  sharesOf,
  UPPER_ACTION_VALUE,
  wearOf,
} from './noise-dose.ts'

/** Over 8 hours, always with its decimal: "85,0". */
export const formatExposure = (exposure: number): string =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(exposure)

/** "1 minuut", "45 minuten" below an hour and a half, otherwise "2,5 uur". */
function formatMinutes(minutes: number): string {
  if (minutes >= 90) return `${formatNumber(minutes / 60)} uur`
  return Math.round(minutes) === 1 ? '1 minuut' : `${formatNumber(minutes, 0)} minuten`
}

/** Of one without a name its number, which counts from 1. */
const nameOfNoise = ({ source }: NoiseRow, index: number): string => source || `Werk ${index + 1}`

/** "88% van de dosis"; "bijna niets" below half a percent. */
export const formatShare = (share: number): string =>
  share < 0.005 ? 'bijna niets' : `${formatNumber(share * 100, 0)}% van de dosis`

/** For a level that is only shown as a limit because it is rounded: "net onder 85 dB(A)"; '' otherwise. */
export function justBelow(exposure: number): string {
  const limit = [LOWER_ACTION_VALUE, UPPER_ACTION_VALUE].find(
    (value) => exposure < value && Math.round(exposure * 10) / 10 >= value,
  )
  return limit === undefined ? '' : keepUnits(`net onder ${limit} dB(A)`)
}

/** "Bijna alles komt van Slijpen." */
export function describeLargest(rows: readonly KnownNoise[]): string {
  const index = largestSource(rows)
  const name = nameOfNoise(rows[index]!, index)
  const share = sharesOf(rows)[index]!
  if (rows.length === 1) return `Alles komt van: ${name}.`
  if (share >= 0.8) return `Bijna alles komt van: ${name}.`
  return share >= 0.5 ? `Het meeste komt van: ${name}.` : `Dit telt het zwaarst: ${name}.`
}

const limitAbove = (exposure: number) =>
  exposure >= UPPER_ACTION_VALUE
    ? UPPER_ACTION_VALUE
    : exposure >= LOWER_ACTION_VALUE
      ? LOWER_ACTION_VALUE
      : undefined

/** Less time or less noise of the largest source that brings the day into the next better class; '' in the best one. */
export function describeHelp(rows: readonly KnownNoise[]): string {
  const limit = limitAbove(exposureTo(rows))
  if (limit === undefined) return ''
  const index = largestSource(rows)
  const room = roomFor(rows, index, limit)
  if (!room) {
    const others = exposureTo(rows.filter((_, at) => at !== index))
    return keepUnits(`Zonder dit werk is het nog ${formatExposure(others)} dB(A): pak meer bronnen aan.`)
  }
  const { minutes, level } = rows[index]!
  const quieter = `${Math.floor(level - room.level) + 1} dB stiller`
  return keepUnits(
    room.minutes < 1
      ? `Alleen zonder dit werk, of als het ${quieter} wordt, blijf je onder ${limit} dB(A).`
      : `Doe dit hooguit ${formatMinutes(room.minutes)} per dag in plaats van ${formatMinutes(minutes)}, of maak het ${quieter}. Dan blijf je onder ${limit} dB(A).`,
  )
}

/** How long it may last by itself; '' when it may last all day. */
export function describeLoudest(rows: readonly KnownNoise[]): string {
  const loudest = Math.max(...rows.map(({ level }) => level))
  const limit = limitAbove(loudest)
  if (limit === undefined) return ''
  const minutes = Math.floor(longestMinutes(loudest, limit))
  return keepUnits(
    `Het hardste geluid is ${formatNumber(loudest)} dB(A). Dat mag op zichzelf ${minutes < 1 ? 'nog geen minuut' : formatMinutes(minutes)} per dag duren: dan zit je op ${limit} dB(A).`,
  )
}

/** Says that bangs alone decide the class of a day; '' when they do not. */
export function describePeak(rows: readonly KnownNoise[]): string {
  const peak = loudestPeak(rows)
  const withoutPeaks = rows.map(({ peak: _, ...row }) => row)
  if (peak === undefined || classOf(rows) === classOf(withoutPeaks)) return ''
  return keepUnits(`De harde klappen van ${formatNumber(peak)} dB(C) bepalen de uitkomst.`)
}

const INCOMPLETE = 'Nog niet overal is de tijd en het geluid ingevuld.'

const describeRow = (row: NoiseRow, index: number, more: string[] = []): string => {
  const { level, minutes, isEstimate, peak } = row
  const parts = [
    minutes === undefined ? 'tijd onbekend' : `${formatMinutes(minutes)} per dag`,
    level === undefined
      ? 'geluid onbekend'
      : `${formatNumber(level)} dB(A)${isEstimate ? ' (schatting)' : ''}`,
    ...(peak === undefined ? [] : [`klappen tot ${formatNumber(peak)} dB(C)`]),
    ...more,
  ]
  return `${nameOfNoise(row, index)}: ${parts.join(', ')}.`
}

const describeProtection = (row: NoiseRow): string[] => {
  if (!isProtected(row)) return []
  const { snr, worn } = row
  return [
    snr === undefined ? 'demping onbekend' : `demping SNR ${formatNumber(snr)}`,
    ...(worn === undefined ? [] : [`${formatMinutes(worn)} gedragen`]),
  ]
}

const sentences = (...parts: string[]) => keepUnits(parts.filter((part) => part !== '').join(' '))

export function describeNoise({ rows }: NoiseTask): string {
  const known = knownNoises(rows)
  const lines = rows.map((row, index) => describeRow(row, index))
  if (!known) return sentences(...lines, INCOMPLETE)
  const exposure = exposureTo(known)
  const index = largestSource(known)
  const note = justBelow(exposure)
  return sentences(
    ...lines,
    `Samen over 8 uur: ${formatExposure(exposure)} dB(A)${note && ` (${note})`}.`,
    `${nameOfNoise(known[index]!, index)} is ${formatNumber(sharesOf(known)[index]! * 100, 0)}% van de dagdosis.`,
    describePeak(known),
    describeLoudest(known),
  )
}

const percent = (part: number) => `${formatNumber(part * 100, 0)}%`

/** When it is not worn all the time: a sentence for each source. */
export const describeWear = (rows: readonly KnownNoise[]): string[] =>
  rows.flatMap((row, index) => {
    const wear = wearOf(row)
    const { worn, left } = attenuationLeft(row)
    if (!isProtected(row) || worn === 0 || wear >= 1) return []
    return keepUnits(
      `${nameOfNoise(row, index)}: wie de bescherming ${percent(wear)} van de tijd draagt, houdt van ${formatNumber(worn)} dB demping ${formatNumber(left)} dB over.`,
    )
  })

/** A sentence for each source that is reduced so much that an alarm is missed. */
export const describeOverProtection = (rows: readonly KnownNoise[]): string[] =>
  rows.flatMap((row, index) =>
    isOverProtected(row)
      ? keepUnits(
          `${nameOfNoise(row, index)}: met de bescherming op blijft ${formatNumber(levelUnderProtection(row))} dB(A) over. Onder 70 dB(A) mist iemand een alarm: kies een lichtere demper.`,
        )
      : [],
  )

export function describeNoiseAtEar({ rows }: NoiseTask): string {
  const known = knownNoises(rows)
  const lines = rows.map((row, index) => describeRow(row, index, describeProtection(row)))
  if (!known) return sentences(...lines, INCOMPLETE)
  return sentences(
    ...lines,
    `Bij het oor, over 8 uur: ${formatExposure(exposureAtEar(known))} dB(A) (schatting).`,
    ...describeWear(known),
    ...describeOverProtection(known),
  )
}
