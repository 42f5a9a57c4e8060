import * as v from 'valibot'

import { Questionnaire } from '#shared/domain/questionnaire.ts'
import { responseOf } from '#shared/domain/response.ts'
import {
  type AnswerInput,
  AnswersOverview,
  CheckResult,
  FunctionGroup,
  Matrix,
  Remark,
  type RemarkInput,
  ResumePage,
  StoredAnswer,
} from '#shared/domain/section-check.ts'
import { api } from './client.ts'

const url = (companyId: number, path: string) => `${companyId}/physicalstrain/${path}`
const sectionQuery = (checkSectionId: number | null) => ({
  searchParams: checkSectionId === null ? {} : { checkSectionId },
})

const QuestionnaireResponse = responseOf(Questionnaire)
const AnswerListResponse = responseOf(v.array(StoredAnswer))
const FunctionGroupListResponse = responseOf(v.array(FunctionGroup))
const FunctionGroupResponse = responseOf(FunctionGroup)
const ResumePageResponse = responseOf(v.nullable(ResumePage))
const CheckResultResponse = responseOf(CheckResult)

/** The questionnaire: every script with its questions, and how one leads to the next. */
export const getScriptFlow = () => api.get('physicalstrain/scriptflow').json(QuestionnaireResponse)

/** Where to begin or to go on: null when everything is finished, or there is no function group to ask about yet. */
export const getResumePage = (companyId: number) => api.get(url(companyId, 'start')).json(ResumePageResponse)

export const getMatrix = (companyId: number) =>
  api.get(url(companyId, 'result/matrix')).json(responseOf(Matrix))

export const getFunctionGroupResult = (companyId: number, id: number) =>
  api.get(url(companyId, `functiongroup/${id}/result`)).json(CheckResultResponse)

/** Of a script or a column of the matrix. */
export const getScriptResult = (companyId: number, scriptKey: string) =>
  api.get(url(companyId, `survey/${scriptKey}/result`)).json(CheckResultResponse)

/** Everything that was answered in a function group, or with null for the whole company. */
export const listAnswers = (companyId: number, checkSectionId: number | null) =>
  api.get(url(companyId, 'answers'), sectionQuery(checkSectionId)).json(AnswerListResponse)

/** Gives all answers of the script as they are stored now, also what others saved meanwhile. */
export const saveAnswer = (companyId: number, scriptKey: string, input: AnswerInput) =>
  api.post(url(companyId, `survey/${scriptKey}`), { json: input }).json(AnswerListResponse)

export const getAnswersOverview = (companyId: number, scriptKey: string, checkSectionId: number | null) =>
  api
    .get(url(companyId, `survey/${scriptKey}/sectionanswers`), sectionQuery(checkSectionId))
    .json(responseOf(AnswersOverview))

export const saveRemark = (companyId: number, scriptKey: string, input: RemarkInput) =>
  api.post(url(companyId, `survey/${scriptKey}/remark`), { json: input }).json(responseOf(Remark))

export const listFunctionGroups = (companyId: number) =>
  api.get(url(companyId, 'functiongroup')).json(FunctionGroupListResponse)

export const createFunctionGroup = (companyId: number, functionGroupName: string) =>
  api.post(url(companyId, 'functiongroup'), { json: { functionGroupName } }).json(FunctionGroupResponse)

export const renameFunctionGroup = (companyId: number, id: number, functionGroupName: string) =>
  api.put(url(companyId, `functiongroup/${id}`), { json: { functionGroupName } }).json(FunctionGroupResponse)

/** A new function group with the same answers and remarks. */
export const copyFunctionGroup = (companyId: number, id: number, functionGroupName: string) =>
  api
    .post(url(companyId, `functiongroup/${id}/copy`), { json: { functionGroupName } })
    .json(FunctionGroupResponse)

/** Deletes a function group with everything that was answered in it, for good. */
export const deleteFunctionGroup = (companyId: number, id: number) =>
  api.delete(url(companyId, `functiongroup/${id}`))
