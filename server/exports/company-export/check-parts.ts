import type { Check } from '#shared/domain/basics/check.ts'
import { answersPart } from './answers-part.ts'
import type { Part } from './part.ts'
import { checkPlanPart } from './plan-parts.ts'
import { registerPart } from './register-part.ts'

/**
 * What is made of each started check. What a check has beside answers, such as a register, is a function that returns its
 * part, or undefined for a check that has none. A part can have several files.
 */
export const checkParts: readonly ((check: Check) => Part | undefined)[] = [
  checkPlanPart,
  answersPart,
  registerPart,
]
