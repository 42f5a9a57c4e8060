import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { changeOwner, withdrawOwnerInvitation } from '#server/companies/ownership/change-owner.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import {
  AdminCompanyDetails,
  OwnerChangeInput,
  OwnerInvitationQuery,
} from '#shared/domain/companies/ownership.ts'
import { findAdminCompany } from './company-queries.ts'

export function adminCompanyRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const company = {
    url: '/rest/admin/companies/:id',
    access: 'admin',
    params: v.object({ id: Id }),
  } as const

  async function companyWithId(companyId: number) {
    const found = await findAdminCompany(db, companyId)
    if (!found) throw new Refusal(404)
    return found
  }

  route(
    app,
    {
      ...company,
      method: 'GET',
      summary: 'A company with its owner, and the invitation to own it',
      response: AdminCompanyDetails,
    },
    ({ params }) => companyWithId(params.id),
  )

  route(
    app,
    {
      ...company,
      method: 'POST',
      url: `${company.url}/owner`,
      once: true,
      needsIdentity: true,
      summary: 'Give a company to the account with this address, or invite the address; 409 when outdated',
      body: OwnerChangeInput,
      response: AdminCompanyDetails,
    },
    async ({ params: { id: companyId }, body, user }) => {
      await changeOwner(db, config, { companyId, actorId: user.id }, body)
      outbox.wake()
      return companyWithId(companyId)
    },
  )

  route(
    app,
    {
      ...company,
      method: 'DELETE',
      url: `${company.url}/owner/invitation`,
      summary: 'Withdraw the invitation to own a company; 409 when outdated',
      query: OwnerInvitationQuery,
    },
    ({ params: { id: companyId }, query, user }) =>
      withdrawOwnerInvitation(db, { companyId, actorId: user.id }, query.revision),
  )
}
