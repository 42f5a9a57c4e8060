import type { FastifyInstance } from 'fastify'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import { requireConfirmedIdentity } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { OWNER } from '#shared/domain/basics/access.ts'
import { CompanyDetails, CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'
import { changeCompany } from './change-company.ts'
import { deleteCompany, findDetails } from './details-queries.ts'

export function companyDetailsRoutes(app: FastifyInstance): void {
  const { db } = app

  async function detailsOf(companyId: number) {
    const details = await findDetails(db, companyId)
    // The company was deleted after access was checked.
    if (!details) throw new Refusal(403)
    return details
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/update',
      access: { company: OWNER },
      summary: 'Everything that is known of a company',
      response: CompanyDetails,
    },
    ({ company }) => detailsOf(company.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/update',
      access: { company: OWNER },
      summary:
        'Change a company, unless another user did since the revision; answers what is stored from now on',
      body: CompanyUpdateInput,
      response: CompanyDetails,
    },
    async ({ body, company, user }) => {
      await changeCompany(db, company.id, body, user.id)
      return detailsOf(company.id)
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/delete',
      access: { company: OWNER },
      summary:
        'Delete a company and everything it owns, for good; 403 IDENTITY_REQUIRED for an administrator',
    },
    async ({ company, user }) => {
      if (!company.permission.companyOwner) requireConfirmedIdentity(user)
      await db.transaction().execute(async (transaction) => {
        await allowLongStatements(transaction)
        const deleted = await deleteCompany(transaction, company.id)
        if (!deleted) return
        const event = { companyId: company.id, actorId: user.id }
        await recordAccountEvent(transaction, {
          ...event,
          kind: 'COMPANY_DELETED',
          personId: deleted.ownerId,
        })
        if (deleted.ownerId !== user.id)
          await recordAccountEvent(transaction, { ...event, kind: 'ADMINISTERED', personId: user.id })
      })
    },
  )
}
