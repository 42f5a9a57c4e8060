import * as v from 'valibot'

// The revised NIOSH lifting equation: how heavy a load may be for a way of lifting it.
// Source: NIOSH 94-110 (revised 9/2021), Applications Manual for the Revised NIOSH Lifting Equation, the metric version of
// section 1.3 and tables 5 and 7. https://doi.org/10.26616/NIOSHPUB94110revised092021

/** When everything is ideal, in kg. */
const LOAD_CONSTANT = 23

/** From and to. Beyond the range of the equation the recommended weight is 0. */
export const liftingRanges = {
  load: [0.1, 500],
  height: [0, 250],
  reach: [0, 150],
  turn: [0, 180],
  frequency: [0, 60],
} as const

const within = ([min, max]: readonly [number, number]) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

/** Height of the hands and distance from the ankles to the hands in cm, turn in degrees. */
const LiftingPlace = v.object({
  height: within(liftingRanges.height),
  reach: within(liftingRanges.reach),
  turn: within(liftingRanges.turn),
})
export type LiftingPlace = v.InferOutput<typeof LiftingPlace>

/** Hours a day, including lighter work between two lifts. */
export const liftingHours = [1, 2, 8] as const

export const grips = ['GOOD', 'FAIR', 'POOR'] as const

/** `load`: in kg. `frequency`: lifts a minute. */
export const LiftingTask = v.object({
  load: within(liftingRanges.load),
  from: LiftingPlace,
  to: LiftingPlace,
  /** Put down slowly and exactly, which costs as much as taking it. */
  isPlacedExactly: v.boolean(),
  frequency: within(liftingRanges.frequency),
  hours: v.picklist(liftingHours),
  grip: v.picklist(grips),
})
export type LiftingTask = v.InferOutput<typeof LiftingTask>

/** In the order of the equation; each reduces the recommended weight, and is at most 1. */
export const liftingFactors = ['reach', 'height', 'travel', 'turn', 'frequency', 'grip'] as const
export type LiftingFactor = (typeof liftingFactors)[number]

/** At one of the two places. `weightLimit`: the recommended weight in kg. `index`: the load divided by it. */
export type LiftingLimit = {
  place: 'from' | 'to'
  factors: Record<LiftingFactor, number>
  weightLimit: number
  index: number
}

/** Table 5: lifts a minute, then the factor for 1, 2 and 8 hours a day, each for hands below and from 75 cm. */
const frequencyTable = [
  [0.2, 1, 1, 0.95, 0.95, 0.85, 0.85],
  [0.5, 0.97, 0.97, 0.92, 0.92, 0.81, 0.81],
  [1, 0.94, 0.94, 0.88, 0.88, 0.75, 0.75],
  [2, 0.91, 0.91, 0.84, 0.84, 0.65, 0.65],
  [3, 0.88, 0.88, 0.79, 0.79, 0.55, 0.55],
  [4, 0.84, 0.84, 0.72, 0.72, 0.45, 0.45],
  [5, 0.8, 0.8, 0.6, 0.6, 0.35, 0.35],
  [6, 0.75, 0.75, 0.5, 0.5, 0.27, 0.27],
  [7, 0.7, 0.7, 0.42, 0.42, 0.22, 0.22],
  [8, 0.6, 0.6, 0.35, 0.35, 0.18, 0.18],
  [9, 0.52, 0.52, 0.3, 0.3, 0, 0.15],
  [10, 0.45, 0.45, 0.26, 0.26, 0, 0.13],
  [11, 0.41, 0.41, 0, 0.23, 0, 0],
  [12, 0.37, 0.37, 0, 0.21, 0, 0],
  [13, 0, 0.34, 0, 0, 0, 0],
  [14, 0, 0.31, 0, 0, 0, 0],
  [15, 0, 0.28, 0, 0, 0, 0],
] as const

/** From this height of the hands on the tables have other factors, in cm: 30 inches. */
const KNUCKLE_HEIGHT = 75

/** Between two rows it is linear (section 1.3), except towards 0. Beyond the table it is 0. */
function frequencyFactor({ frequency, hours, from }: LiftingTask): number {
  const column = 1 + 2 * liftingHours.indexOf(hours) + (from.height < KNUCKLE_HEIGHT ? 0 : 1)
  const after = frequencyTable.findIndex(([perMinute]) => frequency <= perMinute)
  const above = frequencyTable[after]
  const below = frequencyTable[after - 1]
  const [low, high] = [below?.[column] ?? 0, above?.[column] ?? 0]
  if (!above || !below || high === 0) return high
  return low + ((high - low) * (frequency - below[0])) / (above[0] - below[0])
}

/** Table 7. */
const gripFactor = ({ grip }: LiftingTask, height: number) =>
  grip === 'GOOD' ? 1 : grip === 'POOR' ? 0.9 : height < KNUCKLE_HEIGHT ? 0.95 : 1

/** Beyond the range of the equation a factor is 0: such a load must not be lifted. */
function limitAt(task: LiftingTask, place: 'from' | 'to'): LiftingLimit {
  const { height, reach, turn } = task[place]
  const travel = Math.abs(task.to.height - task.from.height)
  const factors = {
    reach: reach > 63 ? 0 : 25 / Math.max(25, reach),
    height: height > 175 ? 0 : 1 - 0.003 * Math.abs(height - 75),
    travel: travel > 175 ? 0 : travel < 25 ? 1 : 0.82 + 4.5 / travel,
    turn: turn > 135 ? 0 : 1 - 0.0032 * turn,
    frequency: frequencyFactor(task),
    grip: gripFactor(task, height),
  }
  const weightLimit = liftingFactors.reduce((limit, factor) => limit * factors[factor], LOAD_CONSTANT)
  return { place, factors, weightLimit, index: task.load / weightLimit }
}

/** Of both places when the load is put down exactly. `index` infinite: it must not be lifted like this. */
export function liftingLimit(task: LiftingTask): LiftingLimit {
  const from = limitAt(task, 'from')
  if (!task.isPlacedExactly) return from
  const to = limitAt(task, 'to')
  return to.weightLimit < from.weightLimit ? to : from
}

export const largestCost = ({ factors }: LiftingLimit): LiftingFactor =>
  liftingFactors.reduce((worst, factor) => (factors[factor] < factors[worst] ? factor : worst))
