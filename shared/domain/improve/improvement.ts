import * as v from 'valibot'

/** Not archived advices and visit reports. null: the user may not read them. */
export const ImprovementSummary = v.object({
  advices: v.number(),
  openActionPoints: v.number(),
  lateActionPoints: v.number(),
  companyRecords: v.nullable(v.number()),
  visitReports: v.nullable(v.number()),
})
export type ImprovementSummary = v.InferOutput<typeof ImprovementSummary>
