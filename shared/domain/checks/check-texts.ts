import { type Urgency, urgencies, urgencyLabels } from './questionnaire.ts'

/** Given to an older questionnaire; the newest one does not have it. */
export const EXPIRED_ANSWER = 'Vervallen antwoord'

/** Said once in every place that shows questions, limits and sources of a check. */
export const EXPERT_REVIEW =
  'Een gecertificeerde arbokerndeskundige moet de vragen en grenzen van deze check nog beoordelen.'

/** "3 vragen open". */
export const formatOpenQuestions = (count: number) => (count === 1 ? '1 vraag open' : `${count} vragen open`)

/** "Er staan nog 3 vragen open." */
export const openQuestionsSentence = (count: number) =>
  count === 1 ? 'Er staat nog 1 vraag open.' : `Er staan nog ${count} vragen open.`

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
