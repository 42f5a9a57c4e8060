import type { Answers, GivenAnswer } from '#shared/domain/checks/check-flow.ts'

/** Lines like 'WORK.materials: steel stainless'. The last line about a question counts; "-" is no answer. */
export function answersIn(lines: readonly string[]): Answers {
  const answers: Record<string, Record<string, GivenAnswer[]>> = {}
  for (const line of lines) {
    const [, scriptKey, questionKey, chosen] = line.match(/^(\w+)\.(\w+): (.*)$/)!
    answers[scriptKey!] ??= {}
    answers[scriptKey!]![questionKey!] =
      chosen === '-' ? [] : chosen!.split(' ').map((answerId) => ({ answerId, value: '' }))
  }
  return answers
}
