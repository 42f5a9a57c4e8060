import type { FastifyInstance } from 'fastify'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { DATA_EXPORT_URL, DataExport } from '#shared/domain/accounts/data-export.ts'
import { findExport } from './queries.ts'
import { requestExport } from './request-export.ts'
import { openExport } from './stored-export.ts'

export function dataExportRoutes(app: FastifyInstance): void {
  const { db, pool, exporter, cleaner } = app
  const requests = createThrottle(pool, 'data-export')
  const exports = createExportLimit(app)

  const ownExport = { url: '/rest/person/data-export', access: 'user', response: DataExport } as const

  route(
    app,
    { ...ownExport, method: 'GET', summary: "The state of the download with all of one's own data" },
    ({ user }) => findExport(db, { personId: user.id }),
  )

  route(
    app,
    {
      ...ownExport,
      method: 'POST',
      once: true,
      summary:
        "Make a download with all of one's own data, in place of an earlier one, unless one is being made",
    },
    async (call) => {
      const key = { personId: call.user.id }
      const current = await findExport(db, key)
      if (current.status === 'PENDING') {
        exporter.wake()
        return current
      }
      await exports.count(call)
      await requests.count(call, String(key.personId))
      await requestExport(db, key)
      exporter.wake()
      cleaner.wake()
      return findExport(db, key)
    },
  )

  fileRoute(
    app,
    {
      url: DATA_EXPORT_URL,
      access: 'user',
      summary: "The ZIP with all of one's own data; with the header range, a part of it",
      mediaType: 'application/zip',
      recordedAs: 'DATA_EXPORT_DOWNLOADED',
    },
    ({ user, request }) => openExport(app, request, { personId: user.id }, 'gegevens.zip'),
  )
}
