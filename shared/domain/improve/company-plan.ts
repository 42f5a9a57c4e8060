import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { daysBetween } from '#shared/domain/basics/date.ts'
import { Theme } from '#shared/domain/basics/theme.ts'
import { Urgency, urgencies } from '#shared/domain/checks/questionnaire.ts'
import { PhotoMoment } from './action-point-photo.ts'

// The Plan van Aanpak of a company over all themes. Its rules: docs/decisions/0028.

/** A photo in the plan. `date`: ISO 8601. `caption`: '' for none. `url`: of its preview, on the portal. */
const PlanPhoto = v.object({
  id: v.number(),
  moment: PhotoMoment,
  caption: v.string(),
  date: v.string(),
  url: v.string(),
})
export type PlanPhoto = v.InferOutput<typeof PlanPhoto>

/**
 * How far a measure is. LOOK_AGAIN: its action point is completed, and the risk is still in the answers. DONE: the risk
 * was solved, the action point completed, or the advice archived.
 */
const PlanState = v.picklist(['OPEN', 'LOOK_AGAIN', 'DONE'])
export type PlanState = v.InferOutput<typeof PlanState>

/** One numbered measure of the plan. */
export const PlanMeasure = v.object({
  number: v.number(),
  kind: v.picklist(['RISK', 'ACTION_POINT', 'ADVICE']),
  urgency: Urgency,
  themes: v.array(Theme),
  /** The risk, the reason of the advice, or what will be done. */
  title: v.string(),
  /** The names of the sections where the risk is; empty for none. */
  places: v.array(v.string()),
  /** What identifies the section beside its name when it is the only place: "Draaibank · Hal 2"; '' for none. */
  placeFacts: v.string(),
  /** What will be done against it; '' when the title says it. */
  measure: v.string(),
  /** Whether `measure` comes from the questionnaire: nobody has chosen it. */
  isSuggestion: v.boolean(),
  /** '' for nobody. */
  holder: v.string(),
  /** yyyy-mm-dd; '' for none. */
  deadline: v.string(),
  state: PlanState,
  /** When and by whom the action point was completed, or the advice archived (by nobody known); null when it was not. */
  completed: v.nullable(v.object({ date: v.string(), by: v.nullable(Author) })),
  /** When and by whose answer the risk was solved; null when it was not. `date`: ISO 8601. */
  solved: v.nullable(v.object({ date: v.string(), by: Author })),
  photos: v.array(PlanPhoto),
  /** The path of the result that shows the risk, of the action point, and of the advice; null for none. */
  riskHref: v.nullable(v.string()),
  /** The path of the question whose answer shows the risk; null for none, and when it is in several places. */
  answerHref: v.nullable(v.string()),
  actionPointId: v.nullable(v.number()),
  adviceId: v.nullable(v.number()),
})
export type PlanMeasure = v.InferOutput<typeof PlanMeasure>

/** The plan as a user may see it. `unfinishedChecks`: those that are grey; as long as there are any it is a draft. */
export const CompanyPlan = v.object({
  unfinishedChecks: v.array(Check),
  /** By urgency, numbered from 1. */
  measures: v.array(PlanMeasure),
})
export type CompanyPlan = v.InferOutput<typeof CompanyPlan>

/** How far a plan is that is being made as a file. WAITING: for other plans. `done`, `total`: photos that were read. */
export const PlanProgress = v.object({
  phase: v.picklist(['WAITING', 'READING', 'MAKING']),
  done: v.number(),
  total: v.number(),
})
export type PlanProgress = v.InferOutput<typeof PlanProgress>

/** The formats in which the plan can be downloaded. */
export const planFormats = ['pdf', 'xlsx', 'docx'] as const
export type PlanFormat = (typeof planFormats)[number]

/** Whether a measure should have been done before this day, yyyy-mm-dd. */
export const isLate = ({ state, deadline }: Pick<PlanMeasure, 'state' | 'deadline'>, day: string) =>
  state === 'OPEN' && deadline !== '' && daysBetween(day, deadline) < 0

/** Returns the measures of each urgency that has any, the most urgent first, with how many of them are done. */
export const groupByUrgency = <Measure extends Pick<PlanMeasure, 'urgency' | 'state'>>(
  measures: readonly Measure[],
) =>
  urgencies.flatMap((urgency) => {
    const ofUrgency = measures.filter((measure) => measure.urgency === urgency)
    if (ofUrgency.length === 0) return []
    return { urgency, measures: ofUrgency, numDone: countDone(ofUrgency) }
  })

/** Returns the number of measures that are done. */
export const countDone = (measures: readonly Pick<PlanMeasure, 'state'>[]) =>
  measures.filter(({ state }) => state === 'DONE').length
