import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { Id } from '#server/platform/http/ids.ts'
import { route } from '#server/platform/http/route.ts'
import { prepareExportFor } from './request-export.ts'

/** Administrators do not get the contents. */
export function dataExportAdminRoutes(app: FastifyInstance): void {
  const { db, exporter } = app
  const exports = createExportLimit(app)

  route(
    app,
    {
      method: 'POST',
      url: '/rest/admin/users/:id/prepare-data-export',
      access: 'admin',
      once: true,
      summary: 'Make a download with all data of a person who asked for it; the person gets a mail',
      params: v.object({ id: Id }),
    },
    async ({ params, user }) => {
      await exports.count({ user })
      await prepareExportFor(db, { personId: params.id, actorId: user.id })
      exporter.wake()
    },
  )
}
