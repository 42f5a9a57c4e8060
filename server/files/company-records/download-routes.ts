import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import type { CompanyRecordFile } from '#shared/domain/files/company-record.ts'
import { deleteFile } from './change-company-record.ts'
import { openStored } from './open-stored.ts'
import { findFile } from './queries.ts'
import { findThumbnail, listParts } from './upload-queries.ts'

const fileUrl = '/rest/companies/:companyId/company-records/:recordId/files/:fileId' as const
const params = v.object({ recordId: Id, fileId: Id })
type FileParams = v.InferOutput<typeof params>
const forAdmins = { company: { level: 'ADMIN' } } as const

export function downloadRoutes(app: FastifyInstance): void {
  const { db, cleaner } = app

  async function requireFile(company: CompanyOfPath, params: FileParams): Promise<CompanyRecordFile> {
    const file = await findFile(db, company.id, params)
    if (!file) throw new Refusal(404)
    return file
  }

  fileRoute(
    app,
    {
      url: fileUrl,
      access: forAdmins,
      summary: 'Download a file; with the header range, a part of it',
      params,
      mediaType: '*/*',
      recordedAs: 'COMPANY_FILE_DOWNLOADED',
    },
    async ({ company, params, request }) => {
      const { name, mediaType, size } = await requireFile(company, params)
      const parts = await listParts(db, params.fileId)
      return { name, mediaType, size, tag: String(params.fileId), read: openStored(app, request, parts) }
    },
  )

  fileRoute(
    app,
    {
      url: `${fileUrl}/thumbnail`,
      access: forAdmins,
      summary: 'A small picture of a file that is a picture',
      params,
      mediaType: 'image/webp',
    },
    async ({ company, params, request }) => {
      const { name } = await requireFile(company, params)
      const thumbnail = await findThumbnail(db, params.recordId, params.fileId)
      if (!thumbnail) throw new Refusal(404)
      const { key, size } = thumbnail
      return {
        name,
        mediaType: 'image/webp',
        size,
        tag: key,
        read: openStored(app, request, [thumbnail]),
        isInline: true,
      }
    },
  )

  route(
    app,
    { method: 'DELETE', url: fileUrl, access: forAdmins, summary: 'Delete a file', params },
    async ({ company, user, params: { recordId, fileId } }) => {
      await deleteFile(db, recordId, fileId, { user, company })
      cleaner.wake()
    },
  )
}
