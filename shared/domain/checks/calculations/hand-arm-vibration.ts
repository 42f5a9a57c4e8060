import * as v from 'valibot'

// The vibration that the hands of one person get on a day, averaged over 8 hours: A(8).
// Source: Directive 2002/44/EC, article 3 and annex A, part 1.

/** In m/s²: from which an employer must act, and which nobody may exceed. Source: article 3. */
export const ACTION_VALUE = 2.5
export const LIMIT_VALUE = 5

const REFERENCE_HOURS = 8

/**
 * How much more a tool vibrates at work than its manual says. Source: Arboportaal, "Wat zegt de wet over trillingen en
 * schokken?", which gives 2 to 3; 2 is our choice.
 */
const MANUAL_FACTOR = 2

export const vibratingTools = [
  'ANGLE_GRINDER',
  'SANDER',
  'DRILL',
  'NEEDLE_SCALER',
  'CHIPPING_HAMMER',
  'IMPACT_WRENCH',
  'OTHER',
] as const
export type VibratingTool = (typeof vibratingTools)[number]

/**
 * High values for tools whose own value is not known, in m/s². Source: the highest, or only, value in "Typical vibration
 * levels for common tools" of University College London; of a drill: our own choice. An impact wrench has none, as no
 * authority was found for it.
 */
export const estimatedLevels: Partial<Record<VibratingTool, number>> = {
  ANGLE_GRINDER: 8,
  SANDER: 10,
  DRILL: 5,
  NEEDLE_SCALER: 18,
  CHIPPING_HAMMER: 18,
}

/** From and to: hours a day, and m/s². */
export const vibrationRanges = { hours: [0.01, 24], level: [0.1, 99] } as const

/** More would not fit where the values are stored. */
export const MAX_TOOLS = 4

const within = ([min, max]: readonly [number, number]) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

/**
 * `hours`: how long it runs in the hands of one person on a day. `measured`, `manual`: its vibration in m/s², measured
 * at work or according to its manual. With neither the vibration is estimated.
 */
const ToolUse = v.pipe(
  v.object({
    tool: v.picklist(vibratingTools),
    hours: within(vibrationRanges.hours),
    measured: v.optional(within(vibrationRanges.level)),
    manual: v.optional(within(vibrationRanges.level)),
  }),
  v.check(({ tool, measured, manual }) => (measured ?? manual ?? estimatedLevels[tool]) !== undefined),
)
export type ToolUse = v.InferOutput<typeof ToolUse>

export const VibrationTask = v.object({
  tools: v.pipe(v.array(ToolUse), v.minLength(1), v.maxLength(MAX_TOOLS)),
})
export type VibrationTask = v.InferOutput<typeof VibrationTask>

/** At work, in m/s². */
export const levelOf = ({ tool, measured, manual }: ToolUse): number =>
  measured ?? (manual === undefined ? (estimatedLevels[tool] ?? 0) : MANUAL_FACTOR * manual)

/** A(8), in m/s². */
export const exposureOf = (tools: readonly ToolUse[]): number =>
  Math.sqrt(tools.reduce((sum, use) => sum + levelOf(use) ** 2 * use.hours, 0) / REFERENCE_HOURS)

export const hoursToActionValue = (use: ToolUse): number =>
  REFERENCE_HOURS * (ACTION_VALUE / levelOf(use)) ** 2

export const largestSource = ({ tools }: VibrationTask): ToolUse =>
  tools.reduce((worst, use) => (exposureOf([use]) > exposureOf([worst]) ? use : worst))
