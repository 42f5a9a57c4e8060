import type { FastifyInstance } from 'fastify'

import { CompanyOverview } from '#shared/domain/company-overview.ts'
import { route } from '../http/route.ts'
import { readOverview } from './read-overview.ts'

/** The route with what a company has to do. */
export function overviewRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/overview',
      access: { company: {} },
      mayBeOld: true,
      summary:
        'What a company has to do: the next step of the user, the progress of its checks, open risks and deadlines',
      response: CompanyOverview,
    },
    ({ user, company, db }) => readOverview(db, { user, company }),
  )
}
