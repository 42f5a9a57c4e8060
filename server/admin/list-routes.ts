import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { AdminCompanyPage, AdminListQuery, AdminUserPage } from '#shared/domain/admin/admin-lists.ts'
import { listAllCompanies, listUsers } from './list-queries.ts'

export function adminListRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/admin/users',
      access: 'admin',
      summary: 'One page of all users, by first name, searched by name and e-mail address',
      query: AdminListQuery,
      response: AdminUserPage,
    },
    ({ query }) => listUsers(db, query),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/admin/companies',
      access: 'admin',
      summary:
        'One page of all companies, by name, searched by name and by name and e-mail address of the owner',
      query: AdminListQuery,
      response: AdminCompanyPage,
    },
    ({ query }) => listAllCompanies(db, query),
  )
}
