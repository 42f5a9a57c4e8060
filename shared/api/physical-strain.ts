import * as v from 'valibot'

import { FinishedRound, RoundDetails, RoundSummary } from '#shared/domain/check-round.ts'
import { Questionnaire } from '#shared/domain/questionnaire.ts'
import { responseOf } from '#shared/domain/response.ts'
import {
  type AnswerInput,
  AnswersOverview,
  CheckResult,
  FunctionGroup,
  type FunctionGroupUpdateInput,
  Matrix,
  Remark,
  type RemarkInput,
  ResumePage,
  StoredAnswer,
} from '#shared/domain/section-check.ts'
import { api } from './client.ts'
import { withKey } from './request-key.ts'

const url = (companyId: number, path: string) => `${companyId}/physicalstrain/${path}`
const sectionQuery = (sectionId: number | null) => ({
  searchParams: sectionId === null ? {} : { checkSectionId: sectionId },
})

const QuestionnaireResponse = responseOf(Questionnaire)
const AnswerListResponse = responseOf(v.array(StoredAnswer))
const FunctionGroupListResponse = responseOf(v.array(FunctionGroup))
const FunctionGroupResponse = responseOf(FunctionGroup)
const ResumePageResponse = responseOf(v.nullable(ResumePage))
const CheckResultResponse = responseOf(CheckResult)

/** Returns the questionnaire: all scripts with their questions and order. */
export const getScriptFlow = () => api.get('physicalstrain/scriptflow').json(QuestionnaireResponse)

/** Returns the page to start or resume at; null when the check is finished or has no function groups yet. */
export const getResumePage = (companyId: number) => api.get(url(companyId, 'start')).json(ResumePageResponse)

/** Returns the risk matrix; empty when the check was not started. */
export const getMatrix = (companyId: number) =>
  api.get(url(companyId, 'result/matrix')).json(responseOf(Matrix))

/** Returns the finished rounds, the newest first. */
export const listRounds = (companyId: number) =>
  api.get(url(companyId, 'round')).json(responseOf(v.array(RoundSummary)))

/** Returns a finished round and what has changed since. Rejects with 404. */
export const getRound = (companyId: number, id: number) =>
  api.get(url(companyId, `round/${id}`)).json(responseOf(RoundDetails))

/** Finishes a round. Returns the last one when nothing has changed since. Rejects with 409 while a question is open. */
export const finishRound = (companyId: number, key: string) =>
  api.post(url(companyId, 'round'), withKey(key)).json(responseOf(FinishedRound))

/** Returns the result of a function group. Rejects with 404 when it does not exist. */
export const getFunctionGroupResult = (companyId: number, id: number) =>
  api.get(url(companyId, `functiongroup/${id}/result`)).json(CheckResultResponse)

/** Returns the result of a script or a column of the matrix. Rejects with 404 when it does not exist. */
export const getScriptResult = (companyId: number, scriptKey: string) =>
  api.get(url(companyId, `survey/${scriptKey}/result`)).json(CheckResultResponse)

/** Returns all answers in a function group, or with null those of the company. Rejects with 404. */
export const listAnswers = (companyId: number, sectionId: number | null) =>
  api.get(url(companyId, 'answers'), sectionQuery(sectionId)).json(AnswerListResponse)

/**
 * Saves the answers to one question. Returns all stored answers to its script, including those of other users. Rejects
 * with 409 when another user saved different answers since the revision in the input.
 */
export const saveAnswer = (companyId: number, scriptKey: string, input: AnswerInput) =>
  api.post(url(companyId, `survey/${scriptKey}`), { json: input }).json(AnswerListResponse)

/** Returns the questions of a script with their answers as text. Rejects with 404. */
export const getAnswersOverview = (companyId: number, scriptKey: string, sectionId: number | null) =>
  api
    .get(url(companyId, `survey/${scriptKey}/sectionanswers`), sectionQuery(sectionId))
    .json(responseOf(AnswersOverview))

/** Saves the remark on a script and returns it. Rejects with 409 like `saveAnswer`. */
export const saveRemark = (companyId: number, scriptKey: string, input: RemarkInput) =>
  api.post(url(companyId, `survey/${scriptKey}/remark`), { json: input }).json(responseOf(Remark))

/** Returns the function groups in order of creation; none when the check was not started. */
export const listFunctionGroups = (companyId: number) =>
  api.get(url(companyId, 'functiongroup')).json(FunctionGroupListResponse)

/** Adds a function group and returns it. Rejects with 400 when the name is taken, and with 409 at the maximum number. */
export const createFunctionGroup = (companyId: number, functionGroupName: string, key: string) =>
  api
    .post(url(companyId, 'functiongroup'), { json: { functionGroupName }, ...withKey(key) })
    .json(FunctionGroupResponse)

/** Renames a function group and returns it. Rejects with 400 when the name is taken, and with 409 after a conflict. */
export const renameFunctionGroup = (companyId: number, id: number, input: FunctionGroupUpdateInput) =>
  api.put(url(companyId, `functiongroup/${id}`), { json: input }).json(FunctionGroupResponse)

/** Adds a function group with the answers and remarks of another. Returns it and rejects like `createFunctionGroup`. */
export const copyFunctionGroup = (companyId: number, id: number, functionGroupName: string, key: string) =>
  api
    .post(url(companyId, `functiongroup/${id}/copy`), { json: { functionGroupName }, ...withKey(key) })
    .json(FunctionGroupResponse)

/** Deletes a function group with its answers and remarks permanently. */
export const deleteFunctionGroup = (companyId: number, id: number) =>
  api.delete(url(companyId, `functiongroup/${id}`))
