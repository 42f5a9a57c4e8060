import type { FastifyInstance } from 'fastify'

import { ImprovementSummary } from '#shared/domain/improvement.ts'
import { countActionPoints } from '../action-points/queries.ts'
import { countAdvices } from '../advices/queries.ts'
import { route } from '../http/route.ts'

/** The summary of everything that a company can improve. */
export function improvementRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/improvement',
      access: { company: {} },
      summary: 'How much there is to improve: the numbers of advices and open action points',
      response: ImprovementSummary,
    },
    async ({ company }) => {
      const [advices, { open, late }] = await Promise.all([
        countAdvices(db, company.id),
        countActionPoints(db, company.id),
      ])
      return { advices: advices.active, openActionPoints: open, lateActionPoints: late }
    },
  )
}
