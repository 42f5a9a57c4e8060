import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { Urgency } from '#shared/domain/checks/questionnaire.ts'
import { CompanyActivity } from '#shared/domain/companies/company-activity.ts'

const CheckProgress = v.object({ check: Check, numQuestions: v.number(), numUnfinished: v.number() })
export type CheckProgress = v.InferOutput<typeof CheckProgress>

/** `place`: a section, the number of sections, or the company. `holder`: '' when somewhere nobody removes it. */
const OpenRisk = v.object({
  check: Check,
  urgency: Urgency,
  label: v.string(),
  numPlaces: v.number(),
  place: v.string(),
  holder: v.string(),
  href: v.string(),
})
export type OpenRisk = v.InferOutput<typeof OpenRisk>

/** `count`: of all places together. `risks`: the first ones. */
const RiskGroup = v.object({ urgency: Urgency, count: v.number(), risks: v.array(OpenRisk) })
export type RiskGroup = v.InferOutput<typeof RiskGroup>

/** With a deadline, yyyy-mm-dd. `actionHolder`: '' for none. */
const DueActionPoint = v.object({
  id: v.number(),
  description: v.string(),
  actionHolder: v.string(),
  deadline: v.string(),
})
export type DueActionPoint = v.InferOutput<typeof DueActionPoint>

/** Near or past. `label`: of its field. `day`: yyyy-mm-dd. `href`: its result. */
const DueDate = v.object({
  check: Check,
  sectionName: v.string(),
  label: v.string(),
  day: v.string(),
  href: v.string(),
})
export type DueDate = v.InferOutput<typeof DueDate>

/** Source of their order: docs/decisions/0027 (I9). */
export const NextStep = v.variant('kind', [
  /**
   * Must be removed at once, and has no holder. `origin`: the answer that shows it; `sectionId` null: of the company as
   * a whole. `measure`: the best one, '' for none. `actionPointId`: an open one without a holder, null for none.
   */
  v.object({
    kind: v.literal('ASSIGN_RISK'),
    risk: OpenRisk,
    origin: v.object({ sectionId: v.nullable(v.number()), scriptKey: v.string(), questionId: v.string() }),
    measure: v.string(),
    actionPointId: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('LATE_ACTION_POINT'), actionPoint: DueActionPoint, numLate: v.number() }),
  v.object({
    kind: v.literal('CONTINUE_CHECK'),
    check: Check,
    numUnfinished: v.number(),
    /** Where the user stopped; null when that is not known. */
    sectionName: v.nullable(v.string()),
    href: v.string(),
  }),
  v.object({
    kind: v.literal('READ_ADVICE'),
    adviceId: v.number(),
    createdBy: Author,
    /** ISO 8601. */
    createdDate: v.string(),
  }),
  v.object({
    kind: v.literal('RATE_VISIT'),
    visitReportId: v.number(),
    createdBy: Author,
    /** yyyy-mm-dd. */
    dateAppointment: v.string(),
  }),
  v.object({ kind: v.literal('START_CHECK'), check: Check, isFirst: v.boolean() }),
  v.object({ kind: v.literal('NEXT_ROUND') }),
  v.object({ kind: v.literal('NONE') }),
])
export type NextStep = v.InferOutput<typeof NextStep>

/**
 * `progress`: of started checks with questions in the portal. `riskGroups`: no empty ones, the most urgent first.
 * `dueActionPoints`: the earliest deadlines. `dueDates`: within thirty days or past, 5 at most. `activities`: of thirty
 * days, as far as the user sees them, the newest first, 50 at most.
 */
export const CompanyOverview = v.object({
  nextStep: NextStep,
  progress: v.array(CheckProgress),
  riskGroups: v.array(RiskGroup),
  dueActionPoints: v.array(DueActionPoint),
  dueDates: v.array(DueDate),
  activities: v.array(CompanyActivity),
})
export type CompanyOverview = v.InferOutput<typeof CompanyOverview>
