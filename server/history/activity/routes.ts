import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { Activity } from '#shared/domain/companies/activity.ts'
import { listActivityPage } from './queries.ts'

export function activityRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/activities',
      access: { company: {} },
      summary:
        'One page of what happened in a company, the newest first; an invitee sees what is about the checks of the invitation, the owner also who was invited',
      query: v.pick(PageQuery, ['page', 'size']),
      response: pageOf(Activity),
    },
    ({ company, query }) => listActivityPage(app.db, company, query),
  )
}
