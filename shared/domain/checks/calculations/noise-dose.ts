import * as v from 'valibot'

import { text } from '#shared/domain/basics/rules.ts'

// The noise that one person gets on a day: as a level over 8 hours, and at the ear with hearing protection on.
// Sources: Arbobesluit, articles 6.6 and 6.8; for hearing protection HSE (L108).

/** Over 8 hours, in dB(A): from which an employer must act, and which nobody may exceed. Source: article 6.8. */
export const LOWER_ACTION_VALUE = 80
export const UPPER_ACTION_VALUE = 85
export const LIMIT_VALUE = 87

/** The same for peaks, in dB(C): 112, 140 and 200 Pa. Source: article 6.8, converted by arbo.railalert.nl. */
const LOWER_PEAK = 135
const UPPER_PEAK = 137
const LIMIT_PEAK = 140

/** The level of a day is averaged over this time. Source: article 6.6. */
const REFERENCE_MINUTES = 480

/** How much less hearing protection reduces in practice than its SNR says, in dB. Source: HSE. */
const PRACTICAL_LOSS = 4

/** The part of the time, when that was not filled in. Our own choice. */
export const ASSUMED_WEAR = 0.9

/** A lower level at the ear, in dB(A), means that its wearer may miss an alarm. Source: HSE. */
const QUIETEST_AT_EAR = 70

/** From and to: dB(A), minutes a day, dB(C), and dB of protection. */
export const noiseRanges = { level: [40, 140], minutes: [1, 960], peak: [90, 170], snr: [1, 50] } as const

export const MAX_ROWS = 12
const MAX_SOURCE_LENGTH = 60

const within = ([min, max]: readonly [number, number]) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))
const decibels = (range: readonly [number, number]) =>
  v.pipe(
    within(range),
    v.check((value) => Math.round(value * 10) / 10 === value),
  )

/**
 * For one person on a busy day. What is not known yet is absent. `level`: in dB(A). `isEstimate`: the level is the
 * typical one of the work. `minutes`: a day. `peak`: the loudest bang, in dB(C). `snr`: of the hearing protection, in
 * dB. `worn`: the minutes that it is really worn.
 */
export const NoiseRow = v.pipe(
  v.object({
    source: v.optional(text(MAX_SOURCE_LENGTH), ''),
    level: v.optional(decibels(noiseRanges.level)),
    isEstimate: v.optional(v.literal(true)),
    minutes: v.optional(v.pipe(within(noiseRanges.minutes), v.integer())),
    peak: v.optional(decibels(noiseRanges.peak)),
    snr: v.optional(within(noiseRanges.snr)),
    worn: v.optional(v.pipe(within([0, noiseRanges.minutes[1]]), v.integer())),
  }),
  v.check(({ minutes, worn }) => minutes === undefined || worn === undefined || worn <= minutes),
)
export type NoiseRow = v.InferOutput<typeof NoiseRow>

/** Of one day, which lasts 16 hours at most. */
export const NoiseTask = v.object({
  rows: v.pipe(
    v.array(NoiseRow),
    v.minLength(1),
    v.maxLength(MAX_ROWS),
    v.check((rows) => rows.reduce((sum, { minutes = 0 }) => sum + minutes, 0) <= noiseRanges.minutes[1]),
  ),
})
export type NoiseTask = v.InferOutput<typeof NoiseTask>

export type KnownNoise = NoiseRow & { level: number; minutes: number }

export const knownNoises = (rows: readonly NoiseRow[]): KnownNoise[] | undefined =>
  rows.every((row): row is KnownNoise => row.level !== undefined && row.minutes !== undefined)
    ? [...rows]
    : undefined

const energyOf = (level: number) => 10 ** (level / 10)
/** Without the error of floating-point numbers, so that 85 dB(A) for 8 hours is 85 dB(A) and not slightly less. */
const levelOfEnergy = (energy: number) => Math.round(10 * Math.log10(energy) * 1e9) / 1e9

const doseOf = ({ level, minutes }: KnownNoise) => minutes * energyOf(level)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** LEX,8h of all sources together, in dB(A). -Infinity without sources. */
export const exposureTo = (rows: readonly KnownNoise[]): number =>
  levelOfEnergy(sum(rows.map(doseOf)) / REFERENCE_MINUTES)

/** The part of the dose that each source adds, from 0 to 1. Together they are 1. */
export function sharesOf(rows: readonly KnownNoise[]): number[] {
  const total = sum(rows.map(doseOf))
  return rows.map((row) => doseOf(row) / total)
}

/** The index of the source that adds most. */
export const largestSource = (rows: readonly KnownNoise[]): number => {
  const shares = sharesOf(rows)
  return shares.indexOf(Math.max(...shares))
}

/** A day, after which a sound alone reaches a level over 8 hours. Both levels in dB(A). */
export const longestMinutes = (level: number, limit: number): number =>
  REFERENCE_MINUTES * 10 ** ((limit - level) / 10)

/**
 * How long a source can last, in whole minutes, and the level in dB(A) that it has to stay below when it lasts as long
 * as now, so that all together stay below a level over 8 hours, in dB(A). Undefined when the others alone reach it.
 */
export function roomFor(
  rows: readonly KnownNoise[],
  index: number,
  limit: number,
): { minutes: number; level: number } | undefined {
  const { level, minutes } = rows[index]!
  const others = rows.filter((_, at) => at !== index)
  if (exposureTo(others) >= limit) return undefined
  const left = REFERENCE_MINUTES * energyOf(limit) - sum(others.map(doseOf))
  return {
    minutes: Math.max(0, Math.ceil(left / energyOf(level) - 1e-9) - 1),
    level: levelOfEnergy(left / minutes),
  }
}

/** In dB(C); undefined when there is none. */
export const loudestPeak = (rows: readonly NoiseRow[]): number | undefined =>
  rows.reduce<number | undefined>(
    (loudest, { peak }) => (peak !== undefined && peak > (loudest ?? 0) ? peak : loudest),
    undefined,
  )

export type NoiseClass = 'below' | 'lower' | 'upper' | 'unknown'

/** The stricter class of the level over 8 hours and the loudest bang. */
export function classOf(rows: readonly NoiseRow[]): NoiseClass {
  const known = knownNoises(rows)
  if (!known) return 'unknown'
  const exposure = exposureTo(known)
  const peak = loudestPeak(known) ?? 0
  if (exposure >= UPPER_ACTION_VALUE || peak >= UPPER_PEAK) return 'upper'
  return exposure >= LOWER_ACTION_VALUE || peak >= LOWER_PEAK ? 'lower' : 'below'
}

/** In practice, in dB. */
const attenuationOf = ({ snr = 0 }: NoiseRow) => Math.max(0, snr - PRACTICAL_LOSS)

export const isProtected = ({ snr, worn }: NoiseRow): boolean => snr !== undefined || (worn ?? 0) > 0

/** As filled in, otherwise as we assume. 0 without protection. */
const wornMinutes = ({ snr, worn, minutes }: KnownNoise) =>
  worn ?? (snr === undefined ? 0 : ASSUMED_WEAR * minutes)

/** The part of the time, from 0 to 1. */
export const wearOf = (row: KnownNoise): number => wornMinutes(row) / row.minutes

/** In dB(A). A rough method: the SNR is meant for a level in dB(C). */
export const levelUnderProtection = (row: KnownNoise): number => row.level - attenuationOf(row)

/** Over 8 hours, in dB(A). */
export const exposureAtEar = (rows: readonly KnownNoise[]): number =>
  levelOfEnergy(
    sum(
      rows.map((row) => {
        const worn = wornMinutes(row)
        return (row.minutes - worn) * energyOf(row.level) + worn * energyOf(levelUnderProtection(row))
      }),
    ) / REFERENCE_MINUTES,
  )

/** In dB(C). Protection counts only where it is worn all the time. */
const peakAtEar = (rows: readonly KnownNoise[]): number =>
  Math.max(
    0,
    ...rows.map((row) => (row.peak ?? 0) - (wornMinutes(row) >= row.minutes ? attenuationOf(row) : 0)),
  )

/** What remains of a reduction, in dB, when protection is worn only a part of the time, from 0 to 1. */
export const effectiveAttenuation = (attenuation: number, wear: number): number =>
  -10 * Math.log10(1 - wear + wear * 10 ** (-attenuation / 10))

/** In dB: while it is worn, and what remains of it over all the time. */
export const attenuationLeft = (row: KnownNoise): { worn: number; left: number } => {
  const worn = attenuationOf(row)
  return { worn, left: effectiveAttenuation(worn, wearOf(row)) }
}

/** Reduced so much that the wearer may miss an alarm. */
export const isOverProtected = (row: KnownNoise): boolean =>
  wornMinutes(row) > 0 && attenuationOf(row) > 0 && levelUnderProtection(row) < QUIETEST_AT_EAR

export type EarClass = 'le87' | 'gt87' | 'unknown'

/** Unknown when protection is worn whose SNR is not known. */
export function classAtEar(rows: readonly NoiseRow[]): EarClass {
  const known = knownNoises(rows)
  if (!known || known.some((row) => isProtected(row) && row.snr === undefined)) return 'unknown'
  return exposureAtEar(known) <= LIMIT_VALUE && peakAtEar(known) <= LIMIT_PEAK ? 'le87' : 'gt87'
}
