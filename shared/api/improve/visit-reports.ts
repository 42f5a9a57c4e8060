import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import type { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import {
  type RatingInput,
  VisitReport,
  VisitReportDetails,
  type VisitReportInput,
  type VisitReportUpdateInput,
} from '#shared/domain/improve/visit-report.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))
const PageResponse = responseOf(pageOf(VisitReport))
const Response = responseOf(VisitReport)
const DetailsResponse = responseOf(VisitReportDetails)

const url = (companyId: number, rest = '') => `companies/${companyId}/visitreports${rest}`

/** The last visit first. `archived`: also archived ones. */
export const listVisitReportPage = (companyId: number, query: ArchivablePageQuery) =>
  api.get(url(companyId, '/page'), { searchParams: { ...query } }).json(PageResponse)

/** Rejects with 404 when the company has no such visit report. */
export const getVisitReport = (companyId: number, id: number) =>
  api.get(url(companyId, `/${id}`)).json(DetailsResponse)

/** By the author, unless the report was saved since the revision. */
export const markRatingRead = (companyId: number, id: number, revision: number) =>
  api.post(url(companyId, `/${id}/rating/read`), { json: { revision } })

export const createVisitReport = (companyId: number, input: VisitReportInput, key: string) =>
  api.post(url(companyId), { json: input, ...withKey(key) }).json(CreatedResponse)

/** Rejects with 409 when it is archived, or was saved since the revision. */
export const updateVisitReport = (companyId: number, id: number, input: VisitReportUpdateInput) =>
  api.post(url(companyId, `/${id}`), { json: input }).json(Response)

/** Rejects with 409 when it is archived. */
export const deleteVisitReport = (companyId: number, id: number) =>
  api.delete(url(companyId, `/${id}`)).then(() => undefined)

export const archiveVisitReport = (companyId: number, id: number, archived: boolean) =>
  api.post(url(companyId, `/${id}/archive`), { json: { archived } }).json(Response)

/** Rejects with 409 when it is archived, or was saved since the revision. */
export const rateVisitReport = (companyId: number, id: number, input: RatingInput) =>
  api.post(url(companyId, `/${id}/rating`), { json: input }).json(Response)

export const appointmentHref = (companyId: number, id: number) =>
  `/rest/${url(companyId, `/${id}/appointment.ics`)}`
