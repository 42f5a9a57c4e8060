import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { listCompanyActivityPage } from './queries.ts'

export function companyActivityRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/activities',
      access: { company: {} },
      summary:
        'One page of what happened in a company, the newest first; an invitee sees what is about the checks of the invitation, the owner also who was invited',
      query: v.pick(PageQuery, ['page', 'size']),
      response: pageOf(CompanyActivity),
    },
    ({ company, query }) => listCompanyActivityPage(app.db, company, query),
  )
}
