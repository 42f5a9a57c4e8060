import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { requireConfirmedIdentity } from '#server/platform/http/access.ts'
import { route } from '#server/platform/http/route.ts'
import { OWNER } from '#shared/domain/basics/access.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { deleteCheck } from './delete-check.ts'
import { startCheck } from './start-check.ts'

const params = v.object({ check: Check })

export function companyCheckRoutes(app: FastifyInstance): void {
  const { db, config } = app

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/start-check/:check',
      access: { company: { level: 'WRITE' } },
      summary: 'Start a check; one that was started already stays as it is',
      params,
      response: CheckEntry,
    },
    ({ params: { check }, user, company }) => startCheck(db, config, { user, company, check }),
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/delete-check/:check',
      access: { company: OWNER },
      summary: 'Delete a check that was started, for good; 403 IDENTITY_REQUIRED for an administrator',
      params,
    },
    ({ params: { check }, company, user }) => {
      if (!company.permission.companyOwner) requireConfirmedIdentity(user)
      return deleteCheck(db, { companyId: company.id, check, userId: user.id })
    },
  )
}
