import * as v from 'valibot'
import { decimalNumber, requiredChoice } from '#shared/domain/basics/rules.ts'
import {
  grips,
  type LiftingTask,
  liftingHours,
  liftingRanges as ranges,
} from '#shared/domain/checks/calculations/lifting-equation.ts'

/** In degrees. */
export const turns = [0, 45, 90, 135] as const

const choiceOf = <const T extends readonly number[]>(numbers: T) =>
  v.pipe(requiredChoice(numbers.map(String)), v.transform(Number))

export const LiftingForm = v.object({
  load: decimalNumber(...ranges.load),
  fromHeight: decimalNumber(...ranges.height),
  fromReach: decimalNumber(...ranges.reach),
  fromTurn: choiceOf(turns),
  toHeight: decimalNumber(...ranges.height),
  toReach: decimalNumber(...ranges.reach),
  toTurn: choiceOf(turns),
  isPlacedExactly: v.picklist(['', 'true']),
  frequency: decimalNumber(...ranges.frequency),
  hours: choiceOf(liftingHours),
  grip: requiredChoice(grips),
})

export const toStoredLift = (form: v.InferOutput<typeof LiftingForm>): string =>
  JSON.stringify({
    load: form.load,
    from: { height: form.fromHeight, reach: form.fromReach, turn: form.fromTurn },
    to: { height: form.toHeight, reach: form.toReach, turn: form.toTurn },
    isPlacedExactly: form.isPlacedExactly === 'true',
    frequency: form.frequency,
    hours: form.hours as LiftingTask['hours'],
    grip: form.grip,
  } satisfies LiftingTask)
