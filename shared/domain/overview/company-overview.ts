import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { Urgency } from '#shared/domain/checks/questionnaire.ts'
import { Activity } from '#shared/domain/companies/activity.ts'

// What a company has to do, for its first page.

/** How far a started check is: the number of its questions, and how many of them are open. */
const CheckProgress = v.object({ check: Check, numQuestions: v.number(), numUnfinished: v.number() })
export type CheckProgress = v.InferOutput<typeof CheckProgress>

/** A risk that was found, in one place of the company or in several. */
const OpenRisk = v.object({
  check: Check,
  urgency: Urgency,
  label: v.string(),
  numPlaces: v.number(),
  /** Where it is: the name of a section, the number of sections, or the company as a whole. */
  place: v.string(),
  /** Who is going to remove it; '' when there is a place where nobody does. */
  holder: v.string(),
  /** The path of its result. */
  href: v.string(),
})
export type OpenRisk = v.InferOutput<typeof OpenRisk>

/** The open risks of one urgency. `count`: of all places together. `risks`: the first ones. */
const RiskGroup = v.object({ urgency: Urgency, count: v.number(), risks: v.array(OpenRisk) })
export type RiskGroup = v.InferOutput<typeof RiskGroup>

/** An open action point with a deadline. `deadline`: yyyy-mm-dd. */
const DueActionPoint = v.object({
  id: v.number(),
  description: v.string(),
  /** '' for none. */
  actionHolder: v.string(),
  deadline: v.string(),
})
export type DueActionPoint = v.InferOutput<typeof DueActionPoint>

/** A date that is recorded of a section, and is near or past. `label`: of its field. `day`: yyyy-mm-dd. `href`: its result. */
const DueDate = v.object({
  check: Check,
  sectionName: v.string(),
  label: v.string(),
  day: v.string(),
  href: v.string(),
})
export type DueDate = v.InferOutput<typeof DueDate>

/** What the user should do next in a company. Source of their order: docs/decisions/0027 (I9). */
export const NextStep = v.variant('kind', [
  /** A risk that must be removed at once and has no holder. */
  v.object({
    kind: v.literal('ASSIGN_RISK'),
    risk: OpenRisk,
    /** The answer that shows it. `sectionId` null: of the company as a whole. */
    origin: v.object({ sectionId: v.nullable(v.number()), scriptKey: v.string(), questionId: v.string() }),
    /** The best measure against it; '' for none. */
    measure: v.string(),
    /** An open action point for it without a holder; null for none. */
    actionPointId: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('LATE_ACTION_POINT'), actionPoint: DueActionPoint, numLate: v.number() }),
  v.object({
    kind: v.literal('CONTINUE_CHECK'),
    check: Check,
    numUnfinished: v.number(),
    /** The section where the user stopped; null when that is not known. */
    sectionName: v.nullable(v.string()),
    /** The address of the question to go on with. */
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
  /** Nothing is left that the user may do. */
  v.object({ kind: v.literal('NONE') }),
])
export type NextStep = v.InferOutput<typeof NextStep>

/** What the first page of a company shows beside the company. */
export const CompanyOverview = v.object({
  nextStep: NextStep,
  /** The started checks with questions in the portal. */
  progress: v.array(CheckProgress),
  /** One group per urgency, the most urgent first; no empty ones. */
  riskGroups: v.array(RiskGroup),
  /** The open action points with the earliest deadlines. */
  dueActionPoints: v.array(DueActionPoint),
  /** The earliest dates of sections within thirty days, and those that are past; 5 at most. */
  dueDates: v.array(DueDate),
  /** What happened in the last thirty days, as far as the user sees it, the newest first; 50 at most. */
  activities: v.array(Activity),
})
export type CompanyOverview = v.InferOutput<typeof CompanyOverview>
