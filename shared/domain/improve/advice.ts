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

/** The input of the form for a new advice, and the request body of the API. */
export const AdviceInput = v.object({
  themes: requiredChoices(themes),
  reason: requiredMessage(),
  description: requiredMessage(),
  necessaryMeasure: v.optional(optionalMessage(), ''),
  agreements: requiredMessage(),
})
export type AdviceInput = v.InferOutput<typeof AdviceInput>

/** The input of the form for an existing advice, and the request body of the API. */
export const AdviceUpdateInput = v.object({ ...AdviceInput.entries, revision: BaseRevision })
export type AdviceUpdateInput = v.InferOutput<typeof AdviceUpdateInput>

/** Whether an advice made the work safer. NA: not applicable. */
export const safetyImprovements = ['YES', 'NO', 'NA'] as const
export type SafetyImproved = (typeof safetyImprovements)[number]

export const safetyImprovedLabels: Record<SafetyImproved, string> = { YES: 'JA', NO: 'NEE', NA: 'N.V.T.' }

/** Whether the answer needs an explanation. Source: docs/product.md, section 5. */
export const needsExplanation = (answer: string) => answer === 'NO' || answer === 'NA'

const isExplained = (input: {
  safetyImproved?: SafetyImproved | undefined
  safetyImprovementAnswer: string
}) => !needsExplanation(input.safetyImproved ?? '') || input.safetyImprovementAnswer !== ''

/** The input of the form that archives an advice. The explanation is required for NO and NA. */
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

/** The request body that archives an advice, or without an answer takes it out of the archive. */
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

/** An advice. */
export const Advice = v.object({
  id: v.number(),
  companyId: v.number(),
  themes: v.array(Theme),
  reason: v.string(),
  description: v.string(),
  /** '' for none. */
  necessaryMeasure: v.string(),
  agreements: v.string(),
  /** ISO 8601. */
  createdDate: v.string(),
  createdBy: Author,
  /** Whether the author had access as a coach at that time. */
  createdByCoach: v.boolean(),
  archived: v.boolean(),
  /** The last answer; null as long as it was never archived. */
  safetyImproved: v.nullable(v.picklist(safetyImprovements)),
  safetyImprovementAnswer: v.string(),
  /** The day of the author's last visit to the company before it was written, yyyy-mm-dd; null for none. */
  dateAppointment: v.nullable(v.string()),
  revision: v.number(),
})
export type Advice = v.InferOutput<typeof Advice>

/** An advice with the action points that were made from it. */
export const AdviceDetails = v.object({
  ...Advice.entries,
  actionPoints: v.array(ActionPoint),
  /** Whether the user still has to read it: it is from somebody else, and the user has not opened it. */
  isUnread: v.boolean(),
})
export type AdviceDetails = v.InferOutput<typeof AdviceDetails>
