import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { adminActionsTable } from './admin-actions-table.ts'
import { listAdminActions, listAllAdminActions, type Subject, subjectExists } from './queries.ts'

const subjects = [
  {
    url: '/rest/admin/users/:id/admin-actions',
    of: 'a user',
    subjectOf: (id: number): Subject => ({ personId: id }),
  },
  {
    url: '/rest/admin/companies/:id/admin-actions',
    of: 'a company',
    subjectOf: (id: number): Subject => ({ companyId: id }),
  },
] as const

/** The routes with which administrators see what administrators did to a user or a company. */
export function adminActionRoutes(app: FastifyInstance): void {
  const { db } = app
  const exports = createExportLimit(app)

  for (const { url, of, subjectOf } of subjects) {
    const params = v.object({ id: Id })

    async function requireSubject(id: number) {
      const subject = subjectOf(id)
      if (!(await subjectExists(db, subject))) throw new Refusal(404)
      return subject
    }

    route(
      app,
      {
        method: 'GET',
        url,
        access: 'admin',
        summary: `One page of what administrators did to ${of}, newest first`,
        params,
        query: v.pick(PageQuery, ['page', 'size']),
        response: pageOf(AdminAction),
      },
      async ({ params: { id }, query }) => listAdminActions(db, await requireSubject(id), query),
    )

    fileRoute(
      app,
      {
        url: `${url}/csv`,
        access: 'admin',
        summary: `All that administrators did to ${of}, as a table`,
        params,
        mediaType: 'text/csv; charset=utf-8',
        recordedAs: 'DEEDS_DOWNLOADED',
      },
      async ({ params: { id }, user }) => {
        const subject = await requireSubject(id)
        await exports.count({ user })
        return { name: 'beheer.csv', content: adminActionsTable(await listAllAdminActions(db, subject)) }
      },
    )
  }
}
