import { type Urgency, urgencies, urgencyLabels } from './questionnaire.ts'

// Words about a check that several pages use.

/** An answer that was given to an older questionnaire, and that the newest one does not have. */
export const EXPIRED_ANSWER = 'Vervallen antwoord'

/** What every place says once that shows questions, limits and sources of a check. */
export const EXPERT_REVIEW =
  'Een gecertificeerde arbokerndeskundige moet de vragen en grenzen van deze check nog beoordelen.'

/** "3 vragen open": how what is left of a check is counted everywhere. */
export const formatOpenQuestions = (count: number) => (count === 1 ? '1 vraag open' : `${count} vragen open`)

/** "Er staan nog 3 vragen open." */
export const openQuestionsSentence = (count: number) =>
  count === 1 ? 'Er staat nog 1 vraag open.' : `Er staan nog ${count} vragen open.`

/** Returns the number of these risks per urgency. */
export const countUrgencies = (risks: readonly { urgency: Urgency }[]): Record<Urgency, number> => {
  const numbers = { NOW: 0, SOON: 0, LATER: 0 }
  for (const { urgency } of risks) numbers[urgency]++
  return numbers
}

/** "4 direct, 14 binnen drie maanden", the most urgent first; '' without risks. */
export const formatUrgencies = (numbers: Record<Urgency, number>): string =>
  urgencies
    .filter((urgency) => numbers[urgency] > 0)
    .map((urgency) => `${numbers[urgency]} ${urgencyLabels[urgency].toLowerCase()}`)
    .join(', ')
