import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { FinishedRound, RoundDetails, RoundSummary } from '#shared/domain/checks/check-round.ts'
import {
  type AnswerInput,
  AnswersOverview,
  CheckResult,
  Matrix,
  Remark,
  type RemarkInput,
  ResumePage,
  Section,
  StoredAnswer,
} from '#shared/domain/checks/section-check.ts'
import type { FieldValues } from '#shared/domain/checks/section-fields.ts'
import { checkUrl } from './check-url.ts'

const sectionUrl = (ref: CheckRef, path = '') => checkUrl(ref, `${definitionOf(ref.check).sectionApi}${path}`)

type SectionInput = { name: string; fields?: FieldValues | undefined }

const sectionBody = ({ check }: CheckRef, { name, fields }: SectionInput) => ({
  [definitionOf(check).nameField]: name,
  ...(fields && { fields }),
})

const sectionQuery = (sectionId: number | null) => ({
  searchParams: sectionId === null ? {} : { checkSectionId: sectionId },
})

const AnswerListResponse = responseOf(v.array(StoredAnswer))
const SectionListResponse = responseOf(v.array(Section))
const SectionResponse = responseOf(Section)
const ResumePageResponse = responseOf(v.nullable(ResumePage))
const CheckResultResponse = responseOf(CheckResult)

/** Null when the check is finished or has no sections yet. */
export const getResumePage = (ref: CheckRef) => api.get(checkUrl(ref, 'start')).json(ResumePageResponse)

/** Empty when the check was not started. */
export const getMatrix = (ref: CheckRef) => api.get(checkUrl(ref, 'result/matrix')).json(responseOf(Matrix))

export const listRounds = (ref: CheckRef) =>
  api.get(checkUrl(ref, 'round')).json(responseOf(v.array(RoundSummary)))

/** With what has changed since. Rejects with 404. */
export const getRound = (ref: CheckRef, id: number) =>
  api.get(checkUrl(ref, `round/${id}`)).json(responseOf(RoundDetails))

/** Returns the last one when nothing has changed since. Rejects with 409 while a question is open. */
export const finishRound = (ref: CheckRef, key: string) =>
  api.post(checkUrl(ref, 'round'), withKey(key)).json(responseOf(FinishedRound))

/** Rejects with 404 when it does not exist. */
export const getSectionResult = (ref: CheckRef, id: number) =>
  api.get(sectionUrl(ref, `/${id}/result`)).json(CheckResultResponse)

/** Of a script or a column of the matrix. Rejects with 404 when it does not exist. */
export const getScriptResult = (ref: CheckRef, scriptKey: string) =>
  api.get(checkUrl(ref, `survey/${scriptKey}/result`)).json(CheckResultResponse)

/** `sectionId` null: those of the company. Rejects with 404. */
export const listAnswers = (ref: CheckRef, sectionId: number | null) =>
  api.get(checkUrl(ref, 'answers'), sectionQuery(sectionId)).json(AnswerListResponse)

/** Returns all stored answers to the script. Rejects with 409 when another user changed the answers meanwhile. */
export const saveAnswer = (ref: CheckRef, scriptKey: string, input: AnswerInput) =>
  api.post(checkUrl(ref, `survey/${scriptKey}`), { json: input }).json(AnswerListResponse)

/** The questions of a script with their answers as text. Rejects with 404. */
export const getAnswersOverview = (ref: CheckRef, scriptKey: string, sectionId: number | null) =>
  api
    .get(checkUrl(ref, `survey/${scriptKey}/sectionanswers`), sectionQuery(sectionId))
    .json(responseOf(AnswersOverview))

/** Rejects with 409 like `saveAnswer`. */
export const saveRemark = (ref: CheckRef, scriptKey: string, input: RemarkInput) =>
  api.post(checkUrl(ref, `survey/${scriptKey}/remark`), { json: input }).json(responseOf(Remark))

/** In order of creation; none when the check was not started. */
export const listSections = (ref: CheckRef) => api.get(sectionUrl(ref)).json(SectionListResponse)

/** Rejects with 400 when the name is taken, and with 409 at the maximum number. */
export const createSection = (ref: CheckRef, input: SectionInput, key: string) =>
  api.post(sectionUrl(ref), { json: sectionBody(ref, input), ...withKey(key) }).json(SectionResponse)

/** Rejects with 400 when the name is taken, and with 409 after a conflict. */
export const updateSection = (
  ref: CheckRef,
  id: number,
  { revision, ...input }: SectionInput & { revision: number | undefined },
) =>
  api.put(sectionUrl(ref, `/${id}`), { json: { ...sectionBody(ref, input), revision } }).json(SectionResponse)

/** Copies the answers and remarks. Rejects like `createSection`. */
export const copySection = (ref: CheckRef, id: number, input: SectionInput, key: string) =>
  api
    .post(sectionUrl(ref, `/${id}/copy`), { json: sectionBody(ref, input), ...withKey(key) })
    .json(SectionResponse)

/** An archived section counts for nothing, and keeps its answers. */
export const archiveSection = (ref: CheckRef, id: number) =>
  api.put(sectionUrl(ref, `/${id}/archive`)).json(SectionResponse)

export const restoreSection = (ref: CheckRef, id: number) =>
  api.put(sectionUrl(ref, `/${id}/restore`)).json(SectionResponse)

export const deleteSection = (ref: CheckRef, id: number) => api.delete(sectionUrl(ref, `/${id}`))
