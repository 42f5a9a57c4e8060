import * as v from 'valibot'

/** How much there is to improve in a company. */
export const ImprovementSummary = v.object({
  /** Number of advices that are not archived. */
  advices: v.number(),
  /** Number of action points that are not completed. */
  openActionPoints: v.number(),
  /** How many of these are past their deadline. */
  lateActionPoints: v.number(),
  /** Number of items in the company file; null for users who may not read it. */
  companyRecords: v.nullable(v.number()),
  /** Number of visit reports that are not archived; null for users who may not read them. */
  visitReports: v.nullable(v.number()),
})
export type ImprovementSummary = v.InferOutput<typeof ImprovementSummary>
