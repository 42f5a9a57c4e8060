import * as v from 'valibot'

import { Check } from './check.ts'
import { day, requiredChoices, requiredMessage, text } from './rules.ts'
import { themes } from './theme.ts'

/** What the form for an action point collects. */
export const ActionPointForm = v.object({
  themes: requiredChoices(themes),
  description: requiredMessage(),
  actionHolder: text(),
  deadline: day(),
})
export type ActionPointForm = v.InferOutput<typeof ActionPointForm>

/** The answer out of which an action point was made. `checkSectionId` null: one for the whole company. */
export const ActionPointOrigin = v.object({
  check: Check,
  checkSectionId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  scriptKey: text(),
  questionId: text(),
})
export type ActionPointOrigin = v.InferOutput<typeof ActionPointOrigin>

/** What the API takes: the same, with where it came from. */
export const ActionPointInput = v.object({
  ...ActionPointForm.entries,
  origin: v.optional(v.nullable(ActionPointOrigin), null),
})
export type ActionPointInput = v.InferInput<typeof ActionPointInput>
