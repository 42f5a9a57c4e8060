import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import { formatInstant } from '#shared/domain/date.ts'
import type { Question, Questionnaire } from '#shared/domain/questionnaire.ts'

/** A text of the questionnaire with the name of the section in it. */
export const withName = ({ section }: Questionnaire, text: string, name: string) =>
  text.replaceAll(section.placeholder, name)

/** What was answered, in a few words: “Meer dan 20 meter”. */
export function answerWords({ answers }: Question, given: readonly GivenAnswer[]): string {
  const chosen = given.map(({ answerId, value }) => {
    const label = answers.find(({ answerKey }) => answerKey === answerId)?.label ?? answerId
    return value ? `“${label}: ${value}”` : `“${label}”`
  })
  return chosen.length > 0 ? chosen.join(' en ') : 'geen antwoord'
}

const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** When something was done, as people say it: "om 14:03", with the day when that is not today. */
export function momentWords(instant: string, now = new Date()): string {
  const at = `om ${time.format(new Date(instant))}`
  return formatInstant(instant) === formatInstant(now.toISOString())
    ? at
    : `op ${formatInstant(instant)} ${at}`
}
