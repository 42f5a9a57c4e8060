import * as v from 'valibot'

import { ACTION_VALUE, exposureOf, LIMIT_VALUE, VibrationTask } from './calculations/hand-arm-vibration.ts'
import { LiftingTask, liftingLimit } from './calculations/lifting-equation.ts'
import { describeLift } from './calculations/lifting-texts.ts'
import { classAtEar, classOf, NoiseTask } from './calculations/noise-dose.ts'
import { describeNoise, describeNoiseAtEar } from './calculations/noise-texts.ts'
import { describeVibration } from './calculations/vibration-texts.ts'
import { fumeClasses, fumeClassOf, WeldingTask } from './calculations/welding-fume.ts'
import { describeWeldingFume } from './calculations/welding-fume-texts.ts'
import type { Computation } from './questionnaire.ts'

// Answers that are computed from what the user fills in. The filled in values are stored with the answer, as JSON. An answer
// without a value was chosen.

type ComputationRules<Input> = {
  input: v.GenericSchema<unknown, Input>
  answerKeys: readonly string[]
  answerKeyOf: (input: Input) => string
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

const vibration: ComputationRules<VibrationTask> = {
  input: VibrationTask,
  answerKeys: ['le25', '25to5', 'gt5'],
  answerKeyOf({ tools }) {
    const exposure = exposureOf(tools)
    return exposure <= ACTION_VALUE ? 'le25' : exposure <= LIMIT_VALUE ? '25to5' : 'gt5'
  },
  describe: describeVibration,
}

const weldingFume: ComputationRules<WeldingTask> = {
  input: WeldingTask,
  answerKeys: [...fumeClasses, 'unknown'],
  answerKeyOf: fumeClassOf,
  describe: describeWeldingFume,
}

/** While something is not filled in, the answer is 'unknown', so that it is stored and the question stays open. */
const noiseDose: ComputationRules<NoiseTask> = {
  input: NoiseTask,
  answerKeys: ['below', 'lower', 'upper', 'unknown'],
  answerKeyOf: ({ rows }) => classOf(rows),
  describe: describeNoise,
}

const noiseAtEar: ComputationRules<NoiseTask> = {
  input: NoiseTask,
  answerKeys: ['le87', 'gt87', 'unknown'],
  answerKeyOf: ({ rows }) => classAtEar(rows),
  describe: describeNoiseAtEar,
}

type Inputs = {
  LIFTING_EQUATION: LiftingTask
  HAND_ARM_VIBRATION: VibrationTask
  WELDING_FUME_CLASS: WeldingTask
  NOISE_DOSE: NoiseTask
  NOISE_AT_EAR: NoiseTask
}

const rules: { [C in Computation]: ComputationRules<Inputs[C]> } = {
  LIFTING_EQUATION: lifting,
  HAND_ARM_VIBRATION: vibration,
  WELDING_FUME_CLASS: weldingFume,
  NOISE_DOSE: noiseDose,
  NOISE_AT_EAR: noiseAtEar,
}

export const answerKeysOf = (computation: Computation): readonly string[] => rules[computation].answerKeys

/** Undefined when the stored value is not valid. */
export function parseInput<C extends Computation>(computation: C, value: string): Inputs[C] | undefined {
  const { input }: ComputationRules<Inputs[C]> = rules[computation]
  try {
    const { success, output } = v.safeParse(input, JSON.parse(value))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** For a stored or sent value; undefined when that is not valid. */
export function computeAnswer<C extends Computation>(
  computation: C,
  value: string,
): { answerId: string; value: string } | undefined {
  const { answerKeyOf }: ComputationRules<Inputs[C]> = rules[computation]
  const input = parseInput(computation, value)
  return input && { answerId: answerKeyOf(input), value: JSON.stringify(input) }
}

export function describeComputation<C extends Computation>(computation: C, value: string): string {
  const { describe }: ComputationRules<Inputs[C]> = rules[computation]
  const input = parseInput(computation, value)
  return input ? describe(input) : ''
}
