import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { mayEnter, OWNER } from '#shared/domain/access.ts'
import { Check, CheckEntry } from '#shared/domain/check.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { refreshIfOutdated } from '../section-checks/status.ts'
import { deleteCheck, insertCheck } from './check-queries.ts'
import { findCompany } from './queries.ts'

const params = v.object({ check: Check })

/** Starting the checks of a company, and deleting them. */
export function companyCheckRoutes(app: FastifyInstance): void {
  const {
    db,
    config: { websiteUrl },
  } = app

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
    async ({ params: { check }, user, company }) => {
      if (!mayEnter({ level: 'WRITE', check }, { ...company, roles: user.roles })) throw new Refusal(403)
      await insertCheck(db, company.id, check)
      const questionnaire = questionnaires[check]
      if (questionnaire) await refreshIfOutdated(db, { companyId: company.id, questionnaire })
      const started = await findCompany(db, user, company.id, websiteUrl)
      const entry = started?.checks.find((candidate) => candidate.check === check)
      if (!entry) throw new Refusal(403)
      return entry
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/delete-check/:check',
      access: { company: OWNER },
      summary: 'Delete a check that was started, for good',
      params,
    },
    async ({ params: { check }, company }) => {
      if (!(await deleteCheck(db, company.id, check))) throw new Refusal(404)
    },
  )
}
