import type { FastifyInstance } from 'fastify'
import { accessTo, type CheckContent, checkOf, urlOf } from '#server/checks/api/check-access.ts'
import { documentFileName } from '#server/checks/plan/file-name.ts'
import { readPlanCompany } from '#server/checks/plan/plan-company.ts'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { fileRoute } from '#server/platform/http/route.ts'
import { today } from '#shared/domain/basics/date.ts'
import { readListed } from './read-listed.ts'

const formats = [
  {
    format: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    summary: 'All substances of the register as a table',
  },
  {
    format: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: 'The same as a workbook',
  },
] as const

export function exportRoutes(app: FastifyInstance, content: CheckContent): void {
  const exports = createExportLimit(app)
  for (const { format, mediaType, summary } of formats)
    fileRoute(
      app,
      {
        url: urlOf(content, `register/${format}`),
        access: accessTo(content).READ,
        summary,
        mediaType,
        recordedAs: 'REGISTER_DOWNLOADED',
      },
      async ({ company, user, request }) => {
        await exports.count({ company, user })
        let name = ''
        const read = async () => {
          const madeAt = new Date().toISOString()
          const { company: companyName } = await readPlanCompany(app.db, company.id)
          const substances = await readListed(app.db, checkOf(content, company))
          name = documentFileName(
            'Register gevaarlijke stoffen',
            companyName,
            today(new Date(madeAt)),
            format,
          )
          return { plan: 'REGISTER', format, source: { company: companyName, madeAt, substances } } as const
        }
        const file = await app.printer.print(read, { person: user.id, signal: request.signal })
        return { name, content: file }
      },
    )
}
