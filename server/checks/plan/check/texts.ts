import { formatDay, today } from '#shared/domain/basics/date.ts'
import { openQuestionsSentence } from '#shared/domain/checks/check-texts.ts'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'

export const AGREED = 'Dit gaan we doen'
export const SUGGESTED = 'Wat je kunt doen'

const NOTHING_AGREED = 'Nog niet afgesproken. Kies samen een maatregel en vul in wie het doet en wanneer.'
const HALF_AGREED = 'Nog niet compleet. Vul in wie het doet en wanneer het klaar is.'

export const describeMissing = (isPlanned: boolean, numActionPoints: number) =>
  isPlanned ? '' : numActionPoints > 0 ? HALF_AGREED : NOTHING_AGREED

export const planStateOf = (isPlanned: boolean, numActionPoints: number) =>
  isPlanned ? 'Afgesproken' : numActionPoints > 0 ? 'Nog niet compleet' : 'Nog niet afgesproken'

export function describePlanned(numPlanned: number, numRisks: number): string {
  if (numRisks === 0) return ''
  const missing = numRisks - numPlanned
  if (missing === 0) return 'Bij elk risico is een maatregel afgesproken.'
  const where =
    missing < numRisks
      ? `Bij ${missing} van de ${numRisks} risico’s`
      : numRisks === 1
        ? 'Bij het risico'
        : `Bij alle ${numRisks} risico’s`
  return `${where} is nog niet afgesproken wie wat doet, en wanneer. Daar staan lege regels om in te vullen.`
}

export const describeDraft = ({ status, numUnfinished }: Pick<CheckResult, 'status' | 'numUnfinished'>) =>
  status === 'GREY'
    ? `Dit plan is een concept. ${openQuestionsSentence(numUnfinished)} Er kunnen nog risico’s bijkomen.`
    : ''

/** yyyy-mm-dd. */
function yearAfter(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)]
  return `${year + 1}${rest === '-02-29' ? '-03-01' : rest}`
}

/**
 * A year after the last answer (ISO 8601, as `madeAt`), or at once when that has passed. The year is our own
 * choice: the law names no term (Arbowet, article 5).
 */
export function describeNextReview(lastUpdated: string | null, madeAt: string): string {
  const madeOn = today(new Date(madeAt))
  const next = yearAfter(lastUpdated ? today(new Date(lastUpdated)) : madeOn)
  return next > madeOn ? `Vóór ${formatDay(next)}` : 'Nu: de antwoorden zijn ouder dan een jaar'
}
