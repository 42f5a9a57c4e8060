import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { DATA_EXPORT_URL, DataExport } from '#shared/domain/data-export.ts'
import { createExportLimit } from '../http/export-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { fileRoute, route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { ObjectMissingError, refuseWithoutStorage } from '../storage/storage.ts'
import { openParts } from '../storage/stored-parts.ts'
import { findExport, findStoredExport } from './queries.ts'
import { requestExport } from './request-export.ts'

const GONE = 'Deze download is er niet meer. Maak een nieuwe.'

/** The routes for the download with all data of the user. */
export function dataExportRoutes(app: FastifyInstance): void {
  const { db, pool, storage, exporter, cleaner, log } = app
  const requests = createThrottle(pool, 'data-export')
  const exports = createExportLimit(app)

  const ownExport = { url: '/rest/person/data-export', access: 'user', response: DataExport } as const

  route(
    app,
    { ...ownExport, method: 'GET', summary: "The state of the download with all of one's own data" },
    ({ user }) => findExport(db, user.id),
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
      const { id } = call.user
      const current = await findExport(db, id)
      if (current.status === 'PENDING') {
        exporter.wake()
        return current
      }
      await exports.count(call)
      await requests.count(call, String(id))
      await requestExport(db, id)
      exporter.wake()
      cleaner.wake()
      return findExport(db, id)
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
    async ({ user }) => {
      const stored = await findStoredExport(db, user.id)
      if (!stored) throw new Refusal(404, GONE)
      const { id, size, parts } = stored
      return {
        name: 'gegevens.zip',
        mediaType: 'application/zip',
        size,
        tag: String(id),
        read: (range) =>
          refuseWithoutStorage(log, async () => Readable.from(await openParts(storage, parts, range))).catch(
            (error) => {
              if (error instanceof ObjectMissingError) throw new Refusal(404, GONE)
              throw error
            },
          ),
      }
    },
  )
}
