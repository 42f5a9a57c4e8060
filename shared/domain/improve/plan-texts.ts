import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import { isLate, type PlanMeasure } from './company-plan.ts'
import { urgencyOf } from './deadline.ts'

export const DRAFT = 'Concept, nog niet af'

export const NOBODY = 'Nog niemand'
const NO_DEADLINE = 'Nog geen datum'
/** For what was never filled in, once a measure is done. */
const NOTHING = '–'

const MAX_PLACES = 3

const countOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const join = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}` : parts.join('')

/** "3 maatregelen, 1 klaar". */
export function describeProgress(total: number, numDone: number): string {
  const measures = countOf(total, 'maatregel', 'maatregelen')
  return numDone > 0 ? `${measures}, ${numDone} klaar` : measures
}

/** "3 van 12 maatregelen klaar". */
export const describeDone = (total: number, numDone: number) =>
  `${numDone} van ${countOf(total, 'maatregel', 'maatregelen')} klaar`

/** "Nog 3 directe risico’s en 1 maatregel te laat"; '' when there are neither. `day`: yyyy-mm-dd. */
export function describeUrgent(measures: readonly PlanMeasure[], day: string): string {
  const numDirect = measures.filter(
    ({ kind, urgency, state }) => kind === 'RISK' && urgency === 'NOW' && state !== 'DONE',
  ).length
  const numLate = measures.filter((measure) => isLate(measure, day)).length
  const parts = [
    ...(numDirect > 0 ? [countOf(numDirect, 'direct risico', 'directe risico’s')] : []),
    ...(numLate > 0 ? [`${countOf(numLate, 'maatregel', 'maatregelen')} te laat`] : []),
  ]
  return parts.length > 0 ? `Nog ${join(parts)}` : ''
}

/** Why the plan is a draft: "Lasrook en Machineveiligheid zijn nog niet af."; '' when it is final. */
export function describeDraft(unfinishedChecks: readonly Check[]): string {
  if (unfinishedChecks.length === 0) return ''
  const labels = unfinishedChecks.map((check) => checkLabels[check])
  return `${join(labels)} ${labels.length === 1 ? 'is' : 'zijn'} nog niet af.`
}

export function statusOf(
  { state, deadline }: Pick<PlanMeasure, 'state' | 'deadline'>,
  day: string,
): { color: StatusColor; text: string } {
  if (state === 'DONE') return { color: 'GREEN', text: 'Klaar' }
  if (state === 'LOOK_AGAIN') return { color: 'ORANGE', text: 'Kijk opnieuw' }
  return urgencyOf(deadline, day) ?? { color: 'GREY', text: 'Open' }
}

export const describeHolder = ({ holder, state }: Pick<PlanMeasure, 'holder' | 'state'>) =>
  holder || (state === 'DONE' ? NOTHING : NOBODY)

export const describeDeadline = ({ deadline, state }: Pick<PlanMeasure, 'deadline' | 'state'>) =>
  deadline ? formatDay(deadline) : state === 'DONE' ? NOTHING : NO_DEADLINE

const whenAndBy = (verb: string, { date, by }: { date: string; by: { name: string } | null }) =>
  `${verb} op ${formatInstant(date)}${by ? ` door ${by.name}` : ''}`

/** "Afgerond op 20-11-2026 door Jan. Risico opgelost op 21-11-2026 door Els."; '' for nothing yet. */
export function describeOutcome({
  kind,
  state,
  completed,
  solved,
}: Pick<PlanMeasure, 'kind' | 'state' | 'completed' | 'solved'>): string {
  const sentences = [
    completed && whenAndBy(kind === 'ADVICE' ? 'Gearchiveerd' : 'Afgerond', completed),
    solved && whenAndBy('Risico opgelost', solved),
    state === 'LOOK_AGAIN' && 'Kijk of het risico weg is',
  ].filter((sentence) => sentence !== null && sentence !== false)
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** "Bank 1 (Draaibank · Hal 2)". */
const withFacts = (place: string, facts: string) => (facts ? `${place} (${facts})` : place)

/** All of them, with what identifies the only one. */
export const listPlaces = ({ places, placeFacts }: Pick<PlanMeasure, 'places' | 'placeFacts'>): string =>
  withFacts(places.join(', '), placeFacts)

/**
 * Three places at most unless `all`: "Fysieke belasting · Lassers, Zagers". With what identifies the only one:
 * "Machineveiligheid · Bank 1 (Draaibank · Hal 2)".
 */
export function describePlace(
  { themes, places, placeFacts }: Pick<PlanMeasure, 'themes' | 'places' | 'placeFacts'>,
  { all = false } = {},
): string {
  const named = all ? places : places.slice(0, MAX_PLACES)
  const numOthers = places.length - named.length
  const others = numOthers > 0 ? [`${numOthers} ${numOthers === 1 ? 'andere' : 'anderen'}`] : []
  const where = others.length > 0 ? `${named.join(', ')} en ${others}` : named.join(', ')
  return [formatThemes(themes), withFacts(where, placeFacts)].filter(Boolean).join(' · ')
}
