import * as v from 'valibot'

import { Check } from './check.ts'
import { day, requiredChoices, requiredMessage, text } from './rules.ts'
import { themes } from './theme.ts'

/** The input of the form for an action point. */
export const ActionPointFields = v.object({
  themes: requiredChoices(themes),
  description: requiredMessage(),
  actionHolder: text(),
  deadline: day(),
})
export type ActionPointFields = v.InferOutput<typeof ActionPointFields>

/** The answer that an action point was created for. `checkSectionId` null: an answer of the company as a whole. */
export const ActionPointOrigin = v.object({
  check: Check,
  checkSectionId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  scriptKey: text(),
  questionId: text(),
})
export type ActionPointOrigin = v.InferOutput<typeof ActionPointOrigin>

/** The request body of the API: the form with the origin. */
export const ActionPointInput = v.object({
  ...ActionPointFields.entries,
  origin: v.optional(v.nullable(ActionPointOrigin), null),
})
export type ActionPointInput = v.InferInput<typeof ActionPointInput>
