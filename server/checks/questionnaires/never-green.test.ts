import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checks } from '#shared/domain/basics/check.ts'
import {
  type Answers,
  contradictionOf,
  type GivenAnswer,
  hasOwnPage,
  isSkippedQuestion,
  summarizePart,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { parseLine } from './content-validity.ts'
import { writtenChecks } from './written-checks.ts'

// Whoever wants a green section gives an answer without a risk wherever there is one.

const given = (keys: readonly string[]): GivenAnswer[] =>
  keys.map((answerId) => ({ answerId, value: 'Een reden' }))

/** Also those whose answer follows from what is recorded. */
const askedIn = (questionnaire: Questionnaire, answers: Answers) =>
  surveysOf(questionnaire, 'SECTION').flatMap((survey) =>
    survey.questions
      .filter(
        (question) => hasOwnPage(question) && !isSkippedQuestion(questionnaire, survey, question, answers),
      )
      .map((question) => ({ survey, question })),
  )

/** Answers the questions in their order, except `fixed`: by the numbers, with answers that are green or a choice. */
function answerGreen(questionnaire: Questionnaire, fixed: Answers, by: readonly number[]): Answers {
  let answers = fixed
  for (let step = 0; ; step++) {
    const open = askedIn(questionnaire, answers).find(
      ({ survey, question }) => !answers[survey.scriptKey]?.[question.questionKey],
    )
    if (!open) return answers
    const { survey, question } = open
    const { scriptKey } = survey
    const { questionKey } = question
    const possible = question.answers.filter(
      (answer) =>
        (answer.color === 'GREEN' || answer.color === null) &&
        contradictionOf(questionnaire, survey, answer, answers) === undefined,
    )
    const number = by[step % by.length]!
    const some = possible.filter(({ excludesOthers }, at) => !excludesOthers && (number >> at) % 2 === 1)
    const one = possible[number % Math.max(1, possible.length)] ?? question.answers[0]!
    const chosen = question.type === 'MULTI' && some.length > 0 ? some : [one]
    const keys = chosen.map(({ answerKey }) => answerKey)
    answers = { ...answers, [scriptKey]: { ...answers[scriptKey], [questionKey]: given(keys) } }
  }
}

function fixedBy(lines: readonly string[]): Answers {
  const answers: Record<string, Record<string, GivenAnswer[]>> = {}
  for (const line of lines) {
    const { key, answerKeys } = parseLine(line)!
    const [scriptKey, questionKey] = key.split('.') as [string, string]
    answers[scriptKey] = { ...answers[scriptKey], [questionKey]: given(answerKeys) }
  }
  return answers
}

const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 40 })

const rules = checks.flatMap((check) =>
  (writtenChecks[check].content.neverGreen ?? []).map((rule) => [check, rule.because, rule.answers] as const),
)

/** Whether all questions of the lines are asked. */
function areAsked(questionnaire: Questionnaire, lines: readonly string[], answers: Answers): boolean {
  const asked = askedIn(questionnaire, answers).map(
    ({ survey, question }) => `${survey.scriptKey}.${question.questionKey}`,
  )
  return lines.every((line) => asked.includes(parseLine(line)!.key))
}

test.each(rules)('%s: no answers make green that %s', (check, _, lines) => {
  const { questionnaire } = writtenChecks[check]
  const fixed = fixedBy(lines)
  fc.assert(
    fc.property(numbers, (by) => {
      const answers = answerGreen(questionnaire, fixed, by)
      fc.pre(areAsked(questionnaire, lines, answers))
      expect(summarizePart(questionnaire, 'SECTION', answers).status).not.toBe('GREEN')
    }),
  )
})

test.each(checks)('%s can be green', (check) => {
  const { questionnaire } = writtenChecks[check]
  const statuses = fc
    .sample(numbers, { numRuns: 200, seed: 1 })
    .map((by) => summarizePart(questionnaire, 'SECTION', answerGreen(questionnaire, {}, by)).status)
  expect(statuses).toContain('GREEN')
})
