import type { Check } from '#shared/domain/basics/check.ts'
import { answersPart } from './answers-part.ts'
import type { Part } from './part.ts'
import { checkPlanPart } from './plan-parts.ts'
import { substanceListPart } from './substance-list-part.ts'

/** Each function returns a part, which can have several files, or undefined for a check that has none. */
export const checkParts: readonly ((check: Check) => Part | undefined)[] = [
  checkPlanPart,
  answersPart,
  substanceListPart,
]
