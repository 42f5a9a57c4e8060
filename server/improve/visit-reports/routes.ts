import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { INVITED_COACH, OWNER_OR_COMPANY_ADMIN } from '#shared/domain/basics/access.ts'
import { isAuthor } from '#shared/domain/basics/author.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import {
  RatingInput,
  RatingReadInput,
  VisitReport,
  VisitReportArchiveInput,
  VisitReportDetails,
  VisitReportInput,
  VisitReportUpdateInput,
} from '#shared/domain/improve/visit-report.ts'
import { createAppointment } from './appointment.ts'
import {
  archiveVisitReport,
  createVisitReport,
  deleteVisitReport,
  rateVisitReport,
  updateVisitReport,
} from './change-visit-report.ts'
import {
  findCompanyName,
  findVisitReport,
  findVisitReportDetails,
  listVisitReportPage,
  listVisitReports,
  recordRatingRead,
} from './queries.ts'

const params = v.object({ visitReportId: Id })
const forAdmins = { company: { level: 'ADMIN' } } as const
const forCoach = { company: INVITED_COACH } as const
const forOwnerOrCompanyAdmin = { company: OWNER_OR_COMPANY_ADMIN } as const

export function visitReportRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const { publicUrl } = config

  async function read(company: CompanyOfPath, id: number): Promise<VisitReport> {
    const report = await findVisitReport(db, company.id, id)
    if (!report) throw new Refusal(404)
    return report
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/visitreports',
      access: forAdmins,
      summary: 'The visit reports of a company, also archived ones, the last visit first, 500 at most',
      response: v.array(VisitReport),
    },
    ({ company }) => listVisitReports(db, company.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/visitreports/page',
      access: forAdmins,
      summary: 'One page of the visit reports of a company, the last visit first',
      query: ArchivablePageQuery,
      response: pageOf(VisitReport),
    },
    ({ company, query }) => listVisitReportPage(db, company.id, query),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/visitreports',
      access: forCoach,
      once: true,
      summary: 'Write a visit report',
      body: VisitReportInput,
      response: v.object({ id: v.number() }),
    },
    ({ company, user, body }) => createVisitReport(db, config, body, { user, company }),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/visitreports/:visitReportId',
      access: forAdmins,
      summary: 'A visit report, with whether the user still has to read its rating',
      params,
      response: VisitReportDetails,
    },
    async ({ company, user, params: { visitReportId } }) => {
      const report = await findVisitReportDetails(db, company.id, visitReportId, user.id)
      if (!report) throw new Refusal(404)
      return report
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/visitreports/:visitReportId',
      access: forAdmins,
      summary:
        'Change a visit report, as its author; 409 when it is archived, or was saved since the revision',
      params,
      body: VisitReportUpdateInput,
      response: VisitReport,
    },
    async ({ company, user, params: { visitReportId }, body }) => {
      await updateVisitReport(db, visitReportId, body, { user, company })
      return read(company, visitReportId)
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/visitreports/:visitReportId',
      access: forAdmins,
      summary: 'Delete a visit report, as its author, for good; 409 when it is archived',
      params,
    },
    ({ company, user, params: { visitReportId } }) => deleteVisitReport(db, visitReportId, { user, company }),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/visitreports/:visitReportId/archive',
      access: forOwnerOrCompanyAdmin,
      summary:
        'Archive a visit report or take it out of the archive; without a body, change to the other state',
      params,
      body: VisitReportArchiveInput,
      response: VisitReport,
    },
    async ({ company, user, params: { visitReportId }, body }) => {
      await archiveVisitReport(db, visitReportId, body, { user, company })
      return read(company, visitReportId)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/visitreports/:visitReportId/rating',
      access: forOwnerOrCompanyAdmin,
      summary:
        'Rate a visit report, or change its rating; 409 when it is archived, or was saved since the revision',
      params,
      body: RatingInput,
      response: VisitReport,
    },
    async ({ company, user, params: { visitReportId }, body }) => {
      await rateVisitReport(db, visitReportId, body, { user, company })
      return read(company, visitReportId)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/visitreports/:visitReportId/rating/read',
      access: forAdmins,
      summary:
        'Record that the author has read the rating; has no effect when it was saved since the revision',
      params,
      body: RatingReadInput,
    },
    async ({ company, user, params: { visitReportId: id }, body: { revision } }) => {
      const { createdBy } = await read(company, id)
      if (!isAuthor(createdBy, user.id)) throw new Refusal(403)
      await recordRatingRead(db, { companyId: company.id, id, userId: user.id, revision })
    },
  )

  fileRoute(
    app,
    {
      url: '/rest/companies/:companyId/visitreports/:visitReportId/appointment.ics',
      access: forAdmins,
      summary: 'The next appointment as a calendar file; 404 when there is none',
      mediaType: 'text/calendar; charset=utf-8',
      params,
    },
    async ({ company, params: { visitReportId } }) => {
      const report = await read(company, visitReportId)
      const companyName = await findCompanyName(db, company.id)
      if (companyName === undefined || report.dateNextAppointment === '') throw new Refusal(404)
      return createAppointment({ report, companyName, publicUrl })
    },
  )
}
