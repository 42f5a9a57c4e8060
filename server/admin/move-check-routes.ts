import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { CHECK_MOVED, ChosenCompany, MoveCandidate, MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { moveCheck } from './move-check.ts'
import { listMoveCandidates } from './move-check-queries.ts'

export function moveCheckRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/admin/migrate-improvement-check',
      access: 'admin',
      summary: 'The companies between which checks can be moved: all of the owner of one of them, by name',
      query: v.object({ fromCompanyId: ChosenCompany }),
      response: v.array(MoveCandidate),
    },
    async ({ query: { fromCompanyId } }) => {
      const candidates = await listMoveCandidates(db, fromCompanyId)
      if (candidates.length === 0) throw new Refusal(404)
      return candidates
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/admin/migrate-improvement-check',
      access: 'admin',
      needsIdentity: true,
      summary: 'Move a check to another company of the same owner; 409 when that one has started it',
      body: MoveCheckInput,
      response: v.object({ companyId: v.number(), check: Check }),
      message: CHECK_MOVED,
    },
    async ({ body, user }) => {
      await moveCheck(db, body, user.id)
      return { companyId: body.toCompanyId, check: body.check }
    },
  )
}
