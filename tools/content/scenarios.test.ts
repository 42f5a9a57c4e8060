import { expect, test } from 'vitest'
import { findContentFaults, parseLine } from '#server/checks/questionnaires/content-validity.ts'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { answeredInFull, answersOf as givenAnswers } from '#server/operations/demo/seed-check.ts'
import { checks } from '#shared/domain/basics/check.ts'
import { answersOf, risksOf, summarizeCell, surveysOf } from '#shared/domain/checks/check-flow.ts'
import { type Questionnaire, urgencies } from '#shared/domain/checks/questionnaire.ts'
import { readScenarios } from './read-scenarios.ts'

const MIN_SCENARIOS = 12

const scenarios = Object.fromEntries(
  await Promise.all(checks.map(async (check) => [check, await readScenarios(check)] as const)),
)

function outcomeOf(questionnaire: Questionnaire, lines: readonly string[]) {
  const given: Record<string, Record<string, string[]>> = {}
  for (const line of lines) {
    const { key, answerKeys } = parseLine(line)!
    const [scriptKey, questionKey] = key.split('.') as [string, string]
    given[scriptKey] = { ...given[scriptKey], [questionKey]: answerKeys }
  }
  const all = answeredInFull(questionnaire, 'SECTION', given)
  const answers = answersOf(
    Object.entries(all).flatMap(([scriptKey, questions]) =>
      Object.entries(questions).map(([questionId, answers]) => ({
        scriptKey,
        questionId,
        answers: givenAnswers(answers),
      })),
    ),
  )
  const outcomes = questionnaire.columns.map((column) => {
    const { status } = summarizeCell(questionnaire, column, answers)
    const [risk] = surveysOf(questionnaire, 'SECTION')
      .filter(({ scriptKey }) => column.scriptKeys.includes(scriptKey))
      .flatMap((survey) => risksOf(questionnaire, survey, answers))
      .toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency))
    const found = risk && { color: status, urgency: risk.urgency, measure: risk.actions[0] }
    return [column.columnKey, status === 'GREY' ? status : (found ?? status)] as const
  })
  return Object.fromEntries(outcomes.filter(([, outcome]) => outcome !== 'GREEN' && outcome !== 'WHITE'))
}

test.each(
  checks.flatMap((check) =>
    scenarios[check]!.map((scenario) => [check, scenario.situation, scenario] as const),
  ),
)('%s: %s', (check, _, { answers, expected }) => {
  const { content, questionnaire } = writtenChecks[check]
  expect(findContentFaults({ ...content, neverGreen: [{ because: '', answers }] })).toEqual([])
  expect(outcomeOf(questionnaire, answers)).toEqual(expected)
})

test.each(checks)('%s has at least twelve scenarios', (check) => {
  expect(scenarios[check]!.length).toBeGreaterThanOrEqual(MIN_SCENARIOS)
})
