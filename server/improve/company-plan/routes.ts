import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import {
  CompanyPlan,
  type PlanFormat,
  PlanProgress,
  planFormats,
} from '#shared/domain/improve/company-plan.ts'
import { createCompanyPlan } from './create-company-plan.ts'
import { createPlansUnderWay } from './plans-under-way.ts'
import { readCompanyPlan } from './read-company-plan.ts'

const forReaders = { company: {} } as const

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const formats: Record<PlanFormat, { mediaType: string; name: string }> = {
  pdf: { mediaType: 'application/pdf', name: 'PDF' },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, name: 'a workbook' },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, name: 'a Word document' },
}

export function companyPlanRoutes(app: FastifyInstance): void {
  const underWay = createPlansUnderWay()
  const exports = createExportLimit(app)

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/plan',
      access: forReaders,
      summary: 'The Plan van Aanpak over all themes that the user may see: risks, action points and advices',
      response: CompanyPlan,
    },
    ({ company }) => readCompanyPlan(app.db, company),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/plan/progress',
      access: forReaders,
      summary: 'How far the file of the plan is that the user asked for; null when none is being made',
      response: v.object({ progress: v.nullable(PlanProgress) }),
    },
    ({ company, user }) => ({ progress: underWay.find(user.id, company.id) }),
  )

  for (const format of planFormats) {
    const { mediaType, name } = formats[format]
    fileRoute(
      app,
      {
        url: `/rest/companies/:companyId/plan/${format}`,
        access: forReaders,
        summary: `The Plan van Aanpak over all themes as ${name}`,
        mediaType,
        recordedAs: 'PLAN_DOWNLOADED',
      },
      async ({ company, user, request }) => {
        await exports.count({ company, user })
        return underWay.follow(user.id, company.id, (onProgress) =>
          createCompanyPlan(app, format, { company, user, signal: request.signal, onProgress }),
        )
      },
    )
  }
}
