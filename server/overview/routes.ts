import type { FastifyInstance } from 'fastify'
import { isCoachAwaited, listInvitees } from '#server/companies/invitations/queries.ts'
import { findCompany } from '#server/companies/queries.ts'
import { findNextAppointment } from '#server/improve/visit-reports/queries.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { hasAccess, mayManageCompany } from '#shared/domain/basics/access.ts'
import { Company } from '#shared/domain/companies/company.ts'
import { CompanyOverview } from '#shared/domain/overview/company-overview.ts'
import { readOverview } from './read-overview.ts'

export function overviewRoutes(app: FastifyInstance): void {
  const { config, db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/overview',
      access: { company: {} },
      summary:
        'What a company has to do: the next step of the user, the progress of its checks, open risks and deadlines',
      response: CompanyOverview,
    },
    ({ user, company }) => readOverview(app.db, { user, company }),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/checks',
      access: { company: {} },
      summary:
        'One company with its checks and next appointment; an invitee sees the checks of the invitation, the owner also who was invited',
      response: Company,
    },
    async ({ user, company: { id, permission } }) => {
      const company = await findCompany(db, user, id, config)
      if (!company) throw new Refusal(403)
      const mayManage = mayManageCompany(permission)
      return {
        ...company,
        invitees: mayManage ? await listInvitees(db, id) : [],
        isCoachAwaited: mayManage && (await isCoachAwaited(db, id)),
        nextAppointment: hasAccess(permission, 'ADMIN') ? await findNextAppointment(db, id) : null,
      }
    },
  )
}
