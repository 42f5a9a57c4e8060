import { api } from '#shared/api/basics/client.ts'
import { type Check, definitionOf } from '#shared/domain/basics/check.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

const QuestionnaireResponse = responseOf(Questionnaire)

export const getScriptFlow = (check: Check) =>
  api.get(`${definitionOf(check).api}/scriptflow`).json(QuestionnaireResponse)
