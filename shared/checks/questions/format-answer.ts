import { formatInstant } from '#shared/domain/basics/date.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { EXPIRED_ANSWER } from '#shared/domain/checks/check-texts.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'

/** Quoted: “Meer dan 20 meter”. */
export function formatAnswer(question: Question, given: readonly GivenAnswer[]): string {
  const chosen = given.map((answer) => `“${answerInWords(question, answer, EXPIRED_ANSWER.toLowerCase())}”`)
  return chosen.length > 0 ? chosen.join(' en ') : 'geen antwoord'
}

const timeFormat = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** An instant (ISO 8601) as "om 14:03", with the day in front when it is not today. */
export function formatDateTime(instant: string, now = new Date()): string {
  const time = `om ${timeFormat.format(new Date(instant))}`
  return formatInstant(instant) === formatInstant(now.toISOString())
    ? time
    : `op ${formatInstant(instant)} ${time}`
}
