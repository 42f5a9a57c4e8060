import type { FastifyInstance } from 'fastify'
import { readPlanCompany } from '#server/checks/plan/plan-company.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { COMPANY_EXPORT_URL, DataExport } from '#shared/domain/accounts/data-export.ts'
import { type ExportKey, findExport } from '../data-export/queries.ts'
import { requestExport } from '../data-export/request-export.ts'
import { openExport } from '../data-export/stored-export.ts'

const forReaders = { company: {} } as const

const keyOf = ({ user, company }: { user: CurrentUser; company: CompanyOfPath }): ExportKey => ({
  personId: user.id,
  company,
})

/** Each user has a download of their own. */
export function companyExportRoutes(app: FastifyInstance): void {
  const { db, pool, exporter, cleaner } = app
  const requests = createThrottle(pool, 'company-export')
  const exports = createExportLimit(app)

  const ofCompany = {
    url: '/rest/companies/:companyId/data-export',
    access: forReaders,
    response: DataExport,
  } as const

  route(
    app,
    {
      ...ofCompany,
      method: 'GET',
      summary: 'The state of the download with everything of a company that the user may read',
    },
    (call) => findExport(db, keyOf(call)),
  )

  route(
    app,
    {
      ...ofCompany,
      method: 'POST',
      once: true,
      summary:
        'Make a download with everything of a company that the user may read, in place of an earlier one, unless one is being made',
    },
    async (call) => {
      const { user, company } = call
      const key = keyOf(call)
      const current = await findExport(db, key)
      if (current.status === 'PENDING') {
        exporter.wake()
        return current
      }
      await exports.count({ user, company })
      await requests.count(call, `${user.id} ${company.id}`)
      await requestExport(db, key)
      exporter.wake()
      cleaner.wake()
      return findExport(db, key)
    },
  )

  fileRoute(
    app,
    {
      url: COMPANY_EXPORT_URL,
      access: forReaders,
      summary: 'The ZIP with everything of a company; with the header range, a part of it',
      mediaType: 'application/zip',
      recordedAs: 'COMPANY_EXPORT_DOWNLOADED',
    },
    async (call) => {
      const { company } = await readPlanCompany(db, call.company.id)
      return openExport(app, call.request, keyOf(call), `Alles van ${company}.zip`)
    },
  )
}
