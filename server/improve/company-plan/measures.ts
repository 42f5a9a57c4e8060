import { resultPath } from '#server/checks/engine/check-paths.ts'
import { type NamedRisk, riskOfAnswer } from '#server/checks/engine/risk-of-answer.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { answerPath } from '#server/companies/answer-path.ts'
import { authorOf } from '#server/history/authoring/authors.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { daysBetween, today } from '#shared/domain/basics/date.ts'
import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import { type Urgency, urgencies } from '#shared/domain/checks/questionnaire.ts'
import { type FieldValues, fieldsOf, identifyingWords } from '#shared/domain/checks/section-fields.ts'
import type { PlanMeasure, PlanState } from '#shared/domain/improve/company-plan.ts'
import type { ActionPointRow, AdviceRow, RiskRow, SolvedRiskRow } from './queries.ts'

const COMPANY = 'Hele bedrijf'

/** In days, for the deadline of a measure that is not for a risk. Source: docs/decisions/0028. */
const MAX_DAYS_NOW = 7
const MAX_DAYS_SOON = 92

export type PlanRows = {
  risks: readonly RiskRow[]
  solvedRisks: readonly SolvedRiskRow[]
  actionPoints: readonly ActionPointRow[]
  advices: readonly AdviceRow[]
}

type Draft = Omit<PlanMeasure, 'number' | 'photos'> & { position: number }

type QuestionRisk = {
  check: Check
  sectionId: number
  sectionName: string | null
  fields: FieldValues
  scriptKey: string
  questionKey: string
  key: string
  /** Of risks that are one measure: the same answers, and as urgent. */
  sameRiskKey: string
  label: string
  urgency: Urgency
  suggestions: string[]
  position: number
}

type QuestionKeys = { sectionId: number | null; scriptKey: string | null; questionKey: string | null }

const keyOf = ({ sectionId, scriptKey, questionKey }: QuestionKeys) =>
  `${sectionId} ${scriptKey} ${questionKey}`

const mostUrgent = (found: readonly { urgency: Urgency }[]) =>
  urgencies.find((urgency) => found.some((risk) => risk.urgency === urgency))!

const nameRisk = (row: RiskRow | SolvedRiskRow): NamedRisk | undefined => {
  return riskOfAnswer(questionnaires[row.check], row)
}

const byUrgency = (one: NamedRisk, other: NamedRisk) =>
  urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency)

/** Leaves out answers that the questionnaire does not have. */
function nameRisks(rows: readonly RiskRow[]): QuestionRisk[] {
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, ofQuestion]) => {
    const named = ofQuestion.flatMap((row) => nameRisk(row) ?? []).sort(byUrgency)
    const [row, [first]] = [ofQuestion[0]!, named]
    if (!first) return []
    const answers = ofQuestion.map(({ answerKey }) => answerKey).sort()
    const urgency = mostUrgent(named)
    return {
      ...row,
      key,
      sameRiskKey: [urgency, row.check, row.scriptKey, row.questionKey, ...answers].join(' '),
      label: named.map(({ label }) => label).join(', '),
      urgency,
      suggestions: named.flatMap(({ actions }) => actions),
      position: first.position,
    }
  })
}

/** For a measure that is not for a risk. `day`, `deadline`: yyyy-mm-dd. */
function urgencyOfDeadline(deadline: string | null, day: string): Urgency {
  if (deadline === null) return 'LATER'
  const days = daysBetween(day, deadline)
  if (days <= MAX_DAYS_NOW) return 'NOW'
  return days <= MAX_DAYS_SOON ? 'SOON' : 'LATER'
}

/** The result of the section, or of the script for a risk in several sections or in the company. */
const riskHrefOf = (companyId: number, places: readonly QuestionRisk[]) => {
  const { check, scriptKey, sectionId, sectionName } = places[0]!
  return resultPath({ check, companyId }, places.length > 1 || sectionName === null ? scriptKey : sectionId)
}

const answerHrefOf = (companyId: number, [place, ...others]: readonly QuestionRisk[]) =>
  place && others.length === 0 ? answerPath(companyId, questionnaires[place.check], place) : null

/** In one line; '' for none. */
function factsOf({ check, fields }: Pick<QuestionRisk, 'check' | 'fields'>): string {
  return identifyingWords(fieldsOf(questionnaires[check]), fields)
}

function unassigned(companyId: number, places: readonly QuestionRisk[]): Draft {
  const { check, label, urgency, suggestions, position } = places[0]!
  return {
    kind: 'RISK',
    urgency,
    themes: [check],
    title: label,
    places: places.map(({ sectionName }) => sectionName ?? COMPANY),
    placeFacts: places.length === 1 ? factsOf(places[0]!) : '',
    measure: suggestions[0] ?? '',
    isSuggestion: true,
    holder: '',
    deadline: '',
    state: 'OPEN',
    completed: null,
    solved: null,
    riskHref: riskHrefOf(companyId, places),
    answerHref: answerHrefOf(companyId, places),
    actionPointId: null,
    adviceId: null,
    position,
  }
}

type Reason = {
  title: string
  urgency: Urgency
  position: number
  riskHref: string | null
  answerHref: string | null
  solved: PlanMeasure['solved']
}

function measureOf(point: ActionPointRow, state: PlanState, reason: Reason | undefined, day: string): Draft {
  const { check, sectionName, sectionId, fields, completedAt, completedBy, deadline } = point
  const { description, adviceReason } = point
  const title = reason?.title ?? adviceReason ?? description
  const from = completedAt ? today(completedAt) : day
  return {
    kind: reason ? 'RISK' : 'ACTION_POINT',
    urgency: reason?.urgency ?? urgencyOfDeadline(deadline, from),
    themes: reason && check ? [check] : point.themes,
    title,
    places: check && sectionId !== null ? [sectionName ?? COMPANY] : [],
    placeFacts: check && fields ? factsOf({ check, fields }) : '',
    measure: title === description ? '' : description,
    isSuggestion: false,
    holder: point.holder,
    deadline: deadline ?? '',
    state,
    completed: completedAt && { date: completedAt.toISOString(), by: authorOf(completedBy) },
    solved: reason?.solved ?? null,
    riskHref: reason?.riskHref ?? null,
    answerHref: reason?.answerHref ?? null,
    actionPointId: point.id,
    adviceId: point.adviceId,
    position: reason?.position ?? 0,
  }
}

const measureOfAdvice = ({
  id,
  themes,
  reason,
  necessaryMeasure,
  agreements,
  archivedAt,
}: AdviceRow): Draft => ({
  kind: 'ADVICE',
  urgency: 'SOON',
  themes,
  title: reason,
  places: [],
  placeFacts: '',
  measure: necessaryMeasure || agreements,
  isSuggestion: false,
  holder: '',
  deadline: '',
  state: archivedAt ? 'DONE' : 'OPEN',
  completed: archivedAt && { date: archivedAt.toISOString(), by: null },
  solved: null,
  riskHref: null,
  answerHref: null,
  actionPointId: null,
  adviceId: id,
  position: 0,
})

function lastCompleted(points: readonly ActionPointRow[]): ActionPointRow | undefined {
  if (points.some(({ completedAt }) => completedAt === null)) return undefined
  return points.toSorted(
    (one, other) => Number(other.completedAt) - Number(one.completedAt) || other.id - one.id,
  )[0]
}

const rankOf = ({ themes: [theme] }: { themes: readonly Theme[] }) => (theme ? themes.indexOf(theme) : -1)
/** Deadlines are yyyy-mm-dd; none comes after all others. */
const compareDeadlines = (one: string, other: string) =>
  Number(one === '') - Number(other === '') || Number(one > other) - Number(one < other)

/** By urgency; then what is left before what is done, what nobody does first, and the earliest deadline. */
const inOrder = (one: Draft, other: Draft) =>
  urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
  Number(one.state === 'DONE') - Number(other.state === 'DONE') ||
  Number(one.holder !== '') - Number(other.holder !== '') ||
  compareDeadlines(one.deadline, other.deadline) ||
  rankOf(one) - rankOf(other) ||
  one.position - other.position ||
  (one.actionPointId ?? 0) - (other.actionPointId ?? 0)

/**
 * In order: one for each action point, one for each risk without any, in all places where it is, and one for each
 * advice without action points. `day`: today, yyyy-mm-dd.
 */
export function measuresOf(
  companyId: number,
  { risks: riskRows, solvedRisks, actionPoints, advices }: PlanRows,
  day: string,
): Omit<PlanMeasure, 'photos'>[] {
  const risks = nameRisks(riskRows)
  const pointsOf = Map.groupBy(actionPoints, keyOf)
  const riskOf = new Map(risks.map((risk) => [risk.key, risk]))
  const solvedOf = Map.groupBy(solvedRisks, keyOf)

  /**
   * `waiting`: the last action points for risks that wait for a second look. `untaken`: risks that nobody has taken
   * on (any more).
   */
  const waiting = new Set<number>()
  const untaken: QuestionRisk[] = []
  for (const risk of risks) {
    const points = pointsOf.get(risk.key) ?? []
    const last = lastCompleted(points)
    if (points.length === 0 || last?.isAnsweredAgain) untaken.push(risk)
    else if (last) waiting.add(last.id)
  }

  function stateOf({ id, completedAt }: ActionPointRow): PlanState {
    if (completedAt === null) return 'OPEN'
    return waiting.has(id) ? 'LOOK_AGAIN' : 'DONE'
  }

  function reasonOf(point: ActionPointRow): Reason | undefined {
    const risk = riskOf.get(keyOf(point))
    if (risk) {
      const { label, urgency, position } = risk
      const hrefs = { riskHref: riskHrefOf(companyId, [risk]), answerHref: answerHrefOf(companyId, [risk]) }
      return { title: label, urgency, position, ...hrefs, solved: null }
    }
    const rows = solvedOf.get(keyOf(point)) ?? []
    const named = rows.flatMap((row) => nameRisk(row) ?? [])
    const [row] = rows.filter(({ actionItemId }) => actionItemId === point.id)
    if (!named[0]) return undefined
    return {
      title: named.map(({ label }) => label).join(', '),
      urgency: mostUrgent(rows),
      position: named[0].position,
      riskHref: null,
      answerHref: null,
      solved: row ? { date: row.solvedAt.toISOString(), by: authorOf(row.solvedBy) } : null,
    }
  }

  return [
    ...[...Map.groupBy(untaken, ({ sameRiskKey }) => sameRiskKey).values()].map((places) =>
      unassigned(companyId, places),
    ),
    ...actionPoints.map((point) => measureOf(point, stateOf(point), reasonOf(point), day)),
    ...advices.map(measureOfAdvice),
  ]
    .sort(inOrder)
    .map(({ position: _, ...measure }, index) => ({ ...measure, number: index + 1 }))
}
