import * as v from 'valibot'

import { LiftingTask, liftingLimit } from './lifting-equation.ts'
import { describeLift } from './lifting-words.ts'
import type { Computation } from './questionnaire.ts'

// Answers that are computed from what the user fills in. The filled in values are stored with the answer, as JSON.

type ComputationRules<Input> = {
  input: v.GenericSchema<unknown, Input>
  /** The keys of the answers that it can have. */
  answerKeys: readonly string[]
  answerKeyOf: (input: Input) => string
  /** The input in Dutch words, with how the answer follows from it. */
  describe: (input: Input) => string
}

/** Source of 1 and 3: NIOSH 94-110, section 1.4.3. */
const lifting: ComputationRules<LiftingTask> = {
  input: LiftingTask,
  answerKeys: ['le1', '1to3', 'gt3'],
  answerKeyOf(task) {
    const { index } = liftingLimit(task)
    return index <= 1 ? 'le1' : index <= 3 ? '1to3' : 'gt3'
  },
  describe: describeLift,
}

const rules = { LIFTING_EQUATION: lifting }

export const answerKeysOf = (computation: Computation): readonly string[] => rules[computation].answerKeys

/** Returns the input that a stored value contains; undefined when it is not valid. */
export function parseInput(computation: Computation, value: string) {
  try {
    const { success, output } = v.safeParse(rules[computation].input, JSON.parse(value))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Returns the answer to a computed question for a stored or sent value; undefined when that is not valid. */
export function computeAnswer(
  computation: Computation,
  value: string,
): { answerId: string; value: string } | undefined {
  const input = parseInput(computation, value)
  return input && { answerId: rules[computation].answerKeyOf(input), value: JSON.stringify(input) }
}

/** Returns a stored value in Dutch words; '' when it is not valid. */
export function describeComputation(computation: Computation, value: string): string {
  const input = parseInput(computation, value)
  return input ? rules[computation].describe(input) : ''
}
