import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { AccountEvent, UserAccountEvent } from '#shared/domain/accounts/account-event.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { subjectExists } from '../admin-actions/queries.ts'
import { listAccountEvents } from './queries.ts'

const query = v.pick(PageQuery, ['page', 'size'])

export function accountEventRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/events',
      access: 'authenticated',
      summary: "One page of what happened to one's own account, newest first",
      query,
      response: pageOf(AccountEvent),
    },
    ({ user, query }) => listAccountEvents(db, user.id, 'person', query),
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
      response: pageOf(UserAccountEvent),
    },
    async ({ params: { id }, query }) => {
      if (!(await subjectExists(db, { personId: id }))) throw new Refusal(404)
      return listAccountEvents(db, id, 'administrator', query)
    },
  )
}
