import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { daysBetween } from '#shared/domain/basics/date.ts'
import { Theme } from '#shared/domain/basics/theme.ts'
import { Urgency, urgencies } from '#shared/domain/checks/questionnaire.ts'
import { PhotoMoment } from './action-point-photo.ts'

// The Plan van Aanpak of a company over all themes. Its rules: docs/decisions/0028.

/** `date`: ISO 8601. `caption`: '' for none. `url`: of its preview, on the portal. */
const PlanPhoto = v.object({
  id: v.number(),
  moment: PhotoMoment,
  caption: v.string(),
  date: v.string(),
  url: v.string(),
})
export type PlanPhoto = v.InferOutput<typeof PlanPhoto>

/**
 * LOOK_AGAIN: the action point is completed, and the risk is still in the answers. DONE: the risk was solved, the
 * action point completed, or the advice archived.
 */
const PlanState = v.picklist(['OPEN', 'LOOK_AGAIN', 'DONE'])
export type PlanState = v.InferOutput<typeof PlanState>

/**
 * `title`: the risk, the reason of the advice, or what will be done. `places`: names of sections. `placeFacts`:
 * identifies the only one, "Draaibank · Hal 2". `measure`: '' when the title says it. `isSuggestion`: from the
 * questionnaire, chosen by nobody. `holder`: '' for nobody. `deadline`: yyyy-mm-dd, '' for none.
 */
export const PlanMeasure = v.object({
  number: v.number(),
  kind: v.picklist(['RISK', 'ACTION_POINT', 'ADVICE']),
  urgency: Urgency,
  themes: v.array(Theme),
  title: v.string(),
  places: v.array(v.string()),
  placeFacts: v.string(),
  measure: v.string(),
  isSuggestion: v.boolean(),
  holder: v.string(),
  deadline: v.string(),
  state: PlanState,
  /** When the action point was completed, or the advice archived, of which nobody is recorded. */
  completed: v.nullable(v.object({ date: v.string(), by: v.nullable(Author) })),
  /** `by`: whose answer solved the risk. `date`: ISO 8601. */
  solved: v.nullable(v.object({ date: v.string(), by: Author })),
  photos: v.array(PlanPhoto),
  /** The path of the result that shows the risk; null for none. */
  riskHref: v.nullable(v.string()),
  /** The path of the question whose answer shows the risk; null for none, and when it is in several places. */
  answerHref: v.nullable(v.string()),
  actionPointId: v.nullable(v.number()),
  adviceId: v.nullable(v.number()),
})
export type PlanMeasure = v.InferOutput<typeof PlanMeasure>

/** `unfinishedChecks`: grey ones, which make it a draft. `measures`: by urgency, numbered from 1. */
export const CompanyPlan = v.object({
  unfinishedChecks: v.array(Check),
  measures: v.array(PlanMeasure),
})
export type CompanyPlan = v.InferOutput<typeof CompanyPlan>

/** WAITING: for other plans. `done`, `total`: photos that were read. */
export const PlanProgress = v.object({
  phase: v.picklist(['WAITING', 'READING', 'MAKING']),
  done: v.number(),
  total: v.number(),
})
export type PlanProgress = v.InferOutput<typeof PlanProgress>

export const planFormats = ['pdf', 'xlsx', 'docx'] as const
export type PlanFormat = (typeof planFormats)[number]

export const isLate = ({ state, deadline }: Pick<PlanMeasure, 'state' | 'deadline'>, day: string) =>
  state === 'OPEN' && deadline !== '' && daysBetween(day, deadline) < 0

/** The most urgent first, with how many of them are done; none without measures. */
export const groupByUrgency = <Measure extends Pick<PlanMeasure, 'urgency' | 'state'>>(
  measures: readonly Measure[],
) =>
  urgencies.flatMap((urgency) => {
    const ofUrgency = measures.filter((measure) => measure.urgency === urgency)
    if (ofUrgency.length === 0) return []
    return { urgency, measures: ofUrgency, numDone: countDone(ofUrgency) }
  })

export const countDone = (measures: readonly Pick<PlanMeasure, 'state'>[]) =>
  measures.filter(({ state }) => state === 'DONE').length
