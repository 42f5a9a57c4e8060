import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import {
  optionalMessage,
  REQUIRED,
  requiredChoice,
  requiredChoices,
  requiredMessage,
} from '#shared/domain/basics/rules.ts'
import { Theme, themes } from '#shared/domain/basics/theme.ts'
import { ActionPoint } from './action-point.ts'

export const AdviceInput = v.object({
  themes: requiredChoices(themes),
  reason: requiredMessage(),
  description: requiredMessage(),
  necessaryMeasure: v.optional(optionalMessage(), ''),
  agreements: requiredMessage(),
})
export type AdviceInput = v.InferOutput<typeof AdviceInput>

export const AdviceUpdateInput = v.object({ ...AdviceInput.entries, revision: BaseRevision })
export type AdviceUpdateInput = v.InferOutput<typeof AdviceUpdateInput>

/** NA: not applicable. */
export const safetyImprovements = ['YES', 'NO', 'NA'] as const
export type SafetyImproved = (typeof safetyImprovements)[number]

export const safetyImprovedLabels: Record<SafetyImproved, string> = { YES: 'JA', NO: 'NEE', NA: 'N.V.T.' }

/** Source: docs/product.md, section 5. */
export const needsExplanation = (answer: string) => answer === 'NO' || answer === 'NA'

const isExplained = (input: {
  safetyImproved?: SafetyImproved | undefined
  safetyImprovementAnswer: string
}) => !needsExplanation(input.safetyImproved ?? '') || input.safetyImprovementAnswer !== ''

/** The explanation is required for NO and NA. */
export const AdviceArchiveInput = v.pipe(
  v.object({
    safetyImproved: requiredChoice(safetyImprovements),
    safetyImprovementAnswer: v.optional(optionalMessage(), ''),
  }),
  v.forward(v.partialCheck([['safetyImproved'], ['safetyImprovementAnswer']], isExplained, REQUIRED), [
    'safetyImprovementAnswer',
  ]),
)
export type AdviceArchiveInput = v.InferOutput<typeof AdviceArchiveInput>

/** Without an answer, it takes the advice out of the archive. */
export const AdviceArchiveRequest = v.pipe(
  v.object({
    ...AdviceArchiveInput.entries,
    safetyImproved: v.optional(requiredChoice(safetyImprovements)),
  }),
  v.forward(v.partialCheck([['safetyImproved'], ['safetyImprovementAnswer']], isExplained, REQUIRED), [
    'safetyImprovementAnswer',
  ]),
)
export type AdviceArchiveRequest = v.InferOutput<typeof AdviceArchiveRequest>

/**
 * `necessaryMeasure`, `agreements`: '' for none. `createdDate`: ISO 8601. `createdByCoach`: the author had access as a
 * coach then. `safetyImproved`: null while it was never archived. `dateAppointment`: the author's last visit before it
 * was written, yyyy-mm-dd; null for none.
 */
export const Advice = v.object({
  id: v.number(),
  companyId: v.number(),
  themes: v.array(Theme),
  reason: v.string(),
  description: v.string(),
  necessaryMeasure: v.string(),
  agreements: v.string(),
  createdDate: v.string(),
  createdBy: Author,
  createdByCoach: v.boolean(),
  archived: v.boolean(),
  safetyImproved: v.nullable(v.picklist(safetyImprovements)),
  safetyImprovementAnswer: v.string(),
  dateAppointment: v.nullable(v.string()),
  revision: v.number(),
})
export type Advice = v.InferOutput<typeof Advice>

/** `isUnread`: it is from somebody else, and the user has not opened it. */
export const AdviceDetails = v.object({
  ...Advice.entries,
  actionPoints: v.array(ActionPoint),
  isUnread: v.boolean(),
})
export type AdviceDetails = v.InferOutput<typeof AdviceDetails>
