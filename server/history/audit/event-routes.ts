import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { AuditEvent, UserAuditEvent } from '#shared/domain/accounts/audit-event.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { listEvents } from './event-queries.ts'
import { subjectExists } from './queries.ts'

const query = v.pick(PageQuery, ['page', 'size'])

export function eventRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/events',
      access: 'authenticated',
      summary: "One page of what happened to one's own account, newest first",
      query,
      response: pageOf(AuditEvent),
    },
    ({ user, query }) => listEvents(db, user.id, 'person', query),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/admin/users/:id/events',
      access: 'admin',
      summary: 'One page of what happened to the account of a user, newest first',
      params: v.object({ id: Id }),
      query,
      response: pageOf(UserAuditEvent),
    },
    async ({ params: { id }, query }) => {
      if (!(await subjectExists(db, { personId: id }))) throw new Refusal(404)
      return listEvents(db, id, 'administrator', query)
    },
  )
}
