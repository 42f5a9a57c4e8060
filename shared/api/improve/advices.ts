import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import type { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import {
  Advice,
  type AdviceArchiveInput,
  AdviceDetails,
  type AdviceInput,
  type AdviceUpdateInput,
} from '#shared/domain/improve/advice.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))
const PageResponse = responseOf(pageOf(Advice))
const DetailsResponse = responseOf(AdviceDetails)

const url = (companyId: number, rest = '') => `companies/${companyId}/advices${rest}`

/** The newest first. `archived`: also archived ones. */
export const listAdvicePage = (companyId: number, query: ArchivablePageQuery) =>
  api.get(url(companyId, '/page'), { searchParams: { ...query } }).json(PageResponse)

/** With its action points. Rejects with 404 when the company has no such advice. */
export const getAdvice = (companyId: number, id: number) =>
  api.get(url(companyId, `/${id}`)).json(DetailsResponse)

export const markAdviceRead = (companyId: number, id: number) => api.post(url(companyId, `/${id}/read`))

export const createAdvice = (companyId: number, input: AdviceInput, key: string) =>
  api.post(url(companyId), { json: input, ...withKey(key) }).json(CreatedResponse)

/** Rejects with 409 when another user changed it since the revision. */
export const updateAdvice = (companyId: number, id: number, input: AdviceUpdateInput) =>
  api.post(url(companyId, `/${id}`), { json: input }).json(DetailsResponse)

/** Without an answer, takes it out of the archive. */
export const archiveAdvice = (companyId: number, id: number, input?: AdviceArchiveInput) =>
  api.post(url(companyId, `/${id}/archive`), input && { json: input }).json(DetailsResponse)
