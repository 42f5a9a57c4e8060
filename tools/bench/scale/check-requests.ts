import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { type CheckDefinition, checkDefinitions } from '#shared/domain/basics/check.ts'
import { surveysOf } from '#shared/domain/checks/check-flow.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { StoredAnswer } from '#shared/domain/checks/section-check.ts'
import type { MeasuredRoutes } from './measured.ts'
import { subjectsOfThemes } from './subjects.ts'

const OF_SECTION = '?checkSectionId=:sectionId'
const sentOnce = { isSentOnce: true } as const

/** The first script about sections with a question that users choose an answer to. */
function scriptOf(questionnaire: Questionnaire) {
  for (const { scriptKey, questions } of surveysOf(questionnaire, 'SECTION')) {
    const question = questions.find(({ type, fromRecord }) => type === 'SINGLE' && !fromRecord)
    const choices = question?.answers.filter(({ freeText, withoutRisks }) => !freeText && !withoutRisks) ?? []
    if (question && choices.length > 1)
      return {
        scriptKey,
        questionId: question.questionKey,
        choices: choices.map(({ answerKey }) => answerKey),
      }
  }
  throw new Error(`No question of ${questionnaire.check} has a choice`)
}

function requestsOfCheck({
  api,
  sectionApi,
  check,
  hasSectionList,
  nameField,
}: CheckDefinition): MeasuredRoutes {
  const { section, round } = subjectsOfThemes[api]!
  const { scriptKey, questionId, choices } = scriptOf(questionnaires[check]!)
  const ofCheck = `/rest/:companyId/${api}`
  const ofSection = `${ofCheck}/${sectionApi}`
  const script = `${ofCheck}/survey/${scriptKey}`
  const survey = `${ofCheck}/survey/:scriptKey`
  const fieldsOf = check === 'MACHINE_SAFETY' ? { fields: { kind: 'lathe' } } : {}
  const named = (number: number) => ({ [nameField]: `Meting ${number}`, ...fieldsOf })
  return {
    [`GET /rest/${api}/scriptflow`]: { of: section },
    [`GET ${ofCheck}/start`]: { of: section },
    [`GET ${ofCheck}/answers`]: { of: section, queries: [OF_SECTION, ''] },
    [`GET ${survey}`]: { of: section, queries: [OF_SECTION] },
    [`GET ${survey}/sectionanswers`]: { of: section, queries: [OF_SECTION] },
    [`GET ${survey}/result`]: { of: section },
    [`GET ${ofCheck}/result/matrix`]: { of: section },
    [`GET ${ofCheck}/result/pdf`]: { of: section, queries: ['?draft=true'], ...sentOnce },
    [`GET ${ofCheck}/result/xlsx`]: { of: section, queries: ['?draft=true'], ...sentOnce },
    [`GET ${ofSection}`]: { of: section },
    [`GET ${ofSection}/:sectionId/result`]: { of: section },
    [`GET ${ofSection}/:sectionId/result/pdf`]: { of: section, queries: ['?draft=true'], ...sentOnce },
    [`POST ${survey}`]: {
      of: section,
      read: script + OF_SECTION,
      body: (number, current) => ({
        checkSectionId: ':sectionId',
        questionId,
        answers: [{ answerId: choices[number % 2] }],
        revision:
          (current as StoredAnswer[]).find((answer) => answer.questionId === questionId)?.revision ?? 0,
      }),
    },
    [`PUT ${ofSection}/:sectionId/archive`]: { of: section, ...sentOnce },
    [`PUT ${ofSection}/:sectionId/restore`]: { of: section, ...sentOnce },
    ...(hasSectionList
      ? {
          [`GET ${ofCheck}/register/csv`]: { of: section, ...sentOnce },
          [`GET ${ofCheck}/register/xlsx`]: { of: section, ...sentOnce },
          [`GET ${ofCheck}/register/pdf`]: { of: section, ...sentOnce },
          [`GET ${ofSection}/:sectionId/cards`]: { of: section },
          [`GET ${ofSection}/:sectionId`]: { of: section },
        }
      : {
          [`GET ${ofCheck}/round`]: { of: round },
          [`GET ${ofCheck}/round/:roundId`]: { of: round },
          [`POST ${ofSection}`]: { of: section, body: named },
          [`PUT ${ofSection}/:sectionId`]: { of: section, body: named },
          [`POST ${ofSection}/:sectionId/copy`]: { of: section, body: named },
        }),
    [`DELETE ${ofSection}/:sectionId`]: { of: section, ...sentOnce },
  }
}

export const checkRequests: MeasuredRoutes = Object.assign({}, ...checkDefinitions.map(requestsOfCheck))

/** For `:scriptKey` in paths, by the name of the check in the API. */
export const scriptKeys: Record<string, string> = Object.fromEntries(
  checkDefinitions.map(({ api, check }) => [api, scriptOf(questionnaires[check]!).scriptKey]),
)
