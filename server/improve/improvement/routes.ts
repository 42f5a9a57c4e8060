import type { FastifyInstance } from 'fastify'
import { countCompanyRecords } from '#server/files/company-records/queries.ts'
import { route } from '#server/platform/http/route.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import { ImprovementSummary } from '#shared/domain/improve/improvement.ts'
import { countActionPoints } from '../action-points/queries.ts'
import { countAdvices } from '../advices/queries.ts'
import { countVisitReports } from '../visit-reports/queries.ts'

export function improvementRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/improvement',
      access: { company: {} },
      summary:
        'How much there is to improve: the numbers of advices, action points, items of the file and reports',
      response: ImprovementSummary,
    },
    async ({ company }) => {
      const isAdmin = hasAccess(company.permission, 'ADMIN')
      const [advices, { open, late }, companyRecords, visitReports] = await Promise.all([
        countAdvices(db, company.id),
        countActionPoints(db, company.id),
        isAdmin ? countCompanyRecords(db, company.id) : null,
        isAdmin ? countVisitReports(db, company.id) : null,
      ])
      return {
        advices: advices.active,
        openActionPoints: open,
        lateActionPoints: late,
        companyRecords,
        visitReports: visitReports?.active ?? null,
      }
    },
  )
}
