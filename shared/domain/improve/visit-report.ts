import * as v from 'valibot'

import { Author, isAuthor } from '#shared/domain/basics/author.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import {
  checkbox,
  day,
  INVALID,
  optionalMessage,
  REQUIRED,
  requiredChoices,
  requiredDay,
  requiredMessage,
} from '#shared/domain/basics/rules.ts'
import { Theme, themes } from '#shared/domain/basics/theme.ts'

/** Days are yyyy-mm-dd, '' for none. */
export const VisitReportInput = v.object({
  themes: requiredChoices(themes),
  dateAppointment: requiredDay(),
  dateNextAppointment: v.optional(day(), ''),
  reason: requiredMessage(),
  recap: requiredMessage(),
  firstVisit: checkbox(),
})
export type VisitReportInput = v.InferOutput<typeof VisitReportInput>

export const VisitReportUpdateInput = v.object({ ...VisitReportInput.entries, revision: BaseRevision })
export type VisitReportUpdateInput = v.InferOutput<typeof VisitReportUpdateInput>

/** Source: docs/product.md, section 9. */
export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

export const starLabels: Record<Stars, string> = { 1: 'Slecht', 2: 'Matig', 3: 'Oké', 4: 'Goed', 5: 'Top' }

/** A rating below it needs a comment. Source: docs/product.md, section 9. */
const MIN_STARS_WITHOUT_COMMENT = 3

export const needsComment = (rating: number) => rating < MIN_STARS_WITHOUT_COMMENT

export const RatingInput = v.pipe(
  v.object({
    rating: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d$/, REQUIRED), v.transform(Number))], REQUIRED),
      v.picklist(stars, REQUIRED),
    ),
    comment: v.optional(optionalMessage(), ''),
    revision: BaseRevision,
  }),
  v.forward(
    v.partialCheck(
      [['rating'], ['comment']],
      ({ rating, comment }) => !needsComment(rating) || comment !== '',
      REQUIRED,
    ),
    ['comment'],
  ),
)
export type RatingInput = v.InferOutput<typeof RatingInput>

/** Without `archived`, changes to the other state. */
export const VisitReportArchiveInput = v.object({ archived: v.optional(v.boolean(INVALID)) })
export type VisitReportArchiveInput = v.InferOutput<typeof VisitReportArchiveInput>

/** `createdDate`: ISO 8601. Days: yyyy-mm-dd, '' for none. `rating` null: not rated yet; `comment`: '' for none. */
export const VisitReport = v.object({
  id: v.number(),
  companyId: v.number(),
  themes: v.array(Theme),
  createdDate: v.string(),
  createdBy: Author,
  dateAppointment: v.string(),
  dateNextAppointment: v.string(),
  reason: v.string(),
  recap: v.string(),
  firstVisit: v.boolean(),
  archived: v.boolean(),
  rating: v.nullable(v.object({ rating: v.picklist(stars), comment: v.string() })),
  revision: v.number(),
})
export type VisitReport = v.InferOutput<typeof VisitReport>

/** `isRatingUnread`: the user wrote it and has not read its rating yet. */
export const VisitReportDetails = v.object({ ...VisitReport.entries, isRatingUnread: v.boolean() })
export type VisitReportDetails = v.InferOutput<typeof VisitReportDetails>

export const RatingReadInput = v.object({ revision: BaseRevision })
export type RatingReadInput = v.InferOutput<typeof RatingReadInput>

/** Only its author, as long as it is not archived. */
export const mayEditVisitReport = (
  { createdBy, archived }: Pick<VisitReport, 'createdBy' | 'archived'>,
  userId: number | null,
) => isAuthor(createdBy, userId) && !archived
